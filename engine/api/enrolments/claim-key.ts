import { pickText } from '#domain/text/pick-text.ts';
import type { EnrolmentKey } from '../core/enrolments/claim-enrolment-key.ts';
import { openKey } from '../core/keys/sealed-key.ts';
import type { KeyReader } from '../core/keys/vault.ts';
import { tellingOf } from '../core/notifications/tell-steps.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import type { Store } from '../store/store.ts';
import {
  type ClaimedOption,
  type ClaimStanding,
  judgeClaim,
  readClaimStanding,
} from './claim-standing.ts';
import { type TakenRow, takePassing, takeWaiting } from './take-enrolment-key.ts';

/** How often a claim is judged anew because its enrolment changed meanwhile. */
const ATTEMPTS = 5;

/**
 * Claims a key for one of the caller's enrolments, once and only once: however many calls come at
 * a time, one has the enrolment and the others find the key claimed.
 * @throws ApiError as the endpoint declares
 */
export async function claimKey(
  { store, secrets }: Pick<ApiServices, 'store' | 'secrets'>,
  caller: CreatorCaller,
  id: number,
  asked: number | undefined,
  reader: KeyReader,
): Promise<EnrolmentKey> {
  return store.single(async () => {
    let wasEmpty = false;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const standing = await readClaimStanding(store, caller, id);
      if (!standing) throw new ApiError('INFLUENCER_ACTIVATION_UNKNOWN');
      const option = await judgeClaim(store, caller, standing, asked, reader.now);
      const { found, key } = await take(store, caller, standing, option, reader);
      // Another call for the same enrolment may have had the last key: judged anew, that is what it is told.
      if (!found && wasEmpty) throw new ApiError('KEYS_EXHAUSTED', { key_option_id: option.id });
      wasEmpty = !found;
      if (!key) continue;
      const { fingerprint, ciphertext } = key;
      const sealed = { fingerprint, ciphertext: Buffer.from(ciphertext, 'base64') };
      const held = {
        game_key_id: key.id,
        key: openKey(secrets, { program_uuid: caller.program.uuid, ...sealed }),
        key_option_id: option.id,
        claimed_at: reader.now,
      };
      return { held, option };
    }
    throw new Error(`Enrolment ${id} changed ${ATTEMPTS} times while a key was claimed for it.`);
  });
}

/**
 * Takes a key, and tells of it: the mail says that one was claimed; the key itself is never in it.
 * @returns no key where the pool is empty, or the enrolment changed since it was read
 */
async function take(
  store: Store,
  { creator_id, program }: CreatorCaller,
  { row, activation, listener }: ClaimStanding,
  { id: key_option_id, platform }: ClaimedOption,
  { now, ...reader }: KeyReader,
): Promise<Pick<TakenRow, 'found' | 'key'>> {
  const title = pickText(activation.title, listener.locale);
  const message = { kind: 'key_claimed', params: { title, platform } } as const;
  const told = { creator_id, message, source: `enrolment:${row.id}` };
  const { values, written } = tellingOf(program.uuid, told, listener, {
    kind: 'enrolment_changed',
    influencer_activation_id: row.id,
    state: 'claimed',
    title: activation.title,
  });
  const claim = {
    ...{ ...values, ...reader, program_uuid: program.uuid, key_option_id, id: row.id },
    ...{ chosen: row.key_option_id, at: now.toISOString() },
  };
  const passing = await takePassing(store, claim);
  const [taken] = passing[0]?.found ? passing : await takeWaiting(store, claim);
  if (taken?.key) written(store, taken.told);
  return taken ?? { found: false, key: null };
}
