import type { CAMPAIGN_PLAN_ENDPOINTS } from '#contract/campaigns/plan-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { NO_CAMPAIGN_STATE } from '#domain/campaigns/plan-campaign.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { applyCampaign } from './apply-campaign.ts';
import { presentPlan } from './present-plan.ts';
import { readAppliedProgram, readCampaignState } from './read-campaign-state.ts';
import { NO_CAMPAIGN, readPlan } from './read-plan.ts';

type Problem = ResponseOf<(typeof CAMPAIGN_PLAN_ENDPOINTS)[0]>['problems'][number];

/** What applying a program's campaign would do, and doing it. */
export function campaignPlanHandlers(
  services: ApiServices,
): Handlers<typeof CAMPAIGN_PLAN_ENDPOINTS> {
  const { store } = services;
  return {
    planCampaign: async ({ caller: { program }, locale }) => {
      const campaign = program.campaign();
      const plan = await readPlan(store, program, campaign ?? NO_CAMPAIGN);
      const retires = plan.changes.some(({ action }) => action === 'retire');
      const state = retires ? await readCampaignState(store, program.uuid) : NO_CAMPAIGN_STATE;
      const applied = await readAppliedProgram(store, program.uuid);
      return {
        fingerprint: plan.fingerprint,
        in_manifest: campaign !== undefined,
        applied_at: applied?.applied_at.toISOString() ?? null,
        changes: presentPlan(plan, state, locale),
        metrics_change: plan.metrics !== undefined,
        problems: problemsOf(program),
      };
    },
    applyCampaign: async ({ caller, body: { fingerprint }, request }) => {
      const { program, operator_id } = caller;
      if (problemsOf(program).some(({ severity }) => severity === 'error'))
        throw new ApiError('CAMPAIGN_BROKEN');
      const changes = await applyCampaign(store, program, program.campaign() ?? NO_CAMPAIGN, {
        actor_kind: 'operator',
        actor_id: operator_id,
        request_id: request.id,
        now: services.now(),
        fingerprint,
      });
      const applied = await readAppliedProgram(store, program.uuid);
      const { applied_at = services.now() } = applied ?? {};
      return { changes: changes.length, applied_at: applied_at.toISOString() };
    },
  };
}

/** Errors of the program first, then what is doubtful in its campaign. */
function problemsOf({ issues }: ApiProgram): Problem[] {
  const found = Map.groupBy(issues(), ({ severity }) => severity);
  const doubtful = (found.get('warning') ?? []).filter(({ code }) => code.startsWith('CAMPAIGN_'));
  return [...(found.get('error') ?? []), ...doubtful].map(
    ({ severity, code, file, line, path, message, action }) => ({
      ...{ severity, code, file, line, path, message, action },
    }),
  );
}
