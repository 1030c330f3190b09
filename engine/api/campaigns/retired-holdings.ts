import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import { and, eq, inArray, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { gameKeys, influencerActivations, keyOptions } from '../store/tables/activations.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';
import { activationRequests } from '../store/tables/pipelines.ts';

/** What hangs on something that a plan retires: it stays in the store, and nobody gets at it. */
export interface RetiredHoldings {
  readonly retired: 'activations' | 'key_options' | 'rewards';
  readonly id: number;
  /** What there is of each kind; what there is none of is left out. */
  readonly holds: Partial<Record<Held, number>>;
}

/** Keys in the pool and keys given out, enrolments and requests that are open, rewards to be sent. */
export type Held = 'available_keys' | 'claimed_keys' | 'enrolments' | 'requests' | 'redemptions';

type Counts = readonly { readonly id: number; readonly kind: Held; readonly count: number }[];
type RetiredTable = RetiredHoldings['retired'];

const TABLES: readonly RetiredTable[] = ['activations', 'key_options', 'rewards'];
const counted = sql<number>`count(*)::int`;

/** Counts what hangs on all that a plan retires; what nothing hangs on is left out. */
export async function readRetiredHoldings(
  store: Store,
  program_uuid: string,
  changes: readonly CampaignChange[],
): Promise<RetiredHoldings[]> {
  const found: RetiredHoldings[] = [];
  for (const retired of TABLES) {
    const ids = changes
      .filter(({ action, table }) => action === 'retire' && table === retired)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const counts = await READERS[retired](store, program_uuid, ids);
    for (const id of ids) {
      const own = counts.filter((one) => one.id === id && one.count > 0);
      const holds = Object.fromEntries(own.map(({ kind, count }) => [kind, count]));
      if (own.length > 0) found.push({ retired, id, holds });
    }
  }
  return found;
}

type Reader = (store: Store, program_uuid: string, ids: readonly number[]) => Promise<Counts>;

const READERS: Record<RetiredTable, Reader> = {
  activations: async (store, program_uuid, ids) => [
    ...(await countKeys(store, program_uuid, keyOptions.activation_id, ids)),
    ...(await countEnrolments(store, program_uuid, ids)),
    ...(await countRequests(store, program_uuid, ids)),
  ],
  key_options: (store, program_uuid, ids) => countKeys(store, program_uuid, keyOptions.id, ids),
  rewards: countRedemptions,
};

async function countKeys(
  { database }: Store,
  program_uuid: string,
  by: typeof keyOptions.id | typeof keyOptions.activation_id,
  ids: readonly number[],
): Promise<Counts> {
  const rows = await database
    .select({ id: by, state: gameKeys.state, count: counted })
    .from(gameKeys)
    .innerJoin(
      keyOptions,
      and(
        eq(keyOptions.program_uuid, gameKeys.program_uuid),
        eq(keyOptions.id, gameKeys.key_option_id),
      ),
    )
    .where(
      and(
        eq(gameKeys.program_uuid, program_uuid),
        inArray(by, [...ids]),
        inArray(gameKeys.state, ['available', 'claimed']),
      ),
    )
    .groupBy(by, gameKeys.state);
  return rows.map(({ id, state, count }) => ({
    ...{ id, count },
    kind: state === 'available' ? 'available_keys' : 'claimed_keys',
  }));
}

async function countEnrolments(
  { database }: Store,
  program_uuid: string,
  ids: readonly number[],
): Promise<Counts> {
  const rows = await database
    .select({ id: influencerActivations.activation_id, count: counted })
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.program_uuid, program_uuid),
        inArray(influencerActivations.activation_id, [...ids]),
        inArray(influencerActivations.state, ['offered', 'accepted', 'claimed']),
      ),
    )
    .groupBy(influencerActivations.activation_id);
  return rows.map((row) => ({ ...row, kind: 'enrolments' }));
}

async function countRequests(
  { database }: Store,
  program_uuid: string,
  ids: readonly number[],
): Promise<Counts> {
  const rows = await database
    .select({ id: activationRequests.activation_id, count: counted })
    .from(activationRequests)
    .where(
      and(
        eq(activationRequests.program_uuid, program_uuid),
        inArray(activationRequests.activation_id, [...ids]),
        inArray(activationRequests.state, ['submitted', 'in_review', 'needs_changes']),
      ),
    )
    .groupBy(activationRequests.activation_id);
  return rows.map((row) => ({ ...row, kind: 'requests' }));
}

/** Redemptions that are still to be sent. */
async function countRedemptions(
  { database }: Store,
  program_uuid: string,
  ids: readonly number[],
): Promise<Counts> {
  const rows = await database
    .select({ id: rewardRedemptions.reward_id, count: counted })
    .from(rewardRedemptions)
    .where(
      and(
        eq(rewardRedemptions.program_uuid, program_uuid),
        inArray(rewardRedemptions.reward_id, [...ids]),
        eq(rewardRedemptions.state, 'claimed'),
      ),
    )
    .groupBy(rewardRedemptions.reward_id);
  return rows.map((row) => ({ ...row, kind: 'redemptions' }));
}
