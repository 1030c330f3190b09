import type { reissueKey as endpoint } from '#contract/campaigns/key-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockEnrolments } from '../core/enrolments/enrolment-rows.ts';
import { notifyDecision } from '../core/events/notify-decision.ts';
import { notifyEnrolment } from '../core/events/notify-enrolment.ts';
import { readOptions } from '../core/keys/key-options.ts';
import { type KeyHolder, replaceKey } from '../core/keys/vault.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { tellCreator } from '../core/notifications/tell-creators.ts';
import { mailReward } from '../core/rewards/mail-reward.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { gameKeys, influencerActivations } from '../store/tables/activations.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';

type KeyRow = typeof gameKeys.$inferSelect;

/** What holds a key, locked: who is told of its replacement, and what the audit log names. */
interface LockedHolder {
  readonly holder: KeyHolder;
  readonly subject_kind: 'influencer_activation' | 'redemption';
  readonly subject_id: number;
  readonly tell: (fresh: KeyRow) => Promise<void>;
}

/**
 * Replaces a key that does not work by another of its option, at once or not at all. Of two who do
 * it at once the second finds the key void.
 * @throws ApiError KEY_UNKNOWN, CREATOR_UNKNOWN, TRANSITION_REFUSED, KEYS_EXHAUSTED
 */
export async function reissueKey(
  { store, now: clock }: Pick<ApiServices, 'store' | 'now'>,
  { caller, params: { game_key_id }, body: { fault, note }, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const program_uuid = caller.program.uuid;
  return store.transaction(async () => {
    const [found] = await store.database
      .select()
      .from(gameKeys)
      .where(and(eq(gameKeys.id, game_key_id), eq(gameKeys.program_uuid, program_uuid)));
    if (!found) throw new ApiError('KEY_UNKNOWN');
    const locked = await lockHolder(store, found);
    if (!locked) throw new ApiError('TRANSITION_REFUSED', { state: found.state });
    const fresh = await replaceKey(store, { ...found, ...locked, fault }, clock());
    await locked.tell(fresh);
    const { subject_kind, subject_id } = locked;
    await writeAudit(store, {
      program_uuid,
      ...{ actor_kind: 'operator', actor_id: caller.operator_id, request_id: request.id },
      ...{ action: 'keys.reissue', subject_kind, subject_id },
      details: {
        ...{ replaced_key_id: found.id, game_key_id: fresh.id, fault },
        ...(note ? { note } : {}),
      },
    });
    return {
      replaced_key_id: found.id,
      game_key_id: fresh.id,
      key_option_id: fresh.key_option_id,
    };
  });
}

/** Locks what holds a key in the order in which claims do; undefined where nobody ever had it. */
async function lockHolder(store: Store, key: KeyRow): Promise<LockedHolder | undefined> {
  if (key.influencer_activation_id !== null)
    return lockEnrolment(store, key, key.influencer_activation_id);
  if (key.redemption_id !== null) return lockRedemption(store, key, key.redemption_id);
  return undefined;
}

async function lockEnrolment(store: Store, key: KeyRow, id: number): Promise<LockedHolder> {
  const [found] = await lockEnrolments(store, eq(influencerActivations.id, id));
  if (!found) throw new ApiError('KEY_UNKNOWN');
  const { row, activation } = found;
  const locale = row.creator_id === null ? DEFAULT_LOCALE : await localeOf(store, row.creator_id);
  return {
    holder: { influencer_activation_id: id },
    ...{ subject_kind: 'influencer_activation', subject_id: id },
    tell: async (fresh) => {
      await notifyEnrolment(store, row);
      if (row.creator_id === null) return;
      const [option] = await readOptions(store, key.program_uuid, [key.key_option_id]);
      const title = pickText(activation.title, locale);
      const params = { title, platform: option?.platform, given_by: 'activation' } as const;
      await tellCreator(store, key.program_uuid, {
        creator_id: row.creator_id,
        message: { kind: 'key_replaced', params },
        source: `key:${fresh.id}`,
      });
    },
  };
}

async function lockRedemption(store: Store, key: KeyRow, id: number): Promise<LockedHolder> {
  const { program_uuid } = key;
  const own = and(eq(rewardRedemptions.program_uuid, program_uuid), eq(rewardRedemptions.id, id));
  const [known] = await store.database
    .select({ creator_id: rewardRedemptions.creator_id })
    .from(rewardRedemptions)
    .where(own);
  if (!known) throw new ApiError('KEY_UNKNOWN');
  const { creator_id } = known;
  if (!(await lockCreator(store, program_uuid, creator_id))) throw new ApiError('CREATOR_UNKNOWN');
  const [row] = await store.database.select().from(rewardRedemptions).where(own).for('update');
  if (!row) throw new ApiError('KEY_UNKNOWN');
  return {
    holder: { redemption_id: id },
    ...{ subject_kind: 'redemption', subject_id: id },
    tell: async (fresh) => {
      await mailReward(store, row, 'key_replaced', { key_id: fresh.id });
      await notifyDecision(store, { subject: 'redemption', id, creator_id, state: 'fulfilled' });
    },
  };
}

/** @throws ApiError CREATOR_UNKNOWN where the account was deleted */
async function localeOf({ database }: Store, id: string): Promise<string> {
  const [creator] = await database
    .select({ locale: creators.locale, status: creators.status })
    .from(creators)
    .where(eq(creators.id, id));
  if (!creator || creator.status === 'deleted') throw new ApiError('CREATOR_UNKNOWN');
  return creator.locale;
}
