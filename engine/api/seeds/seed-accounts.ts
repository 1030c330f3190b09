import { randomUUID } from 'node:crypto';
import { writeTimelineEntries } from '../core/reviews/timelines.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { agreementAcceptances, creators, identityLinks } from '../store/tables/accounts.ts';
import { applications } from '../store/tables/pipelines.ts';
import { rollDice } from './dice.ts';
import { sampleAnswers } from './sample-answers.ts';
import { type SampleReview, sampleReview, timelineOf } from './sample-reviews.ts';
import { isMember, type SampleCreator, sampleRoster } from './sample-roster.ts';

const DAY = 86_400_000;
/** How long a rejected person waits before applying again. */
const REAPPLY = 60 * DAY;

/** A sample creator as the store has them. */
export interface SeededCreator extends SampleCreator {
  readonly id: string;
  readonly member: boolean;
  readonly review: SampleReview;
}

/**
 * Puts a program's sample creators into the store: accounts, linked accounts, applications with
 * their timelines, agreements. Who has signed in already stays as they are and is left out. In the
 * running transaction.
 */
export async function seedAccounts(
  store: Store,
  program: ApiProgram,
  { now, operator_id }: { readonly now: Date; readonly operator_id: string },
): Promise<readonly SeededCreator[]> {
  const { database } = store;
  const program_uuid = program.uuid;
  const dice = rollDice(`${program.slug}:accounts`);
  const seeded = (await withoutKnown(store, program_uuid, sampleRoster(program))).map((creator) => {
    const id = randomUUID();
    const age = (isMember(creator) ? dice.between(20, 28) : dice.between(1, 6)) * DAY;
    const review = sampleReview(creator.application, { now, age, creator_id: id, operator_id });
    return { ...creator, id, member: isMember(creator), review };
  });
  if (seeded.length === 0) return [];
  await database.insert(creators).values(
    seeded.map(({ id, member, review, name, email, email_verified, country }) => ({
      id,
      program_uuid,
      display_name: name,
      email,
      email_verified_at: email_verified ? review.values.submitted_at : null,
      country,
      member_since: member ? review.values.decided_at : null,
      created_at: review.values.submitted_at,
      updated_at: review.values.updated_at,
    })),
  );
  await database.insert(identityLinks).values(
    seeded.map(
      ({ id, provider, subject, name, email, email_verified, statistics, review: { values } }) => ({
        ...{ program_uuid, creator_id: id, provider, subject, name, email, email_verified },
        statistics,
        statistics_at: values.submitted_at,
        linked_at: values.submitted_at,
      }),
    ),
  );
  await seedApplications(store, program, seeded, now);
  const agreements = Object.entries(program.agreementVersions);
  if (agreements.length > 0)
    await database.insert(agreementAcceptances).values(
      seeded.flatMap(({ id, review }) =>
        agreements.map(([agreement, version]) => ({
          ...{ program_uuid, creator_id: id, agreement, version },
          accepted_at: review.values.submitted_at,
        })),
      ),
    );
  return seeded;
}

async function seedApplications(
  store: Store,
  { uuid: program_uuid, program }: ApiProgram,
  seeded: readonly SeededCreator[],
  now: Date,
): Promise<void> {
  const form = program.applications?.form ?? [];
  const rows = seeded.map((creator) => ({
    id: randomUUID(),
    program_uuid,
    creator_id: creator.id,
    answers: sampleAnswers(form, creator),
    ...creator.review.values,
    reapply_at: creator.review.values.state === 'rejected' ? later(now, REAPPLY) : null,
  }));
  await store.database.insert(applications).values(rows);
  await writeTimelineEntries(
    store,
    rows.flatMap(({ id }, place) => {
      const review = seeded[place]?.review;
      const subject = { program_uuid, subject_kind: 'application' as const, subject_id: id };
      return review ? timelineOf(review, subject) : [];
    }),
  );
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

async function withoutKnown(
  { database }: Store,
  program_uuid: string,
  roster: readonly SampleCreator[],
): Promise<readonly SampleCreator[]> {
  const known = await database
    .select({ provider: identityLinks.provider, subject: identityLinks.subject })
    .from(identityLinks)
    .where(
      and(
        eq(identityLinks.program_uuid, program_uuid),
        inArray(
          identityLinks.subject,
          roster.map(({ subject }) => subject),
        ),
      ),
    );
  const accounts = new Set(known.map(({ provider, subject }) => `${provider}:${subject}`));
  return roster.filter(({ provider, subject }) => !accounts.has(`${provider}:${subject}`));
}
