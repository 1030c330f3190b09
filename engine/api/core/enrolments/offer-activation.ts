import { holdsPlace } from '#domain/enrolments/enrolment-state.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, eq, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { notifyEnrolment, notifyOffers } from '../events/notify-enrolment.ts';
import { changeEnrolment, type EnrolmentRow } from './enrolment-rows.ts';
import { releasePlaces, takePlace, takePlaces } from './places.ts';

export interface Offer {
  readonly program_uuid: string;
  readonly activation_id: number;
  readonly creator_id: string;
  /** Which of its keys the person is to have. */
  readonly key_option_id?: number | null;
  readonly now: Date;
}

/**
 * Offers an activation to a creator and takes a place in it. Whoever has it already keeps it as it
 * is; an offer that was declined, expired or revoked is made anew. The caller has seen that both
 * belong to the program.
 * @throws ApiError ACTIVATION_FULL
 */
export async function offerActivation(store: Store, offer: Offer): Promise<EnrolmentRow> {
  return store.transaction(async () => {
    const present = await lockOwn(store, offer);
    if (present) return renew(store, present, offer);
    if (!(await takePlace(store, offer.program_uuid, offer.activation_id)))
      throw new ApiError('ACTIVATION_FULL');
    const created = await insertOffer(store, offer);
    if (created) return created;
    // Another call was faster: its place is the one that counts.
    await releasePlaces(store, offer.program_uuid, offer.activation_id);
    const other = await lockOwn(store, offer);
    if (!other) throw new Error('An enrolment vanished while it was offered.');
    return renew(store, other, offer);
  });
}

/** The same where there is room and nothing was offered before; silent otherwise. */
export async function offerIfRoom(store: Store, offer: Offer): Promise<boolean> {
  return store.transaction(async () => {
    if (!(await takePlace(store, offer.program_uuid, offer.activation_id))) return false;
    if (await insertOffer(store, offer)) return true;
    await releasePlaces(store, offer.program_uuid, offer.activation_id);
    return false;
  });
}

/**
 * Offers an activation to all who never had it, in their order and as long as there is room; in the
 * same number of statements however many they are.
 */
export async function offerToAll(
  store: Store,
  { program_uuid, activation_id, now }: Omit<Offer, 'creator_id' | 'key_option_id'>,
  creatorIds: readonly string[],
): Promise<void> {
  if (creatorIds.length === 0) return;
  await store.transaction(async () => {
    const having = await store.database
      .select({ creator_id: influencerActivations.creator_id })
      .from(influencerActivations)
      .where(
        and(
          inArray(influencerActivations.creator_id, [...creatorIds]),
          eq(influencerActivations.activation_id, activation_id),
          eq(influencerActivations.additional, false),
        ),
      );
    const had = new Set(having.map(({ creator_id }) => creator_id));
    const missing = creatorIds.filter((id) => !had.has(id));
    const places = await takePlaces(store, program_uuid, activation_id, missing.length);
    if (places === 0) return;
    const created = await store.database
      .insert(influencerActivations)
      .values(
        missing.slice(0, places).map((creator_id) => ({
          ...{ program_uuid, activation_id, creator_id },
          ...{ state: 'offered' as const, offered_at: now },
        })),
      )
      .onConflictDoNothing()
      .returning();
    // Another call was faster with some: the places that it took are the ones that count.
    const spare = places - created.length;
    if (spare > 0) await releasePlaces(store, program_uuid, activation_id, spare);
    await notifyOffers(store, { program_uuid, activation_id }, created);
  });
}

async function renew(
  store: Store,
  present: EnrolmentRow,
  { program_uuid, activation_id, key_option_id = null, now }: Offer,
): Promise<EnrolmentRow> {
  if (!holdsPlace(present.state)) {
    if (!(await takePlace(store, program_uuid, activation_id)))
      throw new ApiError('ACTIVATION_FULL');
    return changeEnrolment(store, present, 'offer_again', now, {
      key_option_id,
      accepted_at: null,
      claimed_at: null,
      completed_at: null,
      ended_at: null,
      expires_at: null,
    });
  }
  const choosable = present.state === 'offered' || present.state === 'accepted';
  if (key_option_id === null || !choosable) return present;
  const [chosen] = await store.database
    .update(influencerActivations)
    .set({ key_option_id })
    .where(eq(influencerActivations.id, present.id))
    .returning();
  if (chosen) await notifyEnrolment(store, chosen);
  return chosen ?? present;
}

async function lockOwn({ database }: Store, { creator_id, activation_id }: Offer) {
  const [present] = await database
    .select()
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.creator_id, creator_id),
        eq(influencerActivations.activation_id, activation_id),
        eq(influencerActivations.additional, false),
      ),
    )
    .for('update');
  return present;
}

async function insertOffer(
  store: Store,
  { program_uuid, activation_id, creator_id, key_option_id = null, now }: Offer,
): Promise<EnrolmentRow | undefined> {
  const [created] = await store.database
    .insert(influencerActivations)
    .values({
      program_uuid,
      activation_id,
      creator_id,
      key_option_id,
      state: 'offered',
      offered_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (created) await notifyEnrolment(store, created);
  return created;
}
