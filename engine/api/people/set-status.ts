import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { setCreatorStatus as endpoint } from '#contract/people/endpoints.ts';
import type { Acting } from '../audit/acting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { tellSessionsEnded } from '../core/auth/ended-sessions.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import { creators } from '../store/tables/accounts.ts';
import { sessions } from '../store/tables/sessions.ts';
import { requireToCome, untilFault } from './suspended-until.ts';

/**
 * Suspends a creator and ends every session, or lifts the suspension. One with a date needs nobody
 * to end it: `presentStatus` knows when it is over.
 * @returns when it ends by itself; null where it does not
 * @throws ApiError CREATOR_UNKNOWN; REQUEST_INVALID for a date that is past, or without a suspension
 */
export async function setCreatorStatus(
  services: ApiServices,
  { program_uuid, operator_id, request_id }: Acting,
  creator_id: string,
  { status, note, until }: BodyOf<typeof endpoint>,
): Promise<Date | null> {
  const { store } = services;
  const at = services.now();
  const suspended_until = until === undefined ? null : new Date(until);
  if (suspended_until && status === 'active') throw untilFault('Only with a suspension');
  requireToCome(suspended_until, at);
  await store.transaction(async () => {
    const { database } = store;
    const [creator] = await database
      .select({ status: presentStatus })
      .from(creators)
      .where(and(eq(creators.id, creator_id), eq(creators.program_uuid, program_uuid)))
      .for('no key update');
    if (!creator || creator.status === 'deleted') throw new ApiError('CREATOR_UNKNOWN');
    await database
      .update(creators)
      .set({ status, status_since: at, status_note: note, suspended_until, updated_at: at })
      .where(eq(creators.id, creator_id));
    if (status === 'suspended')
      await database
        .update(sessions)
        .set({ revoked_at: at, revoked_reason: 'operator' })
        .where(and(eq(sessions.creator_id, creator_id), isNull(sessions.revoked_at)));
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: status === 'suspended' ? 'creator.suspend' : 'creator.reinstate',
      subject_kind: 'creator',
      subject_id: creator_id,
      details: {
        note,
        from_status: creator.status,
        to_status: status,
        ...(until === undefined ? {} : { until }),
      },
      request_id,
    });
    await tellSessionsEnded(store, services.sessions, 'all');
  });
  return suspended_until;
}
