import type { APPLICATION_ENDPOINTS } from '#contract/applications/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import type { LookAtGames } from '../core/linked-games/linked-games.ts';
import { listAgreements } from '../core/membership/list-agreements.ts';
import { presentApplication } from '../core/reviews/present-review.ts';
import { changeReview, lockReviews } from '../core/reviews/review-rows.ts';
import { readTimelines } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { assess, readFacts } from './assess.ts';
import { type ApplicationRow, lockApplicant, readLastApplication } from './last-application.ts';
import { submitApplication } from './submit-application.ts';

/** For programs that have no sentence of their own (specification, section 4). */
const SUBMITTED =
  'Your application has been submitted and we will get back to you with a response as soon as possible!';

/** Applying to a program. */
export function applicationHandlers(
  services: ApiServices,
  lookAtGames: LookAtGames,
): Handlers<typeof APPLICATION_ENDPOINTS> {
  const { store, now } = services;
  const present = async (row: ApplicationRow) => {
    const timelines = await readTimelines(store, 'application', [row.id]);
    return presentApplication(row, timelines.get(row.id) ?? []);
  };
  return {
    readApplication: async ({ caller, locale }) => {
      const { program, creator_id } = caller;
      const { state, until } = applicationState(program.program.applications, now().getTime());
      const last = await readLastApplication(store, creator_id);
      const agreements = await listAgreements(store, program, creator_id, locale);
      const answers = (last?.answers ?? {}) as Answers;
      const facts = await readFacts(services, caller, { answers, agreements });
      return {
        applications: {
          state,
          until: until === undefined ? null : new Date(until).toISOString(),
        },
        form: [...(program.localised(locale).applications.form ?? [])],
        agreements,
        eligibility: assess(program, facts, locale),
        application: last ? await present(last) : null,
      };
    },
    submitApplication: async ({ caller, body, locale }) => {
      // Before the transaction: nobody is kept waiting for a platform with a lock in hand.
      await lookAtGames(caller);
      const row = await submitApplication(services, caller, body, locale);
      const message_id = 'app-success';
      const message = caller.program.localised(locale).messages?.[message_id] ?? SUBMITTED;
      return { message, message_id, application: await present(row) };
    },
    lookAgain: async ({ caller }) => {
      await lookAtGames(caller);
      return undefined;
    },
    withdrawApplication: ({ caller: { program, creator_id } }) =>
      store.transaction(async () => {
        await lockApplicant(store, creator_id);
        const last = await readLastApplication(store, creator_id);
        const locked = last && (await lockReviews(store, 'application', program.uuid, [last.id]));
        const row = last && locked?.get(last.id);
        if (!row) throw new ApiError('APPLICATION_UNKNOWN');
        const withdrawn = await changeReview(store, 'application', row, {
          action: 'withdraw',
          actor_kind: 'creator',
          actor_id: creator_id,
          at: now(),
        });
        return present(withdrawn);
      }),
  };
}
