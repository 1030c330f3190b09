import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { CampaignMetric } from '#contract/programs/campaign.ts';
import type { appealReview } from '#contract/reviews/endpoints.ts';
import type { AppealSubjectKind } from '#contract/vocabulary/review-words.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { presentActivities } from '../core/connections/present-activity.ts';
import { presentEvent } from '../core/quests/present-event.ts';
import type { ReviewRow } from '../core/reviews/review-rows.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { contents } from '../store/tables/pipelines.ts';
import { programs } from '../store/tables/programs.ts';
import { metricEvents } from '../store/tables/quests.ts';

type Item = ResponseOf<typeof appealReview.read>;
type AppealRow = ReviewRow<'appeal'>;

const idsOf = (rows: readonly AppealRow[], kind: AppealSubjectKind) =>
  rows.filter(({ subject_kind }) => subject_kind === kind).map(({ subject_id }) => subject_id);

/** The events that appeals are about, by their ids. */
export async function readEvents(
  { database }: Store,
  programUuid: string,
  rows: readonly AppealRow[],
): Promise<ReadonlyMap<number, Item['metric_event']>> {
  const ids = idsOf(rows, 'metric_event');
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

/** What was read of linked accounts that appeals are about, by the activities' ids. */
export async function readActivities(
  store: Store,
  programUuid: string,
  rows: readonly AppealRow[],
): Promise<ReadonlyMap<number, Item['counted_activity']>> {
  const ids = idsOf(rows, 'counted_activity');
  if (ids.length === 0) return new Map();
  const appealed = await store.database
    .select()
    .from(countedActivities)
    .where(
      and(eq(countedActivities.program_uuid, programUuid), inArray(countedActivities.id, ids)),
    );
  const activities = await presentActivities(store, appealed);
  return new Map(activities.map((activity) => [activity.id, activity] as const));
}

/** What an appeal is about, in the creator's language: a piece's title, or the label of a metric. */
export async function readTitle({ database }: Store, row: AppealRow): Promise<string> {
  const { program_uuid, subject_id, creator_id } = row;
  if (row.subject_kind === 'content') {
    const [content] = await database
      .select({ title: contents.title })
      .from(contents)
      .where(and(eq(contents.program_uuid, program_uuid), eq(contents.id, subject_id)));
    return content?.title ?? String(subject_id);
  }
  const measured = row.subject_kind === 'metric_event' ? metricEvents : countedActivities;
  const [subject] = await database
    .select({ metric: measured.metric, metrics: programs.metrics, locale: creators.locale })
    .from(measured as typeof metricEvents)
    .innerJoin(programs, eq(programs.uuid, measured.program_uuid))
    .innerJoin(creators, eq(creators.id, creator_id))
    .where(and(eq(measured.program_uuid, program_uuid), eq(measured.id, subject_id)));
  if (!subject) return String(subject_id);
  const metric = (subject.metrics as readonly CampaignMetric[]).find(
    ({ name }) => name === subject.metric,
  );
  return metric ? pickText(metric.label, subject.locale) : subject.metric;
}
