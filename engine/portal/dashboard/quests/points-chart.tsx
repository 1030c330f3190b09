import { useWords } from '../../i18n/use-words.ts';
import { card } from '../../theme/parts.css.ts';
import { useView } from '../../view/use-view.ts';
import { formatNumber, localDay, localMoment } from '../parts/format.ts';
import { useNow } from '../parts/use-now.ts';
import { pointWords } from '../words/point-words.ts';
import * as styles from './points.css.ts';
import { pointsLine } from './points-line.ts';

const BOX = { width: 300, height: 100 };
const SOME_DAYS = 3 * 86_400_000;

interface PointsChartProperties {
  /** Newest first. */
  readonly transactions: Parameters<typeof pointsLine>[0];
}

/** Points over time as a line. */
export function PointsChart({ transactions }: PointsChartProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow(60_000);
  const drawn = pointsLine(transactions, { ...BOX, now });
  if (!drawn) return null;
  // Within a few days the hours matter.
  const moment = now - Date.parse(drawn.from) < SOME_DAYS ? localMoment : localDay;
  const from = moment(drawn.from, locale);
  const to = moment(new Date(now).toISOString(), locale);
  const label = say(pointWords.chart, {
    ...{ from, to },
    first: formatNumber(drawn.first, locale),
    last: formatNumber(drawn.last, locale),
  });
  return (
    <figure className={`${card} ${styles.chart}`}>
      <figcaption className={styles.chartHead}>
        <span>{say(pointWords.chartTitle)}</span>
        <span className={styles.quiet}>{formatNumber(drawn.highest, locale)}</span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.area} d={drawn.area} />
        <path className={styles.line} d={drawn.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </figure>
  );
}
