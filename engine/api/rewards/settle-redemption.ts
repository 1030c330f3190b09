import type { Redemption } from '#contract/shapes/redemption.ts';
import { cancellableUntil } from '#domain/rewards/cancel-window.ts';
import { nextRedemptionState, type RedemptionAction } from '#domain/rewards/redemption-state.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { notifyDecision } from '../core/events/notify-decision.ts';
import { revokeKey, takeKeyFor } from '../core/keys/vault.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { postPoints } from '../core/ledger/post-points.ts';
import { mailReward } from '../core/rewards/mail-reward.ts';
import {
  presentRedemption,
  type RedemptionRow,
  type RewardRow,
} from '../core/rewards/present-redemption.ts';
import { selectRedemptions } from '../core/rewards/redemption-rows.ts';
import { readRole } from '../core/roles/role-rows.ts';
import { endRole, keepRoleGiven } from '../core/roles/role-wishes.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewardRedemptions, rewards } from '../store/tables/ledger.ts';

export interface Settlement {
  readonly program_uuid: string;
  readonly by: { readonly actor_kind: 'operator' | 'creator'; readonly actor_id: string };
  readonly request_id: string;
  readonly redemption_id: number;
  /** For the creator: shown and mailed. */
  readonly note: string | undefined;
  /** For the creator: shown and mailed. */
  readonly tracking_reference?: string | undefined;
  readonly locale: string;
}

interface Settled {
  readonly row: RedemptionRow;
  readonly reward: RewardRow;
  readonly delivery_known: boolean;
  /** False where the account was deleted. */
  readonly hasCreator: boolean;
  readonly now: Date;
}

type Answer = Omit<Redemption, 'key'>;

/**
 * Marks a redeemed reward as delivered and tells the creator. A key that a quest promised is taken
 * out of the pool by this.
 * @throws ApiError REDEMPTION_UNKNOWN, TRANSITION_REFUSED, KEYS_EXHAUSTED
 */
export function fulfilRedemption(services: ApiServices, settlement: Settlement): Promise<Answer> {
  const { store } = services;
  return settle(services, settlement, 'fulfil', async ({ row, reward, hasCreator, now }) => {
    const { program_uuid, note, tracking_reference } = settlement;
    const { key_option_id } = reward;
    const holder = { redemption_id: row.id };
    if (reward.kind === 'key' && key_option_id !== null)
      await takeKeyFor(store, { program_uuid, key_option_id, holder }, now);
    await keepRoleGiven(store, row.id, now);
    if (hasCreator)
      await mailReward(store, row, 'reward_fulfilled', {
        ...(note ? { note } : {}),
        ...(tracking_reference ? { tracking_reference } : {}),
      });
  });
}

/**
 * Gives the points back and the piece to the stock. What was earned stays what it was, and a key
 * that was handed out is revoked: it never returns to the pool. A role is taken.
 * @throws ApiError REDEMPTION_UNKNOWN, TRANSITION_REFUSED
 */
export function refundRedemption(services: ApiServices, settlement: Settlement): Promise<Answer> {
  const { store } = services;
  return settle(services, settlement, 'refund', async (settled) => {
    const { row, hasCreator, now } = settled;
    const { program_uuid, note } = settlement;
    if (hasCreator) await givePointsBack(store, settled, note);
    await revokeKey(store, program_uuid, { redemption_id: row.id }, now);
    await endRole(store, row.id, now);
    if (hasCreator)
      await mailReward(store, row, 'reward_refunded', {
        ...(row.cost > 0 ? { points: row.cost } : {}),
        ...(note ? { note } : {}),
      });
    await returnToStock(store, row);
  });
}

/**
 * Takes back what a creator redeemed a short while ago. No mail: whoever did it knows.
 * @throws ApiError REDEMPTION_UNKNOWN, also of somebody else's; REDEMPTION_NOT_CANCELLABLE
 */
export function cancelRedemption(services: ApiServices, settlement: Settlement): Promise<Answer> {
  const { store } = services;
  return settle(services, settlement, 'cancel', async (settled) => {
    await givePointsBack(store, settled, undefined);
    await endRole(store, settled.row.id, settled.now);
    await returnToStock(store, settled.row);
  });
}

