import { clockOf, DAY, momentOf } from '#domain/notifications/zone-clock.ts';
import type { ConnectorContext } from '../connector.ts';
import type { DailyQuota } from '../daily-quota.ts';

/** Units a day of a project that nobody granted more. */
const UNITS = 10_000;
/** Whoever develops waits for nothing. */
const SIMULATED_UNITS = 1_000_000;
/** YouTube's days begin when California's do. */
const california = clockOf('America/Los_Angeles');

/** How many units may be used a day: `MARQUEE_CONNECTOR_YOUTUBE_UNITS`. */
export function unitsADay({ access }: Pick<ConnectorContext, 'access'>): number {
  const set = Number(access.variables.UNITS);
  if (Number.isInteger(set) && set > 0) return set;
  return access.simulated ? SIMULATED_UNITS : UNITS;
}

/** YouTube's day of a moment, `2026-11-27`, and when the next one begins. */
export function quotaDay(now: Date): { readonly day: string; readonly next: Date } {
  const today = Math.floor(california(+now) / DAY) * DAY;
  return {
    day: new Date(today).toISOString().slice(0, 10),
    next: new Date(momentOf(today + DAY, california)),
  };
}

/** The units of the operator's project. */
export const UNITS_OF_DAY: DailyQuota = {
  bucket: 'units',
  name: 'YouTube’s units',
  limit: unitsADay,
  dayOf: quotaDay,
};
