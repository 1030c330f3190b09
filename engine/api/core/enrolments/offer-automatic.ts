import type { ApiProgram } from '../../http/program-directory.ts';
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, influencerActivations } from '../../store/tables/activations.ts';
import { isMember, readMembers } from '../membership/membership.ts';
import { offerEnd } from './enrolment-rows.ts';
import { expireEnrolments } from './expire-enrolments.ts';
import { offerIfRoom, offerToAll } from './offer-activation.ts';

/**
 * Offers a member every activation that the campaign gives of itself, and ends the offers whose
 * time is over. Called when somebody becomes a member and before what they have is read: where
 * nothing is to be done, it is one query.
 */
export async function offerAutomatic(
  store: Store,
  program: ApiProgram,
  creator_id: string,
  now: Date,
): Promise<void> {
  const due = await findDue(store, program.uuid, creator_id, now);
  if (due.some(({ over }) => over !== null))
    await expireEnrolments(store, now, eq(influencerActivations.creator_id, creator_id));
  const missing = due.filter(({ over }) => over === null);
  if (missing.length === 0 || !(await isMember(store, { creator_id, program }))) return;
  // In the order of their ids: two that offer the same ones wait for each other in turn.
  for (const { activation_id } of missing)
    await offerIfRoom(store, { program_uuid: program.uuid, activation_id, creator_id, now });
}

/**
 * Offers the same to several who were just accepted, in the same number of statements for each
 * activation however many they are. What is over of theirs is ended when it is next read.
 */
export async function offerAutomaticToAll(
  store: Store,
  program: ApiProgram,
  creatorIds: readonly string[],
  now: Date,
): Promise<void> {
  const given = await store.database
    .select({ id: activations.id })
    .from(activations)
    .where(and(eq(activations.program_uuid, program.uuid), isGivenNow(now)))
    .orderBy(asc(activations.id));
  if (given.length === 0) return;
  const members = await readMembers(store, program, creatorIds);
  for (const { id } of given)
    await offerToAll(store, { program_uuid: program.uuid, activation_id: id, now }, members);
}

/** Activations that everybody is offered who is a member. */
const isGivenNow = (now: Date) =>
  and(
    eq(activations.offer, 'automatic'),
    isNull(activations.retired_at),
    or(isNull(activations.closes_at), gt(activations.closes_at, now)),
  );

/** What a creator is to be offered, and what of theirs is over. */
function findDue({ database }: Store, programUuid: string, creatorId: string, now: Date) {
  return database
    .select({ activation_id: activations.id, over: influencerActivations.id })
    .from(activations)
    .leftJoin(
      influencerActivations,
      and(
        eq(influencerActivations.creator_id, creatorId),
        eq(influencerActivations.activation_id, activations.id),
        eq(influencerActivations.additional, false),
      ),
    )
    .where(
      and(
        eq(activations.program_uuid, programUuid),
        or(
          and(isNull(influencerActivations.id), isGivenNow(now)),
          and(
            isNotNull(influencerActivations.id),
            eq(influencerActivations.state, 'offered'),
            lte(offerEnd, now),
          ),
        ),
      ),
    )
    .orderBy(asc(activations.id));
}
