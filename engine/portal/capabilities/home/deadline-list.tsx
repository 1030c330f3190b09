import type { Deadline } from '#contract/shapes/today.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, itemTitle } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { LateRemindButton } from '../../core/reminders/late-reminders.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';
import type { TodayQuery } from './use-today.ts';

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

/** What ends soon, in the reader's own time zone. */
export function DeadlineList({ today }: { readonly today: TodayQuery }) {
  const say = useWords();
  const now = useNow();
  return (
    <section className={`${card} ${styles.part}`}>
      <h2 className={itemTitle}>{say(homeWords.deadlines)}</h2>
      <Answer of={today} rows={2}>
        {({ deadlines }) =>
          deadlines.length === 0 ? (
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
          )
        }
      </Answer>
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
  const { kind, at, titles, id, quest_ids } = deadline;
  const [only] = titles;
  const title =
    titles.length === 1 && only !== undefined
      ? only
      : say(homeWords.quests, { count: titles.length });
  const to = kind === 'quest' || kind === 'season' ? quests : claims && `${claims}/${id}`;
  return (
    <li className={styles.deadline}>
      <div>
        <p className={styles.stepTitle}>
          {to === undefined ? title : <ProgramLink to={to}>{title}</ProgramLink>}
        </p>
        <p className={styles.muted}>
          {titles.length === 1 && `${say(KINDS[kind])} · `}
          <time dateTime={at}>
            {relativeTime(at, now, locale)} ({localMoment(at, locale)})
          </time>
        </p>
      </div>
      <div className={styles.deadlineActions}>
        <LateRemindButton
          subjects={
            id === null
              ? quest_ids.map((quest) => ({ kind: 'quest', id: quest }))
              : [{ kind: 'enrolment', id }]
          }
          moment="closes"
          title={title}
          look="sign"
        />
        <button
          type="button"
          className={styles.toCalendar}
          aria-label={say(homeWords.toCalendar, { title })}
          onClick={async (event) => {
            const link = event.currentTarget.closest('li')?.querySelector('a');
            const url = link?.href ?? location.href;
            const { saveDeadline } = await import('./save-deadline.ts');
            saveDeadline({ title, at, kind, id, url });
          }}
        >
          <Icon name="tabler:calendar-plus" />
        </button>
      </div>
    </li>
  );
}
