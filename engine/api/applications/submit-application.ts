import type { submitApplication as endpoint } from '#contract/applications/endpoints.ts';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import { answeredCountry } from '#domain/applications/approved-country.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { listAgreements } from '../core/membership/list-agreements.ts';
import { requireAgreements, requireApprovedCountry } from '../core/membership/membership.ts';
import { tellCreator } from '../core/notifications/tell-creators.ts';
import { changeReview } from '../core/reviews/review-rows.ts';
import { writeSubmission } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { applications } from '../store/tables/pipelines.ts';
import { assess, isAdmitted, readFacts } from './assess.ts';
import { type ApplicationRow, lockApplicant, readLastApplication } from './last-application.ts';

/**
 * Applies, or sends an application again after changes were asked for, in one transaction: where
 * it is refused, the agreements that came with it are not accepted either.
 */
export async function submitApplication(
  services: ApiServices,
  caller: CreatorCaller,
  body: BodyOf<typeof endpoint>,
  locale: string,
): Promise<ApplicationRow> {
  const { store } = services;
  const { program, creator_id } = caller;
  const at = services.now();
  return store.transaction(async () => {
    const member = await lockApplicant(store, creator_id);
    const last = await readLastApplication(store, creator_id);
    const again = last?.state === 'needs_changes' ? last : undefined;
    if (!again) requireTurn(caller, last, member, at);
    const needed = Object.keys(program.agreementVersions);
    await requireAgreements(store, caller, needed, body.agreements, at);
    const answers = requireAnswers(caller, body.answers);
    const answered = answeredCountry(program.program.applications.form ?? [], answers);
    await requireApprovedCountry(store, caller, answered);
    const agreements = await listAgreements(store, program, creator_id, locale);
    const facts = await readFacts(services, caller, { answers, agreements });
    const assessment = assess(program, facts, locale);
    if (assessment && !isAdmitted(services, program, assessment))
      throw new ApiError('NOT_ELIGIBLE', { eligibility: assessment });
    // Operators read it in the program's own language.
    const eligibility = assess(program, facts, DEFAULT_LOCALE);
    const row = again
      ? await changeReview(
          store,
          'application',
          again,
          { action: 'resubmit', actor_kind: 'creator', actor_id: creator_id, at },
          { answers, eligibility, reapply_at: null },
        )
      : await insertApplication(services, caller, { answers, eligibility }, at);
    const { review_days } = program.program.applications;
    const params = review_days === undefined ? {} : { review_days };
    await tellCreator(store, program.uuid, {
      creator_id,
      message: { kind: 'application_received', params },
      source: `application:${row.id}:${row.revision}`,
    });
    return row;
  });
}

/** Whether it is somebody's turn to apply: not twice, not before the date, not while closed. */
function requireTurn(
  { program }: CreatorCaller,
  last: ApplicationRow | undefined,
  member: boolean,
  at: Date,
): void {
  if (member || (last && ['submitted', 'in_review', 'accepted'].includes(last.state)))
    throw new ApiError('APPLICATION_OPEN', last ? { state: last.state } : {});
  const open = applicationState(program.program.applications, at.getTime());
  if (open.state !== 'open') throw new ApiError('APPLICATIONS_CLOSED', { ...open });
  if (last?.state === 'rejected' && last.reapply_at && at < last.reapply_at)
    throw new ApiError('APPLICATION_TOO_EARLY', { reapply_at: last.reapply_at.toISOString() });
}

function requireAnswers({ program }: CreatorCaller, given: Answers): Answers {
  const { faults, answers } = checkAnswers(program.program.applications.form ?? [], given);
  if (faults.length > 0) throw new ApiError('FIELD_INVALID', { faults });
  return answers;
}

async function insertApplication(
  { store }: ApiServices,
  { program, creator_id }: CreatorCaller,
  values: { answers: Answers; eligibility: Record<string, unknown> | null },
  at: Date,
): Promise<ApplicationRow> {
  const [row] = await store.database
    .insert(applications)
    .values({
      ...values,
      program_uuid: program.uuid,
      creator_id,
      state: 'submitted',
      submitted_at: at,
      updated_at: at,
    })
    .returning();
  if (!row) throw new Error('The store took an application and did not return it.');
  await writeSubmission(store, 'application', row, { actor_kind: 'creator', actor_id: creator_id });
  return row;
}
