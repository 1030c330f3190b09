import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { revealDelivery as endpoint } from '#contract/rewards/operator-endpoints.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ofProgram, openDeliveries } from '../core/rewards/deliveries.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';

/** Shows an operator where a redemption goes; that is recorded, what it says is not. */
export async function revealDelivery(
  { store, secrets }: ApiServices,
  { caller, params: { redemption_id }, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const program_uuid = caller.program.uuid;
  return store.transaction(async () => {
    const [found] = await store.database
      .select({ id: rewardRedemptions.id })
      .from(rewardRedemptions)
      .where(ofProgram(program_uuid, redemption_id));
    if (!found) throw new ApiError('REDEMPTION_UNKNOWN');
    const opened = await openDeliveries(store, secrets, [redemption_id]);
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: caller.operator_id,
      action: 'redemption.reveal_delivery',
      subject_kind: 'redemption',
      subject_id: redemption_id,
      request_id: request.id,
    });
    return { delivery: opened.get(redemption_id) ?? null };
  });
}
