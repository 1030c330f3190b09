import { basename, resolve } from 'node:path';
import type { Issue } from '#contract/programs/issue.ts';
import type { CatalogueOptions } from '../catalogue.ts';
import { compileMany } from '../compile/compile-many.ts';
import { readProgram } from '../compile/read-program.ts';
import { compileSite } from '../site/compile-site.ts';
import { listSlugs } from './fingerprint.ts';
import { settle } from './settle.ts';

/** What a check found in a program's folder. */
export interface CheckedProgram {
  readonly slug: string;
  readonly issues: readonly Issue[];
}

/**
 * Checks the programs of a catalogue whose site.yaml is broken: against what can be taken of it,
 * else for their own shape alone. Nothing is compiled for serving.
 */
export async function checkPrograms({
  folder: given,
  environment,
  progress,
}: Pick<CatalogueOptions, 'folder' | 'environment' | 'progress'>): Promise<CheckedProgram[]> {
  const folder = resolve(given);
  const catalogue = { folder, name: basename(folder), environment };
  const slugs = listSlugs(folder);
  const { checked: site } = await compileSite(folder, catalogue.name);
  if (!site) {
    const programs: CheckedProgram[] = [];
    for (const slug of slugs) {
      const { issues } = await readProgram(slug, catalogue);
      programs.push({ slug, issues: issues() });
    }
    return programs;
  }
  const outcomes = await compileMany(
    slugs,
    { ...catalogue, site, storeFolder: undefined },
    progress,
  );
  const stamps = new Map(slugs.map((slug) => [slug, '']));
  const settled = settle({ before: new Map(), heldBefore: new Map(), outcomes, stamps }, catalogue);
  return [...settled.values()];
}
