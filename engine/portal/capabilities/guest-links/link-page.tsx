import { readGuestLink } from '#contract/campaigns/guest-link-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './guest-links.css.ts';
import { guestLinksWords, linkStateWords } from './guest-links-words.ts';
import { LinkUses } from './link-uses.tsx';
import { type GuestLink, LINK_FILTERS, useGuestActivations, useRevoke } from './use-links.ts';

/** One link: its terms, and who used it. */
export function LinkPage({ id }: { readonly id: string }) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  // The way back leads to the list as it was.
  const [filters] = useFilters(LINK_FILTERS);
  const search = new URLSearchParams(filters).toString();
  const link = useEndpoint(readGuestLink, {
    params: { guest_link_id: id },
    query: { uuid: program.uuid },
  });
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink
          to={addressOf('guest-links') + (search && `?${search}`)}
          className={smallButton}
        >
          {say(guestLinksWords.back)}
        </ConsoleLink>
      </div>
      <Answer of={link}>
        {(found) => (
          <>
            <LinkFacts link={found} />
            <LinkUses id={id} />
          </>
        )}
      </Answer>
    </div>
  );
}

function LinkFacts({ link }: { readonly link: GuestLink }) {
  const say = useWords();
  const { locale } = useView();
  const { may } = useConsole();
  const titles = useGuestActivations().data?.activations ?? [];
  const revoke = useRevoke(() => {});
  const { id, activation_id, label, state, uses, uses_limit } = link;
  const { expires_at, revoked_at, created_at } = link;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h1 className={title}>
          <bdi>{label}</bdi>
        </h1>
        {may('manage_guest_links') && state !== 'revoked' && (
          <button type="button" className={smallButton} onClick={() => revoke.ask([id])}>
            {say(guestLinksWords.revoke)}
          </button>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{say(guestLinksWords.state)}</dt>
          <dd>
            {revoked_at === null
              ? say(linkStateWords[state])
              : say(guestLinksWords.revokedAt, { time: localMoment(revoked_at, locale) })}
          </dd>
        </div>
        <div>
          <dt>{say(guestLinksWords.activation)}</dt>
          <dd>{titles.find((one) => one.id === activation_id)?.title ?? activation_id}</dd>
        </div>
        <div>
          <dt>{say(guestLinksWords.used)}</dt>
          <dd>
            {say(guestLinksWords.usedOf, {
              used: formatNumber(uses, locale),
              limit: formatNumber(uses_limit, locale),
            })}
          </dd>
        </div>
        <div>
          <dt>{say(guestLinksWords.expires)}</dt>
          <dd>
            {expires_at === null ? say(guestLinksWords.never) : localMoment(expires_at, locale)}
          </dd>
        </div>
        <div>
          <dt>{say(guestLinksWords.created)}</dt>
          <dd>{localMoment(created_at, locale)}</dd>
        </div>
      </dl>
      <p className={styles.muted}>{say(guestLinksWords.forOne)}</p>
      {revoke.error && <CallProblem error={revoke.error} />}
    </section>
  );
}
