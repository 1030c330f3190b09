import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { redeemReward as endpoint } from '#contract/rewards/endpoints.ts';
import { windowState } from '#domain/quests/windows.ts';
import { remainingOf } from '#domain/rewards/reward-stock.ts';
import { claimKeyFor } from '../core/keys/vault.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { postPoints } from '../core/ledger/post-points.ts';
import { readBalance } from '../core/ledger/read-balances.ts';
import { countHad } from '../core/rewards/count-had.ts';
import { keepDelivery, requireDelivery } from '../core/rewards/deliveries.ts';
import { mailReward } from '../core/rewards/mail-reward.ts';
import { presentRedemption, type RewardRow } from '../core/rewards/present-redemption.ts';
import { rememberDelivery } from '../core/rewards/saved-addresses.ts';
import { readRole } from '../core/roles/role-rows.ts';
import { promiseRole } from '../core/roles/role-wishes.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, isNull, lt, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewardRedemptions, rewards } from '../store/tables/ledger.ts';

/**
 * Redeems a reward in one transaction: limit, points, stock, key and mail, or none of them. The
 * creator is locked first, so that one person's redemptions happen one after another; the reward's
 * row is taken last, so that others wait for it as short as can be.
 */
export async function redeemReward(
  services: ApiServices,
  { caller, params: { reward_id }, body, locale, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { store, secrets } = services;
  const { program, creator_id } = caller;
  const program_uuid = program.uuid;
  const now = services.now();
  return store.transaction(async () => {
    const creator = await lockCreator(store, program_uuid, creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    const reward = await requireRedeemable(store, { program_uuid, creator_id, reward_id, now });
    const delivery = requireDelivery(program, reward, body.delivery ?? {});
    const { activation_id, cost, key_option_id } = reward;
    const isKey = reward.kind === 'key' && key_option_id !== null;
    const [row] = await store.database
      .insert(rewardRedemptions)
      .values({
        program_uuid,
        creator_id,
        reward_id,
        cost,
        state: isKey ? 'fulfilled' : 'claimed',
        claimed_at: now,
        fulfilled_at: isKey ? now : null,
      })
      .returning();
    if (!row) throw new Error('The store took a redemption and did not return it.');
    await promiseRole(store, {
      ...{ redemption_id: row.id, program_uuid, creator_id, reward_id, now },
    });
    if (delivery) {
      await keepDelivery(store, secrets, row, delivery, now);
      const save = body.save_address === true;
      const owner = { program, program_uuid, creator_id };
      await rememberDelivery(store, secrets, owner, delivery, { save, now });
    }
    const account = { program_uuid, activation_id, creator_id, now };
    const { balance, earned } =
      cost === 0
        ? await readBalance(store, creator_id, activation_id)
        : await postPoints(store, {
            ...account,
            amount: -cost,
            source_kind: 'redemption',
            source_id: String(row.id),
            reason: { reward_id },
          });
    const held = isKey
      ? await claimKeyFor(
          store,
          secrets,
          { program_uuid, key_option_id, holder: { redemption_id: row.id } },
          { actor_kind: 'creator', actor_id: creator_id, request_id: request.id, now },
        )
      : undefined;
    await mailReward(store, row, 'reward_redeemed', cost === 0 ? {} : { points: cost });
    await takePiece(store, reward);
    const role = await readRole(store, row.id);
    return {
      redemption: {
        ...presentRedemption(row, { reward, delivery_known: delivery !== null, role }, locale),
        key: held?.key ?? null,
      },
      point_balance: { activation_id, balance, earned },
    };
  });
}

interface Wish {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly reward_id: number;
  readonly now: Date;
}

/** Everything that refuses a locked creator, but for points and for what others do meanwhile. */
async function requireRedeemable(
  store: Store,
  { program_uuid, creator_id, reward_id, now }: Wish,
): Promise<RewardRow> {
  const [reward] = await store.database
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        eq(rewards.id, reward_id),
        isNull(rewards.retired_at),
      ),
    );
  if (!reward) throw new ApiError('REWARD_UNKNOWN');
  const { opens_at, closes_at, limit_per_creator } = reward;
  if (windowState(reward, now) !== 'open')
    throw new ApiError('REWARD_NOT_OPEN', { opens_at, closes_at });
  const had = await countHad(store, { program_uuid, creator_id }, [reward_id]);
  if (limit_per_creator !== null && (had.get(reward_id) ?? 0) >= limit_per_creator)
    throw new ApiError('REWARD_LIMIT_REACHED', { limit_per_creator });
  if (remainingOf(reward) === 0) throw new ApiError('REWARD_OUT_OF_STOCK');
  return reward;
}

/** @throws ApiError REWARD_OUT_OF_STOCK where others took the last piece meanwhile */
async function takePiece({ database }: Store, { program_uuid, id }: RewardRow): Promise<void> {
  const taken = await database
    .update(rewards)
    .set({ redeemed: sql`${rewards.redeemed} + 1` })
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        eq(rewards.id, id),
        or(isNull(rewards.stock), lt(rewards.redeemed, rewards.stock)),
      ),
    )
    .returning({ id: rewards.id });
  if (taken.length === 0) throw new ApiError('REWARD_OUT_OF_STOCK');
}
