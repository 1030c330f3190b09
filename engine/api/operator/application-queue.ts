import { and, eq, isNull } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { applicationReview } from '#contract/operator/review-endpoints.ts';
import { answeredCountry, countryDoubts } from '#domain/applications/approved-country.ts';
import { offerAutomatic } from '../enrolments/offer-automatic.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { presentApplication } from '../reviews/present-review.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { judged, type ReviewQueue, readBeside } from './review-queue.ts';

type Item = ResponseOf<typeof applicationReview.read>;

/** Applications: one that is accepted makes a member, who is offered what members are offered. */
export const applicationQueue: ReviewQueue<'application', Item> = {
  kind: 'application',
  unknown: 'APPLICATION_UNKNOWN',
  present: async (store, program, rows) => {
    const { timelineOf, creatorOf } = await readBeside(store, 'application', program, rows);
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
      };
    });
  },
  follow: async ({ services, program, at }, row, verdict) => {
    if (row.state === 'accepted') await admit(services.store, program, row.creator_id, at);
    const params = judged(verdict);
    if (!params) return undefined;
    const again = verdict.reapply_at === undefined ? {} : { reapply_at: verdict.reapply_at };
    return { kind: 'application_decided', params: { ...params, ...again } };
  },
};

async function admit(store: Store, program: ApiProgram, creatorId: string, at: Date) {
  await store.database
    .update(creators)
    .set({ member_since: at, updated_at: at })
    .where(and(eq(creators.id, creatorId), isNull(creators.member_since)));
  await offerAutomatic(store, program, creatorId, at);
}
