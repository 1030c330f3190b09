import { completeEnrolment } from '../enrolments/complete-enrolment.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { countAcceptedContent } from '../quest-engine/count-content.ts';
import type { ReviewRow } from '../reviews/review-rows.ts';
import type { Store } from '../store/store.ts';

/**
 * What a decision on content leads to, in its transaction: an accepted piece counts for quests, and
 * the last one that a brief asks for completes the enrolment.
 */
export async function onContentDecided(
  store: Store,
  program: ApiProgram,
  content: ReviewRow<'content'>,
  now: Date,
): Promise<void> {
  if (content.state !== 'accepted') return;
  // Creator before enrolment: whoever locks both does it in this order.
  await countAcceptedContent(store, program, content, now);
  await completeEnrolment(store, content.influencer_activation_id, now);
}
