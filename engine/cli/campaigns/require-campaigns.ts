import type { Issue } from '#contract/programs/issue.ts';
import type { CatalogueChoice } from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { EXIT_ISSUES } from '../console/user-error.ts';
import { prettyIssue } from '../reports/pretty.ts';
import { readCampaigns, type SoundCampaigns } from './read-campaigns.ts';

/**
 * The campaigns that were asked for. Where manifests have errors it says them, sets the exit code
 * and answers undefined.
 * @throws UserError where there is no such catalogue or program
 */
export async function requireCampaigns(
  slugs: readonly string[],
  choice: CatalogueChoice,
): Promise<SoundCampaigns | undefined> {
  const read = await readCampaigns(slugs, choice);
  if ('programs' in read) return read;
  sayIssues(read.errors);
  process.exitCode = EXIT_ISSUES;
  return undefined;
}

/** Says issues on stderr. */
export function sayIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const colors = colorsFor(process.stderr);
  console.error(issues.map((issue) => prettyIssue(issue, colors)).join('\n'));
}
