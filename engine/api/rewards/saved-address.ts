import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  deleteSavedAddress as deletion,
  readSavedAddress as reading,
  saveAddress as saving,
} from '#contract/rewards/address-endpoints.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { savedAddressExpiry, stillFitting } from '#domain/rewards/saved-address.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import {
  type AddressOwner,
  keepAddress,
  openSavedAddress,
  programAddressFields,
  removeSavedAddress,
} from '../core/rewards/saved-addresses.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewards } from '../store/tables/ledger.ts';

const ownerOf = ({ program, creator_id }: CreatorCaller): AddressOwner => ({
  program_uuid: program.uuid,
  creator_id,
});

/** The caller's saved address, as far as the program's form still takes it. */
export async function readSavedAddress(
  { store, secrets }: ApiServices,
  { caller }: Pick<Call<typeof reading>, 'caller'>,
): Promise<ResponseOf<typeof reading>> {
  const asked = await sendsRewards(store, caller.program.uuid);
  const opened = await openSavedAddress(store, secrets, ownerOf(caller));
  return {
    asked,
    saved: opened
      ? {
          address: stillFitting(programAddressFields(caller.program), opened.address),
          saved_at: opened.saved_at.toISOString(),
          expires_at: savedAddressExpiry(opened.used_at).toISOString(),
        }
      : null,
  };
}

/**
 * Keeps an address of the caller, checked by the form in which a reward asks for one.
 * Where nothing is sent the form has no fields.
 * @throws ApiError NOT_A_MEMBER, FIELD_INVALID with each fault
 */
export async function saveAddress(
  services: ApiServices,
  { caller, body }: Call<typeof saving>,
): Promise<ResponseOf<typeof saving>> {
  const { store, secrets, now } = services;
  return store.transaction(async () => {
    const creator = await lockCreator(store, caller.program.uuid, caller.creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    const asked = await sendsRewards(store, caller.program.uuid);
    const fields = asked ? programAddressFields(caller.program) : [];
    const { faults, answers } = checkAnswers(fields, body.address);
    if (!asked || faults.length > 0) throw new ApiError('FIELD_INVALID', { faults });
    await keepAddress(store, secrets, ownerOf(caller), answers, now());
    return readSavedAddress(services, { caller });
  });
}

/** Deletes the caller's saved address, if there is one. */
export async function deleteSavedAddress(
  { store }: ApiServices,
  { caller }: Call<typeof deletion>,
): Promise<undefined> {
  await removeSavedAddress(store, caller.creator_id);
}

/** Whether the program has a reward that is sent by post. */
async function sendsRewards({ database }: Store, program_uuid: string): Promise<boolean> {
  const [found] = await database
    .select({ id: rewards.id })
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        eq(rewards.kind, 'merchandise'),
        isNull(rewards.retired_at),
      ),
    )
    .limit(1);
  return found !== undefined;
}
