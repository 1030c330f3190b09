import { PROGRAM_STEPS } from '#contract/vocabulary/operator-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { STEP_WORDS } from '../../core/console/step-words.ts';
import { formatNumber, utcDay } from '../../kit/parts/format.ts';
import { FigureLink } from './figure-link.tsx';
import type { Week } from './funnel.tsx';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { useLists } from './use-lists.ts';

const COLUMNS = [
  { word: overviewWords.week },
  { word: overviewWords.visits },
  ...PROGRAM_STEPS.map((step) => ({ word: STEP_WORDS[step] })),
  { word: overviewWords.given },
  { word: overviewWords.spent },
];

interface WeekTableProperties {
  /** The oldest first. */
  readonly weeks: readonly Week[];
}

/** The same figures to be read, the newest week first; each leads to its list. */
export function WeekTable({ weeks }: WeekTableProperties) {
  const say = useWords();
  return (
    <ConsoleTable label={say(overviewWords.weeks)} columns={COLUMNS}>
      {weeks.toReversed().map((week, place) => (
        <Row key={week.begins} week={week} open={place === 0} />
      ))}
    </ConsoleTable>
  );
}

interface RowProperties {
  readonly week: Week;
  /** It is not over. */
  readonly open: boolean;
}

function Row({ week, open }: RowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { peopleOf, pointsOf } = useLists();
  const { begins, visits, points_given, points_spent } = week;
  return (
    <tr>
      <th scope="row">
        <time dateTime={begins}>{utcDay(begins, locale)}</time>{' '}
        {open && <span className={styles.muted}>{say(overviewWords.soFar)}</span>}
      </th>
      <td>
        {visits === null ? (
          <span className={styles.muted}>{say(overviewWords.unknown)}</span>
        ) : (
          formatNumber(visits, locale)
        )}
      </td>
      {PROGRAM_STEPS.map((step) => (
        <td key={step}>
          <FigureLink value={week[step]} to={peopleOf(step, begins)} />
        </td>
      ))}
      <td>
        <FigureLink value={points_given} to={pointsOf(begins)} />
      </td>
      <td>
        <FigureLink value={points_spent} to={pointsOf(begins, 'redemption')} />
      </td>
    </tr>
  );
}
