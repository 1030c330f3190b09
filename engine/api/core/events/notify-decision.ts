import type { CreatorEvent } from '#contract/events/live-events.ts';
import { inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { type Announcement, announceAll } from './announce.ts';
import { creatorChannel, guestLinkChannel } from './channels.ts';

type Decision = Extract<CreatorEvent, { kind: 'decision' }>;

/** What was decided on; `id` is null of an application. */
export interface Decided extends Pick<Decision, 'subject' | 'id' | 'state'> {
  /** Null of a guest's content. */
  readonly creator_id: string | null;
  /** Of content: what it was handed in for. */
  readonly influencer_activation_id?: number;
}

/**
 * Notifies the author of a decision, in the decision's transaction: the creator; or of a guest's
 * content the people of the guest link, who are not told which.
 */
export async function notifyDecision(store: Store, decided: Decided): Promise<void> {
  await notifyDecisions(store, [decided]);
}

/** The same for several, in two statements at most. */
export async function notifyDecisions(store: Store, decided: readonly Decided[]): Promise<void> {
  const links = await readGuestLinks(store, decided);
  const announcements = decided.flatMap(
    ({ creator_id, influencer_activation_id, subject, id, state }): Announcement[] => {
      if (creator_id !== null)
        return [
          { channel: creatorChannel(creator_id), event: { kind: 'decision', subject, id, state } },
        ];
      const link = links.get(influencer_activation_id ?? 0);
      if (!link) return [];
      const event = { kind: 'decision', subject: 'content' } as const;
      return [{ channel: guestLinkChannel(link), event }];
    },
  );
  await announceAll(store, announcements);
}

/** The guest links that content came by, by its enrolments. */
async function readGuestLinks(
  { database }: Store,
  decided: readonly Decided[],
): Promise<ReadonlyMap<number, string | null>> {
  const enrolments = decided.flatMap(({ creator_id, influencer_activation_id }) =>
    creator_id === null && influencer_activation_id !== undefined ? influencer_activation_id : [],
  );
  if (enrolments.length === 0) return new Map();
  const guests = await database
    .select({ id: influencerActivations.id, link: influencerActivations.guest_link_id })
    .from(influencerActivations)
    .where(inArray(influencerActivations.id, [...new Set(enrolments)]));
  return new Map(guests.map(({ id, link }) => [id, link]));
}
