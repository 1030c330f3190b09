import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { STEP_WORDS } from '../../core/console/step-words.ts';
import { formatNumber, utcDay } from '../../kit/parts/format.ts';
import { percent } from '../../kit/parts/percent.ts';
import { bars, CHART } from './bars.ts';
import type { Week } from './funnel.tsx';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';

type Figure = Exclude<keyof Week, 'begins'>;

/** The funnel in its order, and points; each with what it is a share of. */
const CHARTS: readonly { readonly figure: Figure; readonly word: Word; readonly of?: Figure }[] = [
  { figure: 'visits', word: overviewWords.visits },
  { figure: 'applied', word: STEP_WORDS.applied, of: 'visits' },
  { figure: 'accepted', word: STEP_WORDS.accepted, of: 'applied' },
  { figure: 'first_quest', word: STEP_WORDS.first_quest, of: 'accepted' },
  { figure: 'first_reward', word: STEP_WORDS.first_reward, of: 'first_quest' },
  { figure: 'points_given', word: overviewWords.given },
  { figure: 'points_spent', word: overviewWords.spent },
];

interface WeekChartsProperties {
  readonly weeks: readonly Week[];
}

/**
 * Each figure week by week, on a scale of its own: of a thousand visits a few lead to a reward. The
 * table says the same to whoever does not see the drawing.
 */
export function WeekCharts({ weeks }: WeekChartsProperties) {
  const sum = (figure: Figure): number | null => {
    const known = weeks.flatMap((week) => week[figure] ?? []);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  return (
    <div className={styles.charts}>
      {CHARTS.map(({ figure, word, of }) => (
        <Chart
          key={figure}
          word={word}
          weeks={weeks.map((week) => ({ begins: week.begins, value: week[figure] ?? 0 }))}
          sum={sum(figure)}
          before={of === undefined ? null : sum(of)}
        />
      ))}
    </div>
  );
}

interface ChartProperties {
  readonly word: Word;
  readonly weeks: readonly { readonly begins: string; readonly value: number }[];
  /** Null where it is not known. */
  readonly sum: number | null;
  /** How many the step before had; null where that is not known, or there is none. */
  readonly before: number | null;
}

function Chart({ word, weeks, sum, before }: ChartProperties) {
  const say = useWords();
  const { locale } = useView();
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.term}>{say(word)}</span>
        {sum !== null && <span className={styles.value}>{formatNumber(sum, locale)}</span>}
        {sum !== null && before !== null && before >= sum && before > 0 && (
          <span className={styles.muted}>
            {say(overviewWords.share, { percent: percent(sum / before, locale) })}
          </span>
        )}
      </figcaption>
      {sum === null ? (
        <p className={styles.muted}>{say(overviewWords.visitsUnknown)}</p>
      ) : (
        <>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bars(weeks.map(({ value }) => value)).map((bar, place) => {
              const { begins = '', value = 0 } = weeks[place] ?? {};
              return (
                <rect
                  key={begins}
                  {...bar}
                  className={place === weeks.length - 1 ? styles.openBar : styles.bar}
                >
                  <title>
                    {say(overviewWords.weekOf, { day: utcDay(begins, locale), count: value })}
                  </title>
                </rect>
              );
            })}
          </svg>
          <p className={styles.axis} aria-hidden="true">
            {say(overviewWords.since, { day: utcDay(weeks[0]?.begins ?? '', locale) })}
          </p>
        </>
      )}
    </figure>
  );
}