async function givePointsBack(
  store: Store,
  { row, reward, now }: Pick<Settled, 'row' | 'reward' | 'now'>,
  note: string | undefined,
): Promise<void> {
  const { program_uuid, cost, creator_id, reward_id } = row;
  if (cost === 0) return;
  await postPoints(store, {
    program_uuid,
    activation_id: reward.activation_id,
    creator_id,
    now,
    amount: cost,
    source_kind: 'refund',
    source_id: String(row.id),
    reason: { reward_id, ...(note ? { note } : {}) },
  });
}

/** Changes the row that all who redeem wait for: the last thing that is done. */
async function returnToStock({ database }: Store, row: RedemptionRow): Promise<void> {
  await database
    .update(rewards)
    .set({ redeemed: sql`greatest(${rewards.redeemed} - 1, 0)` })
    .where(and(eq(rewards.program_uuid, row.program_uuid), eq(rewards.id, row.reward_id)));
}

/** One step of a redemption with what it leads to and its entry in the audit log. */
async function settle(
  { store, now: clock }: ApiServices,
  settlement: Settlement,
  action: RedemptionAction,
  follow: (settled: Settled) => Promise<void>,
): Promise<Answer> {
  const now = clock();
  const { program_uuid, by, request_id, note, tracking_reference, locale } = settlement;
  return store.transaction(async () => {
    const { row, reward, delivery_known, hasCreator } = await lockRedemption(store, settlement);
    if (action === 'cancel') refuseToCancel(settlement, { row, reward }, now);
    const state = nextRedemptionState(row.state, action);
    if (!state) throw new ApiError('TRANSITION_REFUSED', { state: row.state });
    const [changed] = await store.database
      .update(rewardRedemptions)
      .set({
        state,
        note: note ?? row.note,
        tracking_reference: tracking_reference ?? row.tracking_reference,
        ...(state === 'fulfilled' ? { fulfilled_at: now } : { refunded_at: now }),
      })
      .where(eq(rewardRedemptions.id, row.id))
      .returning();
    if (!changed) throw new Error('A redemption that was locked is not there.');
    await follow({ row: changed, reward, delivery_known, hasCreator, now });
    if (hasCreator) {
      const decided = state === 'fulfilled' ? state : 'refunded';
      const { id, creator_id } = changed;
      await notifyDecision(store, { subject: 'redemption', id, creator_id, state: decided });
    }
    await writeAudit(store, {
      program_uuid,
      ...by,
      action: `redemption.${action}`,
      subject_kind: 'redemption',
      subject_id: row.id,
      details: {
        ...{ from_state: row.state, to_state: state },
        ...(note ? { note } : {}),
        ...(tracking_reference ? { tracking_reference } : {}),
      },
      request_id,
    });
    const role = await readRole(store, changed.id);
    return presentRedemption(changed, { reward, delivery_known, role }, locale);
  });
}

/** Only one's own is cancelled, and only for as long as the answer of redeeming said. */
function refuseToCancel(
  { by }: Settlement,
  { row, reward }: Pick<Settled, 'row' | 'reward'>,
  now: Date,
): void {
  if (row.creator_id !== by.actor_id) throw new ApiError('REDEMPTION_UNKNOWN');
  const until = cancellableUntil({ ...row, kind: reward.kind });
  if (!until || now >= until) throw new ApiError('REDEMPTION_NOT_CANCELLABLE');
}

/** Locks the creator, then the redemption: in the order in which redeeming locks them. */
async function lockRedemption(
  store: Store,
  { program_uuid, redemption_id }: Settlement,
): Promise<Omit<Settled, 'now'>> {
  const own = and(
    eq(rewardRedemptions.program_uuid, program_uuid),
    eq(rewardRedemptions.id, redemption_id),
  );
  const [found] = await store.database
    .select({ creator_id: rewardRedemptions.creator_id })
    .from(rewardRedemptions)
    .where(own);
  if (!found) throw new ApiError('REDEMPTION_UNKNOWN');
  const creator = await lockCreator(store, program_uuid, found.creator_id);
  const [locked] = await selectRedemptions(store)
    .where(own)
    .for('update', { of: rewardRedemptions });
  if (!locked) throw new ApiError('REDEMPTION_UNKNOWN');
  return { ...locked, hasCreator: creator !== undefined };
}
