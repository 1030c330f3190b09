import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { giveDelivery as endpoint } from '#contract/rewards/endpoints.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { keepDelivery, ofProgram, requireDelivery } from '../core/rewards/deliveries.ts';
import { presentRedemption } from '../core/rewards/present-redemption.ts';
import { selectRedemptions } from '../core/rewards/redemption-rows.ts';
import { rememberDelivery } from '../core/rewards/saved-addresses.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';

/**
 * Keeps where one of the caller's redemptions goes: one that a quest gave, or one whose address was
 * wrong. What is settled is not changed any more.
 */
export async function giveDelivery(
  { store, secrets, now: clock }: ApiServices,
  { caller, params: { redemption_id }, body, locale }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { program, creator_id } = caller;
  const program_uuid = program.uuid;
  const now = clock();
  return store.transaction(async () => {
    // First, as redeeming does: what is saved while the account is deleted would stay.
    if (!(await lockCreator(store, program_uuid, creator_id)))
      throw new ApiError('REDEMPTION_UNKNOWN');
    const [found] = await selectRedemptions(store)
      .where(
        and(ofProgram(program_uuid, redemption_id), eq(rewardRedemptions.creator_id, creator_id)),
      )
      .for('update', { of: rewardRedemptions });
    if (!found) throw new ApiError('REDEMPTION_UNKNOWN');
    const { row, reward, role } = found;
    if (row.state !== 'claimed') throw new ApiError('TRANSITION_REFUSED', { state: row.state });
    const delivery = requireDelivery(program, reward, body.delivery);
    if (delivery) {
      await keepDelivery(store, secrets, row, delivery, now);
      const save = body.save_address === true;
      const owner = { program, program_uuid, creator_id };
      await rememberDelivery(store, secrets, owner, delivery, { save, now });
    }
    return presentRedemption(row, { reward, delivery_known: delivery !== null, role }, locale);
  });
}
