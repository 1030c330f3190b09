import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { contentReview } from '#contract/reviews/endpoints.ts';
import { readFigures } from '../core/content/read-figures.ts';
import { completeEnrolment } from '../core/enrolments/complete-enrolment.ts';
import { countAcceptedContent } from '../core/quests/count-content.ts';
import { presentContent } from '../core/reviews/present-review.ts';
import type { ReviewRow } from '../core/reviews/review-rows.ts';
import { inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { decisionParams, type ReviewQueue, readReviewContext } from './review-queue.ts';

type Item = ResponseOf<typeof contentReview.read>;

/** Content: an accepted piece counts for quests and completes what asked for it. */
export const contentQueue: ReviewQueue<'content', Item> = {
  kind: 'content',
  unknown: 'CONTENT_UNKNOWN',
  refusable: [],
  present: async (store, program, rows) => {
    const { timelineOf, creatorOf, waitingOf } = await readReviewContext(
      store,
      'content',
      program,
      rows,
    );
    const figures = await readFigures(
      store,
      rows.map(({ id }) => id),
    );
    const guests = await readGuests(store, rows);
    return rows.map((row) => ({
      ...presentContent(row, timelineOf(row), figures.get(row.id)),
      creator: creatorOf(row),
      waiting_decision: waitingOf(row),
      guest: guests.get(row.influencer_activation_id) ?? null,
    }));
  },
  follow: async ({ services, program, at }, rows) => {
    for (const row of rows) {
      if (row.state !== 'accepted') continue;
      await countAcceptedContent(services.store, program, row, at);
      await completeEnrolment(services.store, row.influencer_activation_id, at);
    }
  },
  tell: async (_, rows, verdict) => {
    const params = decisionParams(verdict);
    if (!params) return [];
    return rows.map(({ title }) => ({ kind: 'content_decided', params: { ...params, title } }));
  },
};

/** Who made pieces without an account, by the enrolments that they were made for. */
export async function readGuests(
  { database }: Store,
  rows: readonly Pick<ReviewRow<'content'>, 'creator_id' | 'influencer_activation_id'>[],
) {
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
