import type { KeyFault } from '#contract/vocabulary/key-words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, asc, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { gameKeys, keyReveals } from '../../store/tables/activations.ts';
import { openKey } from './sealed-key.ts';

/** What holds a key: an enrolment or the redemption of a reward. */
export type KeyHolder =
  | { readonly influencer_activation_id: number }
  | { readonly redemption_id: number };

/** A key that somebody holds, in plain text: for the holder's eyes, never for logs or mails. */
export interface HeldKey {
  readonly game_key_id: number;
  readonly key: string;
  readonly key_option_id: number;
  readonly claimed_at: Date;
}

/** Who is shown a key. */
export interface KeyReader {
  readonly actor_kind: 'creator' | 'guest' | 'operator';
  readonly actor_id: string;
  readonly request_id: string;
  readonly now: Date;
}

export interface KeyClaim {
  readonly program_uuid: string;
  readonly key_option_id: number;
  readonly holder: KeyHolder;
}

/**
 * Takes one key out of the pool for a holder, in the caller's transaction: it is taken if, and
 * only if, that is committed. Claims pass each other without waiting, but for the last keys. The caller has locked the
 * holder's row and seen that it holds no key; the store refuses a second one in any case.
 * @throws ApiError KEYS_EXHAUSTED where none is left
 */
export async function takeKeyFor(
  store: Store,
  claim: KeyClaim,
  now: Date,
): Promise<typeof gameKeys.$inferSelect> {
  // A key that is being sealed anew is held for a moment: no pool is empty for that.
  const claimed =
    (await takeNext(store, claim, now, 'skip locked')) ??
    (await takeNext(store, claim, now, 'wait'));
  if (!claimed) throw new ApiError('KEYS_EXHAUSTED', { key_option_id: claim.key_option_id });
  return claimed;
}

async function takeNext(
  { database }: Store,
  { program_uuid, key_option_id, holder }: KeyClaim,
  now: Date,
  held: 'skip locked' | 'wait',
): Promise<typeof gameKeys.$inferSelect | undefined> {
  const next = database
    .select({ id: gameKeys.id })
    .from(gameKeys)
    .where(
      and(
        eq(gameKeys.program_uuid, program_uuid),
        eq(gameKeys.key_option_id, key_option_id),
        eq(gameKeys.state, 'available'),
      ),
    )
    // As the index `game_keys_available` has them.
    .orderBy(asc(gameKeys.import_id), asc(gameKeys.id))
    .limit(1)
    .for('update', held === 'wait' ? {} : { skipLocked: true });
  const [claimed] = await database
    .update(gameKeys)
    .set({ ...holder, state: 'claimed', claimed_at: now })
    .where(eq(gameKeys.id, next))
    .returning();
  return claimed;
}

/**
 * Takes a key as `takeKeyFor` does, and shows it to the reader; that is recorded.
 * @throws ApiError KEYS_EXHAUSTED where none is left
 */
export async function claimKeyFor(
  store: Store,
  secrets: Secrets,
  claim: KeyClaim,
  reader: KeyReader,
): Promise<HeldKey> {
  return show(store, secrets, await takeKeyFor(store, claim, reader.now), reader);
}

/**
 * Shows a holder's key again; that is recorded.
 * @returns undefined where the holder has none, or it was revoked
 */
export async function revealKey(
  store: Store,
  secrets: Secrets,
  program_uuid: string,
  holder: KeyHolder,
  reader: KeyReader,
): Promise<HeldKey | undefined> {
  const [held] = await store.database
    .select()
    .from(gameKeys)
    .where(
      and(eq(gameKeys.program_uuid, program_uuid), eq(gameKeys.state, 'claimed'), heldBy(holder)),
    );
  return held && show(store, secrets, held, reader);
}

/** Revokes what a holder has; the key never returns to the pool. @returns whether there was one */
export async function revokeKey(
  { database }: Store,
  program_uuid: string,
  holder: KeyHolder,
  now: Date,
): Promise<boolean> {
  const revoked = await database
    .update(gameKeys)
    .set({ state: 'revoked', revoked_at: now })
    .where(
      and(eq(gameKeys.program_uuid, program_uuid), eq(gameKeys.state, 'claimed'), heldBy(holder)),
    )
    .returning({ id: gameKeys.id });
  return revoked.length > 0;
}

/**
 * Makes a holder's key void and gives another of its option in its place, in the caller's
 * transaction. The caller has locked the holder.
 * @returns the new one
 * @throws ApiError TRANSITION_REFUSED where the key is not held any more, KEYS_EXHAUSTED
 */
export async function replaceKey(
  store: Store,
  { id, fault, ...claim }: KeyClaim & { readonly id: number; readonly fault: KeyFault },
  now: Date,
): Promise<typeof gameKeys.$inferSelect> {
  const [replaced] = await store.database
    .update(gameKeys)
    .set({ state: 'void', fault, revoked_at: now })
    .where(and(eq(gameKeys.id, id), eq(gameKeys.state, 'claimed')))
    .returning({ id: gameKeys.id });
  if (!replaced) {
    const [kept] = await store.database
      .select({ state: gameKeys.state })
      .from(gameKeys)
      .where(eq(gameKeys.id, id));
    throw new ApiError('TRANSITION_REFUSED', { state: kept?.state });
  }
  return takeKeyFor(store, claim, now);
}

function heldBy(holder: KeyHolder) {
  return 'redemption_id' in holder
    ? eq(gameKeys.redemption_id, holder.redemption_id)
    : eq(gameKeys.influencer_activation_id, holder.influencer_activation_id);
}

async function show(
  { database }: Store,
  secrets: Secrets,
  row: typeof gameKeys.$inferSelect,
  { actor_kind, actor_id, request_id, now }: KeyReader,
): Promise<HeldKey> {
  const { id, program_uuid, key_option_id, claimed_at } = row;
  await database
    .insert(keyReveals)
    .values({ program_uuid, game_key_id: id, actor_kind, actor_id, request_id, at: now });
  return {
    game_key_id: id,
    key: openKey(secrets, row),
    key_option_id,
    claimed_at: claimed_at ?? now,
  };
}
