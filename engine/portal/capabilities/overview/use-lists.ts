import type { ProgramStep } from '#contract/vocabulary/operator-words.ts';
import type { PointSource } from '#contract/vocabulary/state-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { withFilters } from '../../core/console/with-filters.ts';

const DAY = 86_400_000;
/** The last day of the week that begins on a day (`2026-11-16`). */
const endOfWeek = (begins: string): string =>
  new Date(Date.parse(begins) + 6 * DAY).toISOString().slice(0, 10);

/** The addresses of the lists behind the figures of a week, by the day it begins with. */
export function useLists() {
  const { addressOf } = useConsole();
  return {
    /** Who took a step in it. */
    peopleOf: (step: ProgramStep, week: string): string =>
      withFilters(addressOf('people'), { step, week }),
    /** Which points were granted and spent in it; of one source alone where that is named. */
    pointsOf: (week: string, source?: PointSource): string =>
      withFilters(addressOf('overview', 'points'), { from: week, to: endOfWeek(week), source }),
  };
}
