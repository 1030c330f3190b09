import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';
import { type Deadline, nearestDeadlines } from './nearest-deadlines.ts';
import type { StandingQueries } from './use-standing.ts';

const KINDS = {
  join: homeWords.deadlineJoin,
  granted: homeWords.deadlineGranted,
  offer: homeWords.deadlineOffer,
  key: homeWords.deadlineKey,
  content: homeWords.deadlineContent,
  event: homeWords.deadlineEvent,
  season: homeWords.deadlineSeason,
  quest: homeWords.deadlineQuest,
} as const;

interface DeadlineListProperties {
  readonly standing: Pick<StandingQueries, 'enrolments' | 'quests'>;
}

/** What ends soon, in the reader's own time zone. */
export function DeadlineList({ standing: { enrolments, quests } }: DeadlineListProperties) {
  const say = useWords();
  const now = useNow();
  const waiting = [enrolments, quests].some(({ data, error }) => data === undefined && !error);
  const answerable = useSectionPath('claims') !== undefined;
  // An offer that nobody can answer here ends for nobody.
  const own = enrolments.data?.items.filter(({ state }) => answerable || state !== 'offered');
  const deadlines = nearestDeadlines(own ?? [], quests.data?.quests ?? [], now);
  return (
    <section className={`${card} ${styles.part}`}>
      <h2 className={itemTitle}>{say(homeWords.deadlines)}</h2>
      {waiting ? (
        <Skeleton rows={2} />
      ) : deadlines.length === 0 ? (
        <p className={styles.muted}>{say(homeWords.noDeadlines)}</p>
      ) : (
        <ul className={styles.deadlines}>
          {deadlines.map((deadline) => (
            <Item
              key={`${deadline.kind} ${deadline.id} ${deadline.at}`}
              deadline={deadline}
              now={now}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ deadline, now }: { readonly deadline: Deadline; readonly now: number }) {
  const say = useWords();
  const { locale, program } = useView();
  const claims = useSectionPath('claims');
  const quests = program?.sections.find(
    ({ name }) => name === 'quests' || name === 'challenges',
  )?.path;
  const { kind, at, titles, id } = deadline;
  const [only] = titles;
  const title =
    titles.length === 1 && only !== undefined
      ? only
      : say(homeWords.quests, { count: titles.length });
  const to = kind === 'quest' || kind === 'season' ? quests : claims && `${claims}/${id}`;
  return (
    <li className={styles.deadline}>
      <p className={styles.stepTitle}>
        {to === undefined ? title : <ProgramLink to={to}>{title}</ProgramLink>}
      </p>
      <p className={styles.muted}>
        {titles.length === 1 && `${say(KINDS[kind])} · `}
        <time dateTime={at}>
          {relativeTime(at, now, locale)} ({localMoment(at, locale)})
        </time>
      </p>
    </li>
  );
}
