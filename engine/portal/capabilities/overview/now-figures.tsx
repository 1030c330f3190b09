import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { withFilters } from '../../core/console/with-filters.ts';
import { FigureLink } from './figure-link.tsx';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { useLists } from './use-lists.ts';

interface NowFiguresProperties {
  readonly overview: ResponseOf<typeof readOverview>;
}

/** What one looks at first. */
export function NowFigures({ overview }: NowFiguresProperties) {
  const say = useWords();
  const { addressOf } = useConsole();
  const { pointsOf } = useLists();
  const { queues, review_days, members, active, weeks } = overview;
  const week = weeks.at(-1);
  const overdue = queues.reduce((sum, queue) => sum + (queue.overdue ?? 0), 0);
  const people = (filters: Readonly<Record<string, string>>) =>
    withFilters(addressOf('people'), filters);
  const figures = [
    {
      word: overviewWords.waiting,
      value: queues.reduce((sum, { waiting }) => sum + waiting, 0),
      to: addressOf('inbox'),
    },
    ...(review_days === null
      ? []
      : [
          {
            word: overviewWords.overdue,
            value: overdue,
            to: withFilters(addressOf('inbox'), { overdue: 'yes' }),
            late: overdue > 0,
          },
        ]),
    {
      word: overviewWords.members,
      value: members,
      to: people({ member: 'yes', status: 'active' }),
    },
    { word: overviewWords.activeWeek, value: active.last_7_days, to: people({ active: '7' }) },
    { word: overviewWords.activeMonth, value: active.last_30_days, to: people({ active: '30' }) },
    ...(week
      ? [
          {
            word: overviewWords.given,
            value: week.points_given,
            to: pointsOf(week.begins),
            when: say(overviewWords.thisWeek),
          },
          {
            word: overviewWords.spent,
            value: week.points_spent,
            to: pointsOf(week.begins, 'redemption'),
            when: say(overviewWords.thisWeek),
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.figures} aria-label={say(overviewWords.now)}>
      {figures.map(({ word, value, to, late, when }) => (
        <div key={word.id} className={styles.figure}>
          <dt className={styles.term}>
            {say(word)} {when && <span>({when})</span>}
          </dt>
          <dd>
            <FigureLink value={value} to={to} className={late ? styles.lateValue : styles.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
