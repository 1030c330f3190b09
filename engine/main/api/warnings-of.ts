import { type DeploymentWarning, deploymentWarnings } from '#api/health/deployment-warnings.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Environment } from '#contract/programs/program.ts';

/** What a server of this catalogue starts without; programs at their end are nobody's to sign in to. */
export function warningsOf(
  environment: Environment,
  variables: NodeJS.ProcessEnv,
  catalogue: Catalogue,
): DeploymentWarning[] {
  const programs = [...catalogue.served()]
    .filter(([, { status }]) => status !== 'archived')
    .map(([slug, { platforms, connectors = [] }]) => ({ slug, platforms, connectors }));
  return deploymentWarnings(environment, variables, catalogue.site.site, programs);
}
