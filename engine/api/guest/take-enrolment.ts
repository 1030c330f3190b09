import { and, eq } from 'drizzle-orm';
import { holdsPlace } from '#domain/enrolments/enrolment-state.ts';
import { mergeEnrolments } from '#domain/guest/merge-enrolments.ts';
import {
  type Enrolment,
  type EnrolmentRow,
  lockEnrolments,
} from '../core/enrolments/enrolment-rows.ts';
import { releasePlaces } from '../core/enrolments/places.ts';
import type { Store } from '../store/store.ts';
import { gameKeys, influencerActivations } from '../store/tables/activations.ts';

export interface TakenEnrolment {
  /** The account's enrolment that has what the guest had. */
  readonly id: number;
  /**
   * `moved`: it was the guest's; `joined`: it was the account's own, and the guest's is gone;
   * `beside`: it was the guest's, and stands beside the account's own one, which may yet come where
   * the guest's was revoked.
   */
  readonly way: 'moved' | 'joined' | 'beside';
  /** The account's own one in the same activation, where it has one; where content belongs. */
  readonly main: number;
}

/** Nothing that names the guest stays: it is an account's now. */
const NO_GUEST = {
  guest_token_hash: null,
  guest_name: null,
  guest_email: null,
  guest_agreements: null,
} as const;

/**
 * Makes a guest's locked enrolment an account's, its key included; in the running transaction. See
 * mergeGuest for the rule.
 */
export async function takeEnrolment(
  store: Store,
  { row: guest }: Enrolment,
  creator_id: string,
): Promise<TakenEnrolment> {
  const [found] = await lockEnrolments(
    store,
    and(
      eq(influencerActivations.creator_id, creator_id),
      eq(influencerActivations.activation_id, guest.activation_id),
      eq(influencerActivations.additional, false),
    ),
  );
  if (guest.state === 'revoked') {
    await change(store, guest.id, { ...NO_GUEST, creator_id, additional: true });
    return { id: guest.id, way: 'beside', main: found?.row.id ?? guest.id };
  }
  if (!found) {
    await change(store, guest.id, { ...NO_GUEST, creator_id });
    return { id: guest.id, way: 'moved', main: guest.id };
  }
  const own = found.row;
  const key = await holdsKey(store, guest.id);
  const merge = mergeEnrolments(
    { state: own.state, key: await holdsKey(store, own.id) },
    { state: guest.state, key },
  );
  if (merge.way === 'beside') {
    await change(store, guest.id, { ...NO_GUEST, creator_id, additional: true });
    return { id: guest.id, way: 'beside', main: own.id };
  }
  await joinInto(store, own, { guest, key }, merge.state);
  return { id: own.id, way: 'joined', main: own.id };
}

/** The guest's row itself has to stay until nothing refers to it: see removeJoined. */
async function joinInto(
  store: Store,
  own: EnrolmentRow,
  { guest, key }: { readonly guest: EnrolmentRow; readonly key: boolean },
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

async function holdsKey({ database }: Store, id: number): Promise<boolean> {
  const held = await database
    .select({ id: gameKeys.id })
    .from(gameKeys)
    .where(and(eq(gameKeys.influencer_activation_id, id), eq(gameKeys.state, 'claimed')));
  return held.length > 0;
}
