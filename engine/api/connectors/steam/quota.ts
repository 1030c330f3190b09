import { dayOf } from '#domain/connectors/observations.ts';
import type { DailyQuota } from '../daily-quota.ts';

/** Calls a day that Valve’s terms for the Web API allow a key. */
const CALLS = 100_000;
/** The part that linked accounts are read with: names of those who sign in are asked for besides. */
export const FOR_READING = 0.95;
/** The part that eligibility may go up to: who applies need not wait for the next day. */
export const FOR_APPLICANTS = 0.98;
const DAY = 86_400_000;

/** The calls of the operator's key, `MARQUEE_CONNECTOR_STEAM_CALLS`; days are those of UTC. */
export const CALLS_OF_DAY: DailyQuota = {
  bucket: 'calls',
  name: 'Steam’s calls',
  limit: ({ access }) => {
    const set = Number(access.variables.CALLS);
    return Number.isInteger(set) && set > 0 ? set : CALLS;
  },
  dayOf: (now) => ({ day: dayOf(now), next: new Date(Math.floor(+now / DAY) * DAY + DAY) }),
};
