import type { Issue } from '#contract/programs/issue.ts';
import type { IssueCode } from '../issues/issue-kinds.ts';
import type { CatalogueStore } from '../store/catalogue-store.ts';
import { type CompileResult, compileProgram } from './compile-program.ts';
import type { CompileContext } from './context.ts';

export type Outcome = Pick<CompileResult, 'issues' | 'served' | 'asked'> & {
  readonly slug: string;
};

/** A program's coverage tells this as well, and a large catalogue may have one for every locale. */
const TOLD_BY_COVERAGE: IssueCode = 'TRANSLATION_MISSING';
const notTold = ({ code }: Issue) => code !== TOLD_BY_COVERAGE;

/**
 * Compiles a program. Where there is a store, the sound program is written to it, and what its
 * coverage tells is left out of the issues.
 */
export async function compileInto(
  store: CatalogueStore | undefined,
  slug: string,
  context: CompileContext,
): Promise<Outcome> {
  const { issues, served, asked, stored, storedCampaign } = await compileProgram(slug, context);
  if (served && stored !== undefined) store?.writeProgram(slug, served.hash, stored);
  if (served?.campaign_hash !== undefined && storedCampaign !== undefined)
    store?.writeCampaign(slug, served.campaign_hash, storedCampaign);
  const kept = store ? issues.filter(notTold) : issues;
  return { slug, issues: kept, ...(served && { served }), ...(asked && { asked }) };
}
