import { holdsPlace } from '#domain/enrolments/enrolment-state.ts';
import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { gameKeys, influencerActivations } from '../../store/tables/activations.ts';
import type { EnrolmentRow } from '../enrolments/enrolment-rows.ts';
import { releasePlaces } from '../enrolments/places.ts';
import type { EnrolmentWithKey, MergePlan } from './plan-merge.ts';

/** Nothing that names the guest stays: it is an account's now. */
const NO_GUEST = {
  guest_token_hash: null,
  guest_name: null,
  guest_email: null,
  guest_agreements: null,
} as const;

/**
 * Makes a guest's locked enrolment an account's as planned, its key included; in the running
 * transaction. One that is joined with the account's own stays itself until nothing refers to it:
 * see removeJoined.
 */
export async function takeEnrolment(
  store: Store,
  { way, guest, own, state }: MergePlan,
  creator_id: string,
): Promise<void> {
  if (way === 'joined' && own) return joinInto(store, own.row, guest, state);
  const additional = way === 'beside';
  await change(store, guest.row.id, { ...NO_GUEST, creator_id, additional });
}

async function joinInto(
  store: Store,
  own: EnrolmentRow,
  { row: guest, key }: EnrolmentWithKey,
  state: EnrolmentRow['state'],
): Promise<void> {
  await store.database
    .update(gameKeys)
    .set({ influencer_activation_id: own.id })
    .where(eq(gameKeys.influencer_activation_id, guest.id));
  await change(store, guest.id, NO_GUEST);
  const [first, second] = key ? [guest, own] : [own, guest];
  await change(store, own.id, {
    state,
    ended_at: holdsPlace(state) ? null : own.ended_at,
    key_option_id: first.key_option_id ?? second.key_option_id,
    accepted_at: first.accepted_at ?? second.accepted_at,
    claimed_at: first.claimed_at ?? second.claimed_at,
    completed_at: first.completed_at ?? second.completed_at,
  });
  const held = [own.state, guest.state].filter(holdsPlace).length;
  const left = held - (holdsPlace(state) ? 1 : 0);
  if (left > 0) await releasePlaces(store, own.program_uuid, own.activation_id, left);
}

/** Takes away the guest's enrolment that was joined with another, when nothing is left of it. */
export async function removeJoined({ database }: Store, id: number): Promise<void> {
  await database.delete(influencerActivations).where(eq(influencerActivations.id, id));
}

async function change({ database }: Store, id: number, values: Partial<EnrolmentRow>) {
  await database.update(influencerActivations).set(values).where(eq(influencerActivations.id, id));
}
