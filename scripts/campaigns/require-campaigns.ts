import type { CatalogueChoice } from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { EXIT_ISSUES } from '../console/user-error.ts';
import { prettyIssue } from '../reports/pretty.ts';
import { type ProgramCampaign, readCampaigns } from './read-campaigns.ts';

/**
 * The campaigns that were asked for. Where manifests have errors it says them, sets the exit code
 * and answers undefined.
 * @throws UserError where there is no such catalogue or program
 */
export async function requireCampaigns(
  slugs: readonly string[],
  choice: CatalogueChoice,
): Promise<readonly ProgramCampaign[] | undefined> {
  const read = await readCampaigns(slugs, choice);
  if ('programs' in read) return read.programs;
  const colors = colorsFor(process.stderr);
  console.error(read.errors.map((issue) => prettyIssue(issue, colors)).join('\n'));
  process.exitCode = EXIT_ISSUES;
  return undefined;
}
