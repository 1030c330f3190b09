import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, type influencerActivations } from '../../store/tables/activations.ts';
import { type Announcement, announce, announceAll } from './announce.ts';
import { creatorChannel, guestLinkChannel } from './channels.ts';
import { notifyCreator } from './notify-creator.ts';

type EnrolmentRow = typeof influencerActivations.$inferSelect;
type Activation = Pick<EnrolmentRow, 'program_uuid' | 'activation_id'>;

/**
 * Notifies of an enrolment as it is now, in the transaction that made or changed it: its creator, or
 * the people of the guest link that it came by.
 */
export async function notifyEnrolment(store: Store, row: EnrolmentRow): Promise<void> {
  const { id, creator_id, program_uuid, activation_id, state } = row;
  if (creator_id === null) {
    if (row.guest_link_id !== null) await notifyGuestLink(store, row.guest_link_id);
    return;
  }
  const title = await readTitle(store, { program_uuid, activation_id });
  const kind = 'enrolment_changed';
  await notifyCreator(store, creator_id, { kind, influencer_activation_id: id, state, title });
}

/** Notifies creators of their new enrolments in one activation, in two statements. */
export async function notifyOffers(
  store: Store,
  activation: Activation,
  rows: readonly Pick<EnrolmentRow, 'id' | 'creator_id' | 'state'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const title = await readTitle(store, activation);
  await announceAll(
    store,
    rows.flatMap(({ id, creator_id, state }): Announcement[] => {
      if (creator_id === null) return [];
      const event = {
        kind: 'enrolment_changed',
        influencer_activation_id: id,
        state,
        title,
      } as const;
      return [{ channel: creatorChannel(creator_id), event }];
    }),
  );
}

async function readTitle({ database }: Store, { program_uuid, activation_id }: Activation) {
  const [activation] = await database
    .select({ title: activations.title })
    .from(activations)
    .where(and(eq(activations.program_uuid, program_uuid), eq(activations.id, activation_id)));
  return activation?.title ?? {};
}

/** Notifies the people of a guest link that what they have by it, or the link itself, has changed. */
export async function notifyGuestLink(store: Store, guest_link_id: string): Promise<void> {
  await announce(store, guestLinkChannel(guest_link_id), { kind: 'enrolment_changed' });
}
