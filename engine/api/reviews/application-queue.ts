import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { applicationReview } from '#contract/reviews/endpoints.ts';
import { answeredCountry, countryDoubts } from '#domain/applications/approved-country.ts';
import { offerAutomaticToAll } from '../core/enrolments/offer-automatic.ts';
import { presentApplication } from '../core/reviews/present-review.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, inArray, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { decisionParams, type ReviewQueue, readReviewContext } from './review-queue.ts';

type Item = ResponseOf<typeof applicationReview.read>;

/** Applications: one that is accepted makes a member, who is offered what members are offered. */
export const applicationQueue: ReviewQueue<'application', Item> = {
  kind: 'application',
  unknown: 'APPLICATION_UNKNOWN',
  refusable: [],
  present: async (store, program, rows) => {
    const { timelineOf, creatorOf, waitingOf } = await readReviewContext(
      store,
      'application',
      program,
      rows,
    );
    const form = program.program.applications.form ?? [];
    return rows.map((row) => {
      const creator = creatorOf(row);
      return {
        ...presentApplication(row, timelineOf(row)),
        eligibility: row.eligibility as Item['eligibility'],
        country_doubts: countryDoubts(program.program, {
          profile: creator?.country ?? null,
          answer: answeredCountry(form, row.answers as Answers),
        }),
        creator,
        waiting_decision: waitingOf(row),
      };
    });
  },
  follow: async ({ services, program, at }, rows) => {
    const accepted = rows.filter(({ state }) => state === 'accepted');
    await admit(
      services.store,
      program,
      accepted.map(({ creator_id }) => creator_id),
      at,
    );
  },
  tell: async (_, rows, verdict) => {
    const params = decisionParams(verdict);
    if (!params) return [];
    const again = verdict.reapply_at === undefined ? {} : { reapply_at: verdict.reapply_at };
    return rows.map(() => ({ kind: 'application_decided', params: { ...params, ...again } }));
  },
};

async function admit(
  store: Store,
  program: ApiProgram,
  creatorIds: readonly string[],
  at: Date,
): Promise<void> {
  if (creatorIds.length === 0) return;
  await store.database
    .update(creators)
    .set({ member_since: at, updated_at: at })
    .where(and(inArray(creators.id, [...creatorIds]), isNull(creators.member_since)));
  await offerAutomaticToAll(store, program, creatorIds, at);
}
