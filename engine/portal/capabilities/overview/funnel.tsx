import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { overviewWords } from './overview-words.ts';
import { Part } from './part.tsx';
import { WeekCharts } from './week-charts.tsx';
import { WeekTable } from './week-table.tsx';

export type Week = ResponseOf<typeof readOverview>['weeks'][number];

interface FunnelProperties {
  /** The oldest first; the last one is not over. */
  readonly weeks: readonly Week[];
}

/** How many come, and how far they get, by week: drawn, and below in figures with their lists. */
export function Funnel({ weeks }: FunnelProperties) {
  const say = useWords();
  return (
    <Part
      title={say(overviewWords.funnel)}
      text={say(overviewWords.funnelText, { weeks: weeks.length })}
    >
      <WeekCharts weeks={weeks} />
      <WeekTable weeks={weeks} />
    </Part>
  );
}
