import { and, eq } from 'drizzle-orm';
import type { Store } from '../store/store.ts';
import { activations, type influencerActivations } from '../store/tables/activations.ts';
import { announce } from './announce.ts';
import { guestLinkChannel } from './channels.ts';
import { tellCreator } from './tell-creator.ts';

type EnrolmentRow = typeof influencerActivations.$inferSelect;

/**
 * Tells of an enrolment as it is now, in the transaction that made or changed it: its creator, or
 * the people of the guest link that it came by.
 */
export async function tellEnrolment(store: Store, row: EnrolmentRow): Promise<void> {
  const { id, creator_id, program_uuid, activation_id, state } = row;
  if (creator_id === null) {
    if (row.guest_link_id !== null) await tellGuestLink(store, row.guest_link_id);
    return;
  }
  const [activation] = await store.database
    .select({ title: activations.title })
    .from(activations)
    .where(and(eq(activations.program_uuid, program_uuid), eq(activations.id, activation_id)));
  const title = activation?.title ?? {};
  const kind = 'enrolment_changed';
  await tellCreator(store, creator_id, { kind, influencer_activation_id: id, state, title });
}

/** Tells the people of a guest link that what they have by it, or the link itself, has changed. */
export async function tellGuestLink(store: Store, guest_link_id: string): Promise<void> {
  await announce(store, guestLinkChannel(guest_link_id), { kind: 'enrolment_changed' });
}
