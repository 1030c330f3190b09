import {
  type EnrolmentAction,
  holdsPlace,
  nextEnrolmentState,
} from '#domain/enrolments/enrolment-state.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, eq, getTableColumns, type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, influencerActivations } from '../../store/tables/activations.ts';
import { notifyEnrolment } from '../events/notify-enrolment.ts';
import { releasePlaces } from './places.ts';

export type EnrolmentRow = typeof influencerActivations.$inferSelect;
export type ActivationRow = typeof activations.$inferSelect;

/** An enrolment with what it is an enrolment in. */
export interface Enrolment {
  readonly row: EnrolmentRow;
  readonly activation: ActivationRow;
}

/** When an offer ends: at its own moment, else when the activation closes. */
export const offerEnd = sql<Date | null>`coalesce(${influencerActivations.expires_at}, ${activations.closes_at})`;

/** Joins an enrolment's activation. */
export const enrolmentActivation = and(
  eq(activations.program_uuid, influencerActivations.program_uuid),
  eq(activations.id, influencerActivations.activation_id),
);

/** Enrolments with their activations; add `where`, `orderBy` and `limit`. */
export function selectEnrolments({ database }: Store) {
  return database
    .select({
      row: getTableColumns(influencerActivations),
      activation: getTableColumns(activations),
    })
    .from(influencerActivations)
    .innerJoin(activations, enrolmentActivation);
}

/** Locks the enrolments that match until the running transaction ends. */
export function lockEnrolments(store: Store, where: SQL | undefined) {
  return selectEnrolments(store)
    .where(where)
    .orderBy(influencerActivations.id)
    .for('update', { of: influencerActivations });
}

const MOMENTS = {
  accept: 'accepted_at',
  claim: 'claimed_at',
  complete: 'completed_at',
  decline: 'ended_at',
  expire: 'ended_at',
  revoke: 'ended_at',
  offer_again: 'offered_at',
} as const satisfies Record<EnrolmentAction, keyof EnrolmentRow>;

/**
 * Takes a locked enrolment one step along its states. What ends gives its place back, and whose it is
 * is told of it.
 * @throws ApiError TRANSITION_REFUSED where the step does not lead from its state
 */
export async function changeEnrolment(
  store: Store,
  row: EnrolmentRow,
  action: EnrolmentAction,
  now: Date,
  values: Partial<EnrolmentRow> = {},
): Promise<EnrolmentRow> {
  const state = nextEnrolmentState(row.state, action);
  if (!state) throw new ApiError('TRANSITION_REFUSED', { state: row.state });
  const [changed] = await store.database
    .update(influencerActivations)
    .set({ ...values, state, [MOMENTS[action]]: now })
    .where(eq(influencerActivations.id, row.id))
    .returning();
  if (holdsPlace(row.state) && !holdsPlace(state))
    await releasePlaces(store, row.program_uuid, row.activation_id);
  if (changed) await notifyEnrolment(store, changed);
  return changed ?? row;
}
