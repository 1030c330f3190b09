import { writeAudit } from '../audit/write-audit.ts';
import {
  changeEnrolment,
  type EnrolmentRow,
  lockEnrolments,
} from '../core/enrolments/enrolment-rows.ts';
import { offerActivation } from '../core/enrolments/offer-activation.ts';
import { revokeKey } from '../core/keys/vault.ts';
import { requireMember } from '../core/membership/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations, influencerActivations } from '../store/tables/activations.ts';

/** Who acts, in which call, when. */
export interface Operation {
  readonly caller: ProgramOperatorCaller;
  readonly request_id: string;
  readonly now: Date;
}

/**
 * Offers an activation to a member. Whoever has it keeps it as it is.
 * @throws ApiError ACTIVATION_UNKNOWN, CREATOR_UNKNOWN, NOT_A_MEMBER, ACTIVATION_FULL
 */
export async function inviteCreator(
  store: Store,
  operation: Operation,
  activation_id: number,
  creator_id: string,
): Promise<EnrolmentRow> {
  const { program } = operation.caller;
  const { database } = store;
  return store.transaction(async () => {
    const [activation] = await database
      .select({ id: activations.id })
      .from(activations)
      .where(
        and(
          eq(activations.program_uuid, program.uuid),
          eq(activations.id, activation_id),
          isNull(activations.retired_at),
        ),
      );
    if (!activation) throw new ApiError('ACTIVATION_UNKNOWN');
    const [creator] = await database
      .select({ status: creators.status })
      .from(creators)
      .where(and(eq(creators.program_uuid, program.uuid), eq(creators.id, creator_id)));
    if (!creator || creator.status === 'deleted') throw new ApiError('CREATOR_UNKNOWN');
    await requireMember(store, { creator_id, program });
    const { now } = operation;
    const offer = { program_uuid: program.uuid, activation_id, creator_id, now };
    const row = await offerActivation(store, offer);
    await audit(store, operation, 'influencer_activation.invite', row.id, {
      activation_id,
      creator_id,
      state: row.state,
    });
    return row;
  });
}

/**
 * Takes an enrolment back, with the key it holds.
 * @throws ApiError INFLUENCER_ACTIVATION_UNKNOWN, TRANSITION_REFUSED
 */
export async function revokeEnrolment(
  store: Store,
  operation: Operation,
  id: number,
  note: string,
): Promise<EnrolmentRow> {
  const { uuid } = operation.caller.program;
  return store.transaction(async () => {
    const [found] = await lockEnrolments(
      store,
      and(eq(influencerActivations.id, id), eq(influencerActivations.program_uuid, uuid)),
    );
    if (!found) throw new ApiError('INFLUENCER_ACTIVATION_UNKNOWN');
    const { now } = operation;
    const row = await changeEnrolment(store, found.row, 'revoke', now);
    const key_revoked = await revokeKey(store, uuid, { influencer_activation_id: id }, now);
    const from_state = found.row.state;
    await audit(store, operation, 'influencer_activation.revoke', id, {
      from_state,
      key_revoked,
      note,
    });
    return row;
  });
}

function audit(
  store: Store,
  { caller, request_id }: Operation,
  action: string,
  id: number,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(store, {
    program_uuid: caller.program.uuid,
    actor_kind: 'operator',
    actor_id: caller.operator_id,
    action,
    subject_kind: 'influencer_activation',
    subject_id: id,
    details,
    request_id,
  });
}
