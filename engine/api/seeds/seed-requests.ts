import { isOpen } from '#domain/enrolments/activation-window.ts';
import type { AnswerField } from '#domain/forms/answer-field.ts';
import type { ReviewAction } from '#domain/reviews/review-state.ts';
import { claimEnrolmentKey } from '../core/enrolments/claim-enrolment-key.ts';
import { changeEnrolment, lockEnrolments } from '../core/enrolments/enrolment-rows.ts';
import { onRequestDecided } from '../core/enrolments/request-decided.ts';
import { writeTimelineEntries } from '../core/reviews/timelines.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations, influencerActivations, keyOptions } from '../store/tables/activations.ts';
import { activationRequests } from '../store/tables/pipelines.ts';
import { sampleAnswers } from './sample-answers.ts';
import { sampleReview, timelineOf } from './sample-reviews.ts';
import type { SeededCreator } from './seed-accounts.ts';

const DAY = 86_400_000;
/** What became of the requests of the first members, in their order. */
const REQUESTS: readonly (readonly ReviewAction[])[] = [
  ['start_review', 'accept'],
  [],
  ['request_changes'],
  ['start_review', 'reject'],
  ['accept'],
  ['start_review'],
  [],
];

/**
 * Members ask for what can be asked for now; the first whose request was accepted has taken it, and
 * its key where there is one. In the running transaction, after the pools were filled.
 */
export async function seedRequests(
  { store, secrets }: { readonly store: Store; readonly secrets: Secrets },
  program: ApiProgram,
  members: readonly SeededCreator[],
  { now, operator_id }: { readonly now: Date; readonly operator_id: string },
): Promise<void> {
  const { database } = store;
  const program_uuid = program.uuid;
  const offered = await database
    .select()
    .from(activations)
    .where(
      and(
        eq(activations.program_uuid, program_uuid),
        eq(activations.offer, 'request'),
        isNull(activations.retired_at),
      ),
    );
  for (const activation of offered.filter((one) => isOpen(one, now))) {
    const [option] = await database
      .select({ id: keyOptions.id })
      .from(keyOptions)
      .where(
        and(
          eq(keyOptions.program_uuid, program_uuid),
          eq(keyOptions.activation_id, activation.id),
          isNull(keyOptions.retired_at),
        ),
      )
      .orderBy(keyOptions.id)
      .limit(1);
    const form = (activation.request?.form ?? []) as readonly AnswerField[];
    const asked = REQUESTS.flatMap((actions, place) => {
      const member = members[place];
      if (!member) return [];
      const age = (2 + place / 2) * DAY;
      return [
        { member, review: sampleReview(actions, { now, age, creator_id: member.id, operator_id }) },
      ];
    });
    if (asked.length === 0) return;
    const rows = await database
      .insert(activationRequests)
      .values(
        asked.map(({ member, review }) => ({
          program_uuid,
          creator_id: member.id,
          activation_id: activation.id,
          key_option_id: option?.id ?? null,
          answers: sampleAnswers(form, member),
          ...review.values,
        })),
      )
      .returning();
    const byCreator = new Map(rows.map((row) => [row.creator_id, row]));
    await writeTimelineEntries(
      store,
      asked.flatMap(({ member, review }) =>
        timelineOf(review, {
          program_uuid,
          subject_kind: 'activation_request',
          subject_id: byCreator.get(member.id)?.id ?? '',
        }),
      ),
    );
    const accepted = rows.filter(({ state }) => state === 'accepted');
    for (const row of accepted) await onRequestDecided(store, row, row.decided_at ?? now);
    const [first] = accepted;
    if (first) await take(store, secrets, program, first, now);
  }
}

/** Accepts what a request led to, and claims its key. */
async function take(
  store: Store,
  secrets: Secrets,
  program: ApiProgram,
  { creator_id, activation_id }: typeof activationRequests.$inferSelect,
  now: Date,
): Promise<void> {
  const [enrolment] = await lockEnrolments(
    store,
    and(
      eq(influencerActivations.creator_id, creator_id),
      eq(influencerActivations.activation_id, activation_id),
    ),
  );
  if (!enrolment) return;
  const row = await changeEnrolment(store, enrolment.row, 'accept', now);
  if (enrolment.activation.kind !== 'key' || row.key_option_id === null) return;
  await claimEnrolmentKey(store, secrets, program, { ...enrolment, row }, undefined, {
    actor_kind: 'creator',
    actor_id: creator_id,
    request_id: 'samples',
    now,
  });
}
