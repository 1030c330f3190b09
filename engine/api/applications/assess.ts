import type { Answers } from '#contract/endpoints/fields.ts';
import type { Agreement } from '#contract/shapes/agreement.ts';
import { applicantFacts } from '#domain/applications/applicant-facts.ts';
import {
  assessEligibility,
  type EligibilityAssessment,
  type EligibilityFacts,
  type RuleAssessment,
} from '#domain/applications/eligibility.ts';
import { mayApply } from '#domain/applications/may-apply.ts';
import { GAME_COLUMNS, linkedGames } from '../core/linked-games/linked-games.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { eq } from '../store/drizzle.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';

/** Reads what is known of the person who applies. */
export async function readFacts(
  { store }: ApiServices,
  { program, creator_id }: CreatorCaller,
  { answers, agreements }: { readonly answers: Answers; readonly agreements: readonly Agreement[] },
): Promise<EligibilityFacts> {
  const { database } = store;
  const links = await database
    .select({
      provider: identityLinks.provider,
      statistics: identityLinks.statistics,
      statistics_at: identityLinks.statistics_at,
      ...GAME_COLUMNS,
    })
    .from(identityLinks)
    .where(eq(identityLinks.creator_id, creator_id));
  const [creator] = await database
    .select({ country: creators.country })
    .from(creators)
    .where(eq(creators.id, creator_id));
  return applicantFacts(program.program, {
    links: links.map((link) => ({
      ...{ provider: link.provider, statistics: link.statistics, games: linkedGames(link) },
      statistics_at: link.statistics_at?.toISOString() ?? null,
    })),
    country: creator?.country ?? null,
    agreements: agreements.filter(({ current }) => current).map(({ agreement }) => agreement),
    answers,
  });
}

/** How the person stands, with the rules' words in a language; null where there are none. */
export function assess(program: ApiProgram, facts: EligibilityFacts, locale: string) {
  const rules = program.localised(locale).applications.eligibility;
  if (!rules) return null;
  const { met, rules: assessed } = assessEligibility(rules, facts);
  return { met, rules: assessed.map(present) };
}

const present = ({ rules, ...rule }: RuleAssessment) => ({
  ...rule,
  ...(rules && { rules: rules.map((one) => ({ ...one })) }),
});

/** Whether the rules let the person apply at all. */
export function isAdmitted(
  { identity }: ApiServices,
  { program }: ApiProgram,
  assessment: EligibilityAssessment,
): boolean {
  const { eligibility } = program.applications;
  const clients = [...identity.clients().values()];
  const offered = clients.filter(
    ({ id, everywhere }) => everywhere || program.identity_providers?.includes(id),
  );
  return !eligibility || mayApply(eligibility, assessment, new Set(offered.map(({ id }) => id)));
}
