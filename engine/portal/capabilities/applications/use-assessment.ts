import { readSelf } from '#contract/account/endpoints.ts';
import { listProviders } from '#contract/auth/endpoints.ts';
import type { AgreementName, Answers } from '#contract/endpoints/fields.ts';
import { applicantFacts } from '#domain/applications/applicant-facts.ts';
import { assessEligibility, type EligibilityAssessment } from '#domain/applications/eligibility.ts';
import { mayApply } from '#domain/applications/may-apply.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';

export interface Assessment extends EligibilityAssessment {
  readonly require: 'all' | 'any';
  readonly note: string | undefined;
  /** Whether the rules let the person apply. */
  readonly admitted: boolean;
  /** Identity providers of accounts that can still be linked. */
  readonly linkable: readonly string[];
}

/**
 * How the person stands with the program's rules as the form is filled in, judged by the functions
 * that the API judges with; undefined where there are no rules, or the person is not known yet.
 */
export function useAssessment(
  answers: Answers,
  agreements: readonly AgreementName[],
): Assessment | undefined {
  const program = useProgram();
  const { eligibility } = program.applications;
  const self = useEndpoint(readSelf, {}, { enabled: eligibility !== undefined });
  const offered = useEndpoint(
    listProviders,
    { query: { uuid: program.uuid } },
    { enabled: eligibility !== undefined },
  );
  if (!eligibility || !self.data) return undefined;
  const { links, country } = self.data;
  const facts = applicantFacts(program, { links, country, agreements, answers });
  const assessed = assessEligibility(eligibility, facts);
  const offers = offered.data?.providers.map(({ id }) => id) ?? [];
  return {
    ...assessed,
    require: eligibility.require,
    note: eligibility.note,
    admitted: mayApply(eligibility, assessed, new Set(offers)),
    linkable: offers.filter((id) => !facts.linked_accounts.includes(id)),
  };
}
