import type { submitAppeal as endpoint } from '#contract/content/appeal-endpoints.ts';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import { isAppealable } from '#domain/connectors/appealed-amounts.ts';
import type { ReviewRow } from '../core/reviews/review-rows.ts';
import { writeSubmission } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { appeals, contents } from '../store/tables/pipelines.ts';
import { metricEvents } from '../store/tables/quests.ts';

type Subject = Pick<BodyOf<typeof endpoint>, 'subject_kind' | 'subject_id'>;

/**
 * Appeals against an event that did not count for some quest, content that was rejected, or what of a
 * linked account was not counted. One is heard about one thing, once; a withdrawn one is as good as none.
 */
export async function submitAppeal(
  { store, now }: ApiServices,
  { program, creator_id }: CreatorCaller,
  { subject_kind, subject_id, message }: BodyOf<typeof endpoint>,
): Promise<ReviewRow<'appeal'>> {
  const at = now();
  const program_uuid = program.uuid;
  return store.transaction(async () => {
    const subject = { program_uuid, creator_id, subject_kind, subject_id };
    const refused = await isRefused(store, subject, at);
    if (refused === undefined) throw new ApiError('APPEAL_SUBJECT_UNKNOWN');
    if (!refused) throw new ApiError('APPEAL_NOT_NEEDED');
    const [row] = await store.database
      .insert(appeals)
      .values({ ...subject, message, state: 'submitted', submitted_at: at, updated_at: at })
      .onConflictDoNothing({
        target: [appeals.creator_id, appeals.subject_kind, appeals.subject_id],
        where: sql`${appeals.state} <> 'withdrawn'`,
      })
      .returning();
    if (!row) throw new ApiError('APPEAL_OPEN');
    await writeSubmission(store, 'appeal', row, { actor_kind: 'creator', actor_id: creator_id });
    return row;
  });
}

/**
 * Whether there is a refusal to appeal against; until the running transaction ends, it stays so.
 * @returns undefined where nothing of the kind and number is the creator's
 */
async function isRefused(
  { database }: Store,
  {
    program_uuid,
    creator_id,
    subject_kind,
    subject_id,
  }: Subject & { readonly program_uuid: string; readonly creator_id: string },
  at: Date,
): Promise<boolean | undefined> {
  if (subject_kind === 'content') {
    const [content] = await database
      .select({ state: contents.state })
      .from(contents)
      .where(
        and(
          eq(contents.id, subject_id),
          eq(contents.program_uuid, program_uuid),
          eq(contents.creator_id, creator_id),
        ),
      )
      .for('share');
    return content && content.state === 'rejected';
  }
  if (subject_kind === 'counted_activity') {
    const [activity] = await database
      .select()
      .from(countedActivities)
      .where(
        and(
          eq(countedActivities.id, subject_id),
          eq(countedActivities.program_uuid, program_uuid),
          eq(countedActivities.creator_id, creator_id),
        ),
      )
      .for('share');
    return activity && isAppealable(activity, at);
  }
  const [event] = await database
    .select({ counted: metricEvents.counted, outcomes: metricEvents.outcomes })
    .from(metricEvents)
    .where(
      and(
        eq(metricEvents.id, subject_id),
        eq(metricEvents.program_uuid, program_uuid),
        eq(metricEvents.creator_id, creator_id),
      ),
    )
    .for('share');
  return event && (!event.counted || event.outcomes.some(({ counted }) => !counted));
}
