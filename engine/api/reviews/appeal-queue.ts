import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { appealReview } from '#contract/reviews/endpoints.ts';
import { giveAppealed } from '../core/connections/give-appealed.ts';
import { recount } from '../core/quests/reevaluate.ts';
import type { DecisionContext } from '../core/reviews/decide-review.ts';
import { presentAppeal } from '../core/reviews/present-review.ts';
import { changeReview, lockReviews } from '../core/reviews/review-rows.ts';
import type { MailMessage } from '../mail/message-kinds.ts';
import { readActivities, readEvents, readTitle } from './appealed-subjects.ts';
import { decisionParams, type ReviewQueue, readReviewContext } from './review-queue.ts';

type Item = ResponseOf<typeof appealReview.read>;

/**
 * Appeals: an accepted one counts the event again, takes content back under review, or gives what of a linked
 * account was not counted.
 */
export const appealQueue: ReviewQueue<'appeal', Item> = {
  kind: 'appeal',
  unknown: 'APPEAL_UNKNOWN',
  refusable: [],
  present: async (store, program, rows) => {
    const { timelineOf, creatorOf, waitingOf } = await readReviewContext(
      store,
      'appeal',
      program,
      rows,
    );
    const events = await readEvents(store, program.uuid, rows);
    const activities = await readActivities(store, program.uuid, rows);
    return rows.map((row) => ({
      ...presentAppeal(row, timelineOf(row)),
      creator: creatorOf(row),
      waiting_decision: waitingOf(row),
      metric_event: (row.subject_kind === 'metric_event' && events.get(row.subject_id)) || null,
      counted_activity:
        (row.subject_kind === 'counted_activity' && activities.get(row.subject_id)) || null,
    }));
  },
  follow: async (context, rows) => {
    const { services, program, at } = context;
    for (const row of rows) {
      const { subject_id } = row;
      if (row.state !== 'accepted') continue;
      switch (row.subject_kind) {
        case 'content':
          await reopenContent(context, subject_id);
          break;
        case 'metric_event':
          await recount(services.store, program, { event_id: subject_id, now: at });
          break;
        case 'counted_activity':
          await giveAppealed(services.store, program, row, at);
      }
    }
  },
  tell: async ({ services: { store } }, rows, verdict) => {
    const messages: MailMessage[] = [];
    const params = decisionParams(verdict);
    if (!params) return [];
    const { decision, ...reasons } = params;
    for (const row of rows) {
      const title = await readTitle(store, row);
      messages.push({ kind: 'appeal_decided', params: { ...reasons, decision, title } });
    }
    return messages;
  },
};

/** The rejection is taken back; what comes of it is decided anew. */
async function reopenContent({ services, program, operator_id, at }: DecisionContext, id: number) {
  const { store } = services;
  const content = (await lockReviews(store, 'content', program.uuid, [id])).get(String(id));
  // Its author may have withdrawn it, and another appeal may have reopened it already.
  if (content?.state !== 'rejected') return;
  await changeReview(store, 'content', content, {
    action: 'reopen',
    actor_kind: 'operator',
    actor_id: operator_id,
    at,
  });
}
