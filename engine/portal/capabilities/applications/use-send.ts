import { useRouter } from '@tanstack/react-router';
import { readSelf } from '#contract/account/endpoints.ts';
import { submitApplication } from '#contract/applications/endpoints.ts';
import { ApiCallError } from '#contract/endpoints/client.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { RuleAssessment } from '#domain/applications/eligibility.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { splitAgreements } from '../../kit/form/agreement-questions.tsx';

/** Refusals that mean that something else holds now than when the form was read. */
const OUTDATED: ReadonlySet<string> = new Set([
  'APPLICATIONS_CLOSED',
  'APPLICATION_OPEN',
  'APPLICATION_TOO_EARLY',
  'AGREEMENTS_MISSING',
]);

/**
 * Sends a form's answers with the agreements that were ticked in it. Whoever is too young is led to
 * the program's page for that. The returned function throws ApiCallError.
 */
export function useSend(): (given: Answers) => Promise<void> {
  const { uuid, slug } = useProgram();
  const { age_gate } = useView();
  const router = useRouter();
  const submit = useAction(submitApplication, { refresh: ['programs', 'agreements', 'account'] });
  return async (given) => {
    try {
      await submit.mutateAsync({ query: { uuid }, body: splitAgreements(given) });
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (OUTDATED.has(error.code))
        void queryClient.invalidateQueries({ queryKey: [uuid, 'applications'] });
      if (error.code !== 'NOT_ELIGIBLE') throw error;
      // What linked accounts tell was read anew.
      void queryClient.invalidateQueries({ queryKey: [uuid, readSelf.tag] });
      if (age_gate !== undefined && isTooYoung(error.extra.eligibility))
        await router.navigate({ to: joinPath(`/programs/${slug}`, age_gate) });
      // How the person stands with each rule is drawn beside the form already.
      const { status: status_code, message, code } = error;
      throw new ApiCallError({ status_code, message, extra: { code } });
    }
  };
}

function isTooYoung(eligibility: unknown): boolean {
  const { rules = [] } = (eligibility ?? {}) as { readonly rules?: readonly RuleAssessment[] };
  return rules.some(({ kind, met, value }) => kind === 'age' && !met && value !== undefined);
}
