import { eq } from 'drizzle-orm';
import type { CreatorEvent } from '#contract/events/live-events.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { announce } from './announce.ts';
import { guestLinkChannel } from './channels.ts';
import { tellCreator } from './tell-creator.ts';

type Decision = Extract<CreatorEvent, { kind: 'decision' }>;

/** What was decided on; `id` is null of an application. */
export interface Decided extends Pick<Decision, 'subject' | 'id' | 'state'> {
  /** Null of a guest's content. */
  readonly creator_id: string | null;
  /** Of content: what it was handed in for. */
  readonly influencer_activation_id?: number;
}

/**
 * Tells who handed something in what was decided on it, in the decision's transaction: the creator;
 * or of a guest's content the people of the guest link, that something was.
 */
export async function tellDecision(
  store: Store,
  { creator_id, influencer_activation_id, subject, id, state }: Decided,
): Promise<void> {
  if (creator_id !== null) {
    await tellCreator(store, creator_id, { kind: 'decision', subject, id, state });
    return;
  }
  if (influencer_activation_id === undefined) return;
  const [guest] = await store.database
    .select({ link: influencerActivations.guest_link_id })
    .from(influencerActivations)
    .where(eq(influencerActivations.id, influencer_activation_id));
  if (!guest?.link) return;
  const event = { kind: 'decision', subject: 'content' } as const;
  await announce(store, guestLinkChannel(guest.link), event);
}
