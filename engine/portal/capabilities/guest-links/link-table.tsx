import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, localDay, localMoment } from '../../kit/parts/format.ts';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, linkStateWords } from './guest-links-words.ts';
import { type GuestLink, useGuestActivations } from './use-links.ts';

const COLUMNS = [
  { word: guestLinksWords.label },
  { word: guestLinksWords.activation },
  { word: guestLinksWords.state },
  { word: guestLinksWords.used },
  { word: guestLinksWords.expires },
  { word: guestLinksWords.created },
];

interface LinkTableProperties {
  readonly links: readonly GuestLink[];
  /** The ids of those that are selected. */
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
}

/** Links, row by row; whoever may revoke them selects them here. */
export function LinkTable({ links, selection, onSelect }: LinkTableProperties) {
  const say = useWords();
  const { may } = useConsole();
  const titles = useGuestActivations().data?.activations ?? [];
  const mayRevoke = may('manage_guest_links');
  const revocable = links.filter(({ state }) => state !== 'revoked').map(({ id }) => id);
  const toggle = (id: string) => {
    const changed = new Set(selection);
    if (!changed.delete(id)) changed.add(id);
    onSelect(changed);
  };
  return (
    <>
      {mayRevoke && revocable.length > 0 && (
        <label className={styles.head}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={revocable.every((id) => selection.has(id))}
            onChange={({ currentTarget: { checked } }) =>
              onSelect(new Set(checked ? revocable : []))
            }
          />
          {say(guestLinksWords.selectAll)}
        </label>
      )}
      <ConsoleTable label={say(guestLinksWords.title)} columns={COLUMNS}>
        {links.map((link) => (
          <Row
            key={link.id}
            link={link}
            title={titles.find(({ id }) => id === link.activation_id)?.title}
          >
            {mayRevoke && link.state !== 'revoked' && (
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={say(guestLinksWords.select, { label: link.label })}
                checked={selection.has(link.id)}
                onChange={() => toggle(link.id)}
              />
            )}
          </Row>
        ))}
      </ConsoleTable>
    </>
  );
}

interface RowProperties {
  readonly link: GuestLink;
  /** Of its activation. */
  readonly title: string | undefined;
  /** What selects it. */
  readonly children: ReactNode;
}

function Row({ link, title, children }: RowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const { id, activation_id, label, state, uses, uses_limit, expires_at, created_at } = link;
  return (
    <tr className={state === 'open' ? undefined : styles.gone}>
      <th scope="row">
        <span className={styles.named}>
          {children}
          <ConsoleLink
            to={addressOf('guest-links', id) + location.search}
            className={styles.label}
            title={label}
          >
            <bdi>{label}</bdi>
          </ConsoleLink>
        </span>
      </th>
      <td>
        <bdi className={styles.label}>{title ?? activation_id}</bdi>
      </td>
      <td>{say(linkStateWords[state])}</td>
      <td>
        {say(guestLinksWords.usedOf, {
          used: formatNumber(uses, locale),
          limit: formatNumber(uses_limit, locale),
        })}
      </td>
      <td>
        {expires_at === null ? (
          say(guestLinksWords.never)
        ) : (
          <time dateTime={expires_at}>{localMoment(expires_at, locale)}</time>
        )}
      </td>
      <td>
        <time dateTime={created_at}>{localDay(created_at, locale)}</time>
      </td>
    </tr>
  );
}
