import type { CreatorCaller } from '../../http/caller.ts';
import { and, asc, eq, gt, inArray, isNull, lte, notExists, or } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, influencerActivations } from '../../store/tables/activations.ts';
import { activationRequests } from '../../store/tables/pipelines.ts';

/** States of a request that stand in the way of another one. */
export const OPEN_STATES = ['submitted', 'in_review', 'needs_changes', 'accepted'] as const;
/** States of an enrolment that make a request needless. */
export const HELD_STATES = ['offered', 'accepted', 'claimed', 'completed'] as const;

/** Activations that the caller can request now, in the campaign's order. */
export async function readAvailable(
  { database }: Store,
  { creator_id, program }: CreatorCaller,
  now: Date,
): Promise<(typeof activations.$inferSelect)[]> {
  const requested = database
    .select({ id: activationRequests.id })
    .from(activationRequests)
    .where(
      and(
        eq(activationRequests.creator_id, creator_id),
        eq(activationRequests.activation_id, activations.id),
        or(
          inArray(activationRequests.state, [...OPEN_STATES]),
          and(eq(activationRequests.state, 'rejected'), gt(activationRequests.reapply_at, now)),
        ),
      ),
    );
  const held = database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.creator_id, creator_id),
        eq(influencerActivations.activation_id, activations.id),
        inArray(influencerActivations.state, [...HELD_STATES]),
      ),
    );
  return database
    .select()
    .from(activations)
    .where(
      and(
        eq(activations.program_uuid, program.uuid),
        eq(activations.offer, 'request'),
        isNull(activations.retired_at),
        or(isNull(activations.opens_at), lte(activations.opens_at, now)),
        or(isNull(activations.closes_at), gt(activations.closes_at, now)),
        notExists(requested),
        notExists(held),
      ),
    )
    .orderBy(asc(activations.position), asc(activations.id));
}
