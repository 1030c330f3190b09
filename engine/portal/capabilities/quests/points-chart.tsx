import { useWords } from '../../base/i18n/use-words.ts';
import { card } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber, localDay, localMoment } from '../../kit/parts/format.ts';
import { CHART_BOX, LineChart } from '../../kit/parts/line-chart.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { pointWords } from './point-words.ts';
import { pointsLine } from './points-line.ts';

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
  const drawn = pointsLine(transactions, { ...CHART_BOX, now });
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
    <div className={card}>
      <LineChart
        title={say(pointWords.chartTitle)}
        figure={formatNumber(drawn.highest, locale)}
        label={label}
        drawing={drawn}
        time={[from, to]}
      />
    </div>
  );
}
