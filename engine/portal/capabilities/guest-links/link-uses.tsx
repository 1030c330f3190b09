import { useId } from 'react';
import { listGuestLinkUses } from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, progressWords } from './guest-links-words.ts';

const COLUMNS = [
  { word: guestLinksWords.person },
  { word: guestLinksWords.progress },
  { word: guestLinksWords.accepted },
  { word: guestLinksWords.claimed },
];

/** Who used a link, newest first, and how far they came. */
export function LinkUses({ id }: { readonly id: string }) {
  const say = useWords();
  const { program } = useConsole();
  const heading = useId();
  const uses = usePages(listGuestLinkUses, {
    params: { guest_link_id: id },
    query: { uuid: program.uuid, limit: 50 },
  });
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {say(guestLinksWords.uses)}
      </h2>
      <Paged of={uses} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <p>{say(guestLinksWords.nobody)}</p>;
          return (
            <ConsoleTable label={say(guestLinksWords.uses)} columns={COLUMNS}>
              {all.map((use) => (
                <Row key={use.influencer_activation_id} use={use} />
              ))}
            </ConsoleTable>
          );
        }}
      </Paged>
    </section>
  );
}

function Row({ use }: { readonly use: ResponseOf<typeof listGuestLinkUses>['items'][number] }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf, may } = useConsole();
  const { guest, creator, state, accepted_at, claimed_at, influencer_activation_id } = use;
  const nameless = say(guestLinksWords.nameless);
  return (
    <tr>
      <th scope="row">
        {creator ? (
          <PersonLink id={creator.id}>
            {creator.display_name || creator.email || nameless}
          </PersonLink>
        ) : (
          <bdi>{guest.name || guest.email || nameless}</bdi>
        )}{' '}
        <span className={styles.muted}>
          {say(creator ? guestLinksWords.asCreator : guestLinksWords.asGuest)}
        </span>
        {!creator && may('merge_guests') && (
          <div>
            <ConsoleLink to={`${addressOf('people')}?guest=${influencer_activation_id}`}>
              {say(guestLinksWords.merge)}
            </ConsoleLink>
          </div>
        )}
      </th>
      <td>{say(progressWords[state])}</td>
      <td>{accepted_at && localMoment(accepted_at, locale)}</td>
      <td>{claimed_at && localMoment(claimed_at, locale)}</td>
    </tr>
  );
}
