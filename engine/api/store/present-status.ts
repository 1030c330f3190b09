import type { CreatorStatus } from '#contract/vocabulary/state-words.ts';
import { type SQL, sql } from './drizzle.ts';
import { creators } from './tables/accounts.ts';

/**
 * A creator's status as it holds now: a suspension with a date is over at that moment, without
 * anybody doing anything. The clock is the store's, so that all servers agree.
 */
export const presentStatus: SQL<CreatorStatus> = sql<CreatorStatus>`case when ${creators.status} = 'suspended' and ${creators.suspended_until} <= now() then 'active' else ${creators.status} end`;
