import { canonicalContent } from '#domain/content/canonical-url.ts';
import { isOpen } from '#domain/enrolments/activation-window.ts';
import type { ReviewAction } from '#domain/reviews/review-state.ts';
import { completeEnrolment } from '../core/enrolments/complete-enrolment.ts';
import { changeEnrolment } from '../core/enrolments/enrolment-rows.ts';
import { offerActivation } from '../core/enrolments/offer-activation.ts';
import { countAcceptedContent } from '../core/quests/count-content.ts';
import { writeTimelineEntries } from '../core/reviews/timelines.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations } from '../store/tables/activations.ts';
import { contents } from '../store/tables/pipelines.ts';
import { sampleReview, timelineOf } from './sample-reviews.ts';
import type { SeededCreator } from './seed-accounts.ts';

const DAY = 86_400_000;
type Brief = typeof activations.$inferSelect;

/** What became of the pieces of the first members, in their order. */
const PIECES: readonly (readonly ReviewAction[])[] = [
  ['start_review', 'accept'],
  ['request_changes'],
  ['start_review', 'reject'],
  [],
  ['accept'],
  ['start_review'],
  [],
];

/**
 * Members hand in pieces for every open brief; accepted ones count for quests by the way that all
 * content does. In the running transaction.
 */
export async function seedContents(
  store: Store,
  program: ApiProgram,
  members: readonly SeededCreator[],
  { now, operator_id }: { readonly now: Date; readonly operator_id: string },
): Promise<void> {
  const briefs = await store.database
    .select()
    .from(activations)
    .where(
      and(
        eq(activations.program_uuid, program.uuid),
        eq(activations.kind, 'content'),
        isNull(activations.retired_at),
      ),
    );
  for (const brief of briefs.filter((one) => isOpen(one, now)))
    for (const [place, actions] of PIECES.entries()) {
      const member = members[place];
      if (member) await handIn(store, program, { brief, member, actions, place, now, operator_id });
    }
}

interface Piece {
  readonly brief: Brief;
  readonly member: SeededCreator;
  readonly actions: readonly ReviewAction[];
  readonly place: number;
  readonly now: Date;
  readonly operator_id: string;
}

async function handIn(
  store: Store,
  program: ApiProgram,
  { brief, member, actions, place, now, operator_id }: Piece,
): Promise<void> {
  const program_uuid = program.uuid;
  if (!brief.content) return;
  const { types, hashtags } = brief.content;
  if (brief.enrolment_limit !== null && brief.enrolments + place >= brief.enrolment_limit) return;
  const offer = { program_uuid, activation_id: brief.id, creator_id: member.id, now };
  const enrolment = await changeEnrolment(
    store,
    await offerActivation(store, offer),
    'accept',
    now,
  );
  const review = sampleReview(actions, {
    now,
    age: (1.5 + place / 2) * DAY,
    creator_id: member.id,
    operator_id,
  });
  const id = `${brief.id}${place}SampleVideo`.slice(0, 11);
  const url = `https://www.youtube.com/watch?v=${id}`;
  const [row] = await store.database
    .insert(contents)
    .values({
      program_uuid,
      activation_id: brief.id,
      influencer_activation_id: enrolment.id,
      creator_id: member.id,
      content_type: types[place % types.length] ?? 'video',
      url,
      ...canonicalContent(url),
      title: `${brief.title.en ?? program.slug}: ${member.name}`,
      hashtags: [...hashtags],
      published_at: review.values.submitted_at,
      ...review.values,
    })
    .returning();
  if (!row) return;
  const subject = { program_uuid, subject_kind: 'content' as const, subject_id: row.id };
  await writeTimelineEntries(store, timelineOf(review, subject));
  if (row.state !== 'accepted') return;
  await countAcceptedContent(store, program, row, row.decided_at ?? now);
  await completeEnrolment(store, enrolment.id, row.decided_at ?? now);
}
