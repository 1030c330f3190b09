import { isOpen } from '#domain/enrolments/activation-window.ts';
import { postPoints } from '../core/ledger/post-points.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, asc, eq, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { pointBalances, rewardRedemptions, rewards } from '../store/tables/ledger.ts';
import type { SeededCreator } from './seed-accounts.ts';

/** How many of the first members have bought something. */
const BUYERS = 4;

type Reward = typeof rewards.$inferSelect;

/**
 * The first members buy the cheapest reward, and those after the first the cheapest of what there
 * are only so many, by the way that points are spent and where they can pay; the first one to buy
 * has received it. In the running transaction.
 */
export async function seedRedemptions(
  store: Store,
  { uuid: program_uuid }: ApiProgram,
  members: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  const offered = await store.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.program_uuid, program_uuid), isNull(rewards.retired_at)))
    .orderBy(asc(rewards.cost));
  // Keys come from a pool, and roles are given by a platform: neither is there without them.
  const sold = offered.filter(
    ({ kind, cost, stock, ...window }) =>
      kind !== 'key' &&
      kind !== 'role' &&
      cost > 0 &&
      (stock ?? BUYERS) >= BUYERS &&
      isOpen(window, now),
  );
  const [cheapest] = sold;
  const scarce = sold.find((one) => one !== cheapest && one.stock !== null);
  if (cheapest) await buy(store, cheapest, members.slice(0, BUYERS), now);
  if (scarce) await buy(store, scarce, members.slice(1, BUYERS + 1), now);
}

async function buy(
  store: Store,
  { program_uuid, id: reward_id, activation_id, cost }: Reward,
  buyers: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  const { database } = store;
  for (const [place, { id: creator_id }] of buyers.entries()) {
    const [account] = await database
      .select({ balance: pointBalances.balance })
      .from(pointBalances)
      .where(
        and(
          eq(pointBalances.creator_id, creator_id),
          eq(pointBalances.activation_id, activation_id),
        ),
      );
    if (!account || account.balance < cost) continue;
    const fulfilled = place === 0;
    const [redemption] = await database
      .insert(rewardRedemptions)
      .values({
        ...{ program_uuid, creator_id, reward_id, cost, claimed_at: now },
        state: fulfilled ? 'fulfilled' : 'claimed',
        fulfilled_at: fulfilled ? now : null,
      })
      .returning({ id: rewardRedemptions.id });
    await database
      .update(rewards)
      .set({ redeemed: sql`${rewards.redeemed} + 1` })
      .where(and(eq(rewards.program_uuid, program_uuid), eq(rewards.id, reward_id)));
    await postPoints(store, {
      ...{ program_uuid, activation_id, creator_id, now },
      amount: -cost,
      source_kind: 'redemption',
      source_id: String(redemption?.id),
      reason: { reward_id },
    });
  }
}
