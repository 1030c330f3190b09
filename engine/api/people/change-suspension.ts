import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { changeSuspension as endpoint } from '#contract/people/suspension-endpoint.ts';
import type { Acting } from '../audit/acting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { presentCreatorStatus, STATUS_COLUMNS } from '../core/people/creator-status.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { requireToCome } from './suspended-until.ts';

type Status = ResponseOf<typeof endpoint>['status'];

/**
 * Changes why somebody is suspended and until when. Since when stays, and sessions stay ended. What
 * is as it was leaves no trace in the log.
 * @returns what the suspension is now
 * @throws ApiError CREATOR_UNKNOWN, CREATOR_NOT_SUSPENDED; SUSPENSION_CHANGED where it is not as it
 *   was seen; REQUEST_INVALID for an end that is past
 */
export async function changeSuspension(
  { store, now }: Pick<ApiServices, 'store' | 'now'>,
  { program_uuid, operator_id, request_id }: Acting,
  creator_id: string,
  { seen, note, until }: BodyOf<typeof endpoint>,
): Promise<Status> {
  const at = now();
  const suspended_until = until === null ? null : new Date(until);
  requireToCome(suspended_until, at);
  return store.transaction(async () => {
    const { database } = store;
    const [creator] = await database
      .select(STATUS_COLUMNS)
      .from(creators)
      .where(and(eq(creators.id, creator_id), eq(creators.program_uuid, program_uuid)))
      .for('no key update');
    if (!creator || creator.status === 'deleted') throw new ApiError('CREATOR_UNKNOWN');
    if (creator.status !== 'suspended') throw new ApiError('CREATOR_NOT_SUSPENDED');
    const before = presentCreatorStatus(creator);
    if (!isAsSeen(before, seen)) throw new ApiError('SUSPENSION_CHANGED', { status: before });
    const after = presentCreatorStatus({ ...creator, status_note: note, suspended_until });
    if (isAsSeen(before, after)) return before;
    await database
      .update(creators)
      .set({ status_note: note, suspended_until, updated_at: at })
      .where(eq(creators.id, creator_id));
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: 'creator.change_suspension',
      subject_kind: 'creator',
      subject_id: creator_id,
      details: {
        ...{ from_note: before.note, to_note: after.note },
        ...{ from_until: before.until, to_until: after.until },
      },
      request_id,
    });
    return after;
  });
}

/** The same text and the same moments, however they are written. */
function isAsSeen(now: Omit<Status, 'status'>, seen: Omit<Status, 'status'>): boolean {
  const moment = (text: string | null) => (text === null ? null : Date.parse(text));
  return (
    now.note === seen.note &&
    moment(now.since) === moment(seen.since) &&
    moment(now.until) === moment(seen.until)
  );
}
