import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { CampaignMetric } from '#contract/programs/campaign.ts';
import type { appealReview } from '#contract/reviews/endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { presentEvent } from '../core/quests/present-event.ts';
import { recount } from '../core/quests/reevaluate.ts';
import type { DecisionContext } from '../core/reviews/decide-review.ts';
import { presentAppeal } from '../core/reviews/present-review.ts';
import { changeReview, lockReviews, type ReviewRow } from '../core/reviews/review-rows.ts';
import type { MailMessage } from '../mail/message-kinds.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { contents } from '../store/tables/pipelines.ts';
import { programs } from '../store/tables/programs.ts';
import { metricEvents } from '../store/tables/quests.ts';
import { decisionParams, type ReviewQueue, readReviewContext } from './review-queue.ts';

type Item = ResponseOf<typeof appealReview.read>;

/** Appeals: an accepted one counts the event again, or takes content back under review. */
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
    return rows.map((row) => ({
      ...presentAppeal(row, timelineOf(row)),
      creator: creatorOf(row),
      waiting_decision: waitingOf(row),
      metric_event: (row.subject_kind === 'metric_event' && events.get(row.subject_id)) || null,
    }));
  },
  follow: async (context, rows) => {
    const { services, program, at } = context;
    for (const row of rows) {
      const { subject_id } = row;
      if (row.state !== 'accepted') continue;
      await (row.subject_kind === 'content'
        ? reopenContent(context, subject_id)
        : recount(services.store, program, { event_id: subject_id, now: at }));
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

/** The events that appeals are about, by their ids. */
async function readEvents(
  { database }: Store,
  programUuid: string,
  rows: readonly ReviewRow<'appeal'>[],
): Promise<ReadonlyMap<number, Item['metric_event']>> {
  const ids = rows
    .filter(({ subject_kind }) => subject_kind === 'metric_event')
    .map(({ subject_id }) => subject_id);
  if (ids.length === 0) return new Map();
  const events = await database
    .select()
    .from(metricEvents)
    .where(and(eq(metricEvents.program_uuid, programUuid), inArray(metricEvents.id, ids)));
  return new Map(
    events.map((event) => {
      const { hashtags, content_type, source_id, reported_by } = event;
      const shown = { ...presentEvent(event), hashtags, content_type, source_id, reported_by };
      return [event.id, shown] as const;
    }),
  );
}

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

/** What it is about, in the creator's language. */
async function readTitle({ database }: Store, row: ReviewRow<'appeal'>): Promise<string> {
  const { program_uuid, subject_id, creator_id } = row;
  if (row.subject_kind === 'content') {
    const [content] = await database
      .select({ title: contents.title })
      .from(contents)
      .where(and(eq(contents.program_uuid, program_uuid), eq(contents.id, subject_id)));
    return content?.title ?? String(subject_id);
  }
  const [event] = await database
    .select({ metric: metricEvents.metric, metrics: programs.metrics, locale: creators.locale })
    .from(metricEvents)
    .innerJoin(programs, eq(programs.uuid, metricEvents.program_uuid))
    .innerJoin(creators, eq(creators.id, creator_id))
    .where(and(eq(metricEvents.program_uuid, program_uuid), eq(metricEvents.id, subject_id)));
  if (!event) return String(subject_id);
  const metric = (event.metrics as readonly CampaignMetric[]).find(
    ({ name }) => name === event.metric,
  );
  return metric ? pickText(metric.label, event.locale) : event.metric;
}
