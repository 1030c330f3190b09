import { listCampaignThings, readLiveCampaign } from '#contract/campaigns/live-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { CAMPAIGN_KINDS, type CampaignKind } from '#contract/vocabulary/plan-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './campaign.css.ts';
import { kindWords, campaignWords as words } from './campaign-words.ts';
import { THING_FILTERS, ThingFilters, thingQuery } from './thing-filters.tsx';
import { ThingTable } from './thing-table.tsx';

type Live = ResponseOf<typeof readLiveCampaign>;

/** How many things come at once. */
const PAGE = 50;
const NO_FILTER = { search: undefined, season: undefined, state: undefined };

/** What is live of the campaign, beside what the manifest says. */
export default function LiveCampaign() {
  const { program } = useConsole();
  const live = useEndpoint(readLiveCampaign, { query: { uuid: program.uuid } });
  return (
    <Answer of={live} rows={8} shape="rows">
      {(found) => (
        <>
          <Standing live={found} />
          <Things live={found} />
        </>
      )}
    </Answer>
  );
}

/** Whether the manifest says what is live, and where to see what would change. */
function Standing({ live: { applied, manifest, pending, errors } }: { readonly live: Live }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const said = () => {
    if (!manifest) return say(words.absent);
    if (!applied) return say(words.never);
    if (pending) return say(words.pending);
    return say(words.same, { time: localMoment(applied.at, locale) });
  };
  return (
    <div className={pending || errors > 0 ? styles.differs : styles.standing}>
      <p>{said()}</p>
      {errors > 0 && <p className={styles.warning}>{say(words.errors, { count: errors })}</p>}
      {(pending || errors > 0) && (
        <ConsoleLink to={addressOf('campaign', 'plan')} className={smallButton}>
          {say(words.seePlan)}
        </ConsoleLink>
      )}
    </div>
  );
}

function Things({ live }: { readonly live: Live }) {
  const say = useWords();
  const { locale } = useView();
  const { program, addressOf } = useConsole();
  const [filters, narrow] = useFilters(THING_FILTERS);
  const kind: CampaignKind = CAMPAIGN_KINDS.find((one) => one === filters.kind) ?? 'quest';
  const things = usePages(listCampaignThings, {
    params: { kind },
    query: { uuid: program.uuid, limit: PAGE, ...thingQuery(filters) },
  });
  const narrowed = Object.keys(NO_FILTER).some((name) => name in filters);
  return (
    <>
      <nav className={styles.tabs} aria-label={say(words.kinds)}>
        {live.live.map(({ kind: one, count }) => (
          <ConsoleLink
            key={one}
            to={`${addressOf('campaign')}?kind=${one}`}
            className={styles.tab}
            aria-current={one === kind ? 'true' : undefined}
          >
            {say(kindWords[one])}
            <span className={styles.muted}>{formatNumber(count, locale)}</span>
          </ConsoleLink>
        ))}
      </nav>
      <ThingFilters kind={kind} filters={filters} seasons={live.seasons} onNarrow={narrow} />
      <Paged of={things} rows={8} shape="rows">
        {(pages) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length > 0) return <ThingTable kind={kind} things={all} />;
          if (!narrowed)
            return (
              <Empty icon="tabler:flag" title={say(words.nothing)}>
                {say(words.nothingText)}
              </Empty>
            );
          return (
            <Empty icon="tabler:search" title={say(words.nothingFound)}>
              <button type="button" className={smallButton} onClick={() => narrow(NO_FILTER)}>
                {say(words.clearFilters)}
              </button>
            </Empty>
          );
        }}
      </Paged>
    </>
  );
}
