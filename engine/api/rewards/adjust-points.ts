import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { adjustPoints as endpoint } from '#contract/rewards/operator-endpoints.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { postPoints } from '../core/ledger/post-points.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import { activations } from '../store/tables/activations.ts';

/** Adds or takes points by hand. Only seasons have points: other activations are as none. */
export async function adjustPoints(
  { store, now: clock }: ApiServices,
  { caller, params: { creator_id }, body, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { activation_id, amount, note } = body;
  const program_uuid = caller.program.uuid;
  const now = clock();
  return store.transaction(async () => {
    const creator = await lockCreator(store, program_uuid, creator_id);
    if (!creator) throw new ApiError('CREATOR_UNKNOWN');
    const [season] = await store.database
      .select({ id: activations.id })
      .from(activations)
      .where(
        and(
          eq(activations.program_uuid, program_uuid),
          eq(activations.id, activation_id),
          eq(activations.kind, 'season'),
        ),
      );
    if (!season) throw new ApiError('ACTIVATION_UNKNOWN');
    const { balance, earned, transaction_id } = await postPoints(store, {
      program_uuid,
      activation_id,
      creator_id,
      now,
      amount,
      source_kind: 'adjustment',
      source_id: randomUUID(),
      reason: { note },
    });
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: caller.operator_id,
      action: 'points.adjust',
      subject_kind: 'creator',
      subject_id: creator_id,
      details: { activation_id, amount, note, point_transaction_id: transaction_id },
      request_id: request.id,
    });
    return { activation_id, balance, earned };
  });
}
