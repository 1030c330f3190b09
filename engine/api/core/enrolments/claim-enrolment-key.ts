import type { EnrolmentState } from '#contract/vocabulary/state-words.ts';
import { isOpen } from '#domain/enrolments/activation-window.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Store } from '../../store/store.ts';
import type { keyOptions } from '../../store/tables/activations.ts';
import { claimKeyFor, type HeldKey, type KeyReader, revealKey } from '../keys/vault.ts';
import { type ActivationRow, changeEnrolment, type Enrolment } from './enrolment-rows.ts';
import { readKeyOption, requireKeyOption } from './key-choices.ts';

/** A key, and which of the activation's it is. */
export interface EnrolmentKey {
  readonly held: HeldKey;
  readonly option: Pick<typeof keyOptions.$inferSelect, 'id' | 'platform' | 'region'>;
}

/** @throws ApiError ACTIVATION_NOT_OPEN */
export function requireOpen(activation: ActivationRow, now: Date): void {
  if (isOpen(activation, now)) return;
  const { opens_at, closes_at } = activation;
  throw new ApiError('ACTIVATION_NOT_OPEN', { opens_at, closes_at });
}

/**
 * Sees that a key of the enrolment can be chosen or claimed.
 * @throws ApiError KEY_ALREADY_CLAIMED, KEY_NOT_CLAIMABLE, ACTIVATION_NOT_OPEN
 */
export function requireClaimable({ row, activation }: Enrolment, now: Date): void {
  if (HAD_ONE.includes(row.state) && activation.kind === 'key')
    throw new ApiError('KEY_ALREADY_CLAIMED');
  if (row.state !== 'accepted' || activation.kind !== 'key')
    throw new ApiError('KEY_NOT_CLAIMABLE', { state: row.state });
  requireOpen(activation, now);
}

const HAD_ONE: readonly EnrolmentState[] = ['claimed', 'completed'];

/**
 * Claims a key for a locked enrolment, in the caller's transaction; see requireClaimable first.
 * @throws ApiError KEY_OPTION_UNKNOWN, KEY_OPTION_MISSING, KEYS_EXHAUSTED
 */
export async function claimEnrolmentKey(
  store: Store,
  secrets: Secrets,
  program: ApiProgram,
  { row }: Enrolment,
  asked: number | undefined,
  reader: KeyReader,
): Promise<EnrolmentKey> {
  const option = await requireKeyOption(store, program, row.activation_id, {
    asked,
    enrolment: row,
  });
  const claim = {
    program_uuid: program.uuid,
    key_option_id: option.id,
    holder: { influencer_activation_id: row.id },
  };
  const held = await claimKeyFor(store, secrets, claim, reader);
  await changeEnrolment(store, row, 'claim', reader.now, { key_option_id: option.id });
  return { held, option };
}

/** Shows an enrolment's key again. @throws ApiError KEY_NOT_CLAIMED */
export async function revealEnrolmentKey(
  store: Store,
  secrets: Secrets,
  program: ApiProgram,
  influencer_activation_id: number,
  reader: KeyReader,
): Promise<EnrolmentKey> {
  return store.transaction(async () => {
    const holder = { influencer_activation_id };
    const held = await revealKey(store, secrets, program.uuid, holder, reader);
    if (!held) throw new ApiError('KEY_NOT_CLAIMED');
    return { held, option: await readKeyOption(store, program, held.key_option_id) };
  });
}

/** A key as its holder receives it. */
export function presentKey({ held, option }: EnrolmentKey) {
  return {
    key: held.key,
    key_option_id: option.id,
    platform: option.platform,
    region: option.region,
    claimed_at: held.claimed_at.toISOString(),
  };
}
