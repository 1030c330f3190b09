import { inArray } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { contentReview } from '#contract/operator/review-endpoints.ts';
import { completeEnrolment } from '../enrolments/complete-enrolment.ts';
import { countAcceptedContent } from '../quest-engine/count-content.ts';
import { presentContent } from '../reviews/present-review.ts';
import type { ReviewRow } from '../reviews/review-rows.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { judged, type ReviewQueue, readBeside } from './review-queue.ts';

type Item = ResponseOf<typeof contentReview.read>;

/** Content: an accepted piece counts for quests and completes what asked for it. */
export const contentQueue: ReviewQueue<'content', Item> = {
  kind: 'content',
  unknown: 'CONTENT_UNKNOWN',
  present: async (store, program, rows) => {
    const { timelineOf, creatorOf } = await readBeside(store, 'content', program, rows);
    const guests = await readGuests(store, rows);
    return rows.map((row) => ({
      ...presentContent(row, timelineOf(row)),
      creator: creatorOf(row),
      guest: guests.get(row.influencer_activation_id) ?? null,
    }));
  },
  follow: async ({ services, program, at }, row, verdict) => {
    if (row.state === 'accepted') {
      await countAcceptedContent(services.store, program, row, at);
      await completeEnrolment(services.store, row.influencer_activation_id, at);
    }
    const params = judged(verdict);
    if (!params) return undefined;
    return { kind: 'content_decided', params: { ...params, title: row.title } };
  },
};

async function readGuests({ database }: Store, rows: readonly ReviewRow<'content'>[]) {
  const ids = rows
    .filter(({ creator_id }) => creator_id === null)
    .map((row) => row.influencer_activation_id);
  if (ids.length === 0) return new Map<number, Item['guest']>();
  const guests = await database
    .select({
      id: influencerActivations.id,
      name: influencerActivations.guest_name,
      email: influencerActivations.guest_email,
    })
    .from(influencerActivations)
    .where(inArray(influencerActivations.id, ids));
  return new Map(guests.map(({ id, name, email }) => [id, { name, email }]));
}
