import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalogue, CatalogueError } from '#catalogue/catalogue.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { type CatalogueChoice, catalogueFolder, knownSlugs } from '../console/catalogue-options.ts';
import { progressBar } from '../console/progress-bar.ts';
import type { ExaminedCatalogue } from './patient.ts';

/**
 * Reads the catalogue as a server of the environment would, the programs that were asked for among it. What
 * is compiled goes to a folder of its own: a running server's stays as it is.
 * @returns the errors of site.yaml where there is nothing to look at without it
 * @throws UserError where there is no such catalogue or program
 */
export async function readCatalogue(
  slugs: readonly string[],
  { programs, env }: CatalogueChoice,
): Promise<ExaminedCatalogue | { readonly broken: readonly Issue[] }> {
  const folder = catalogueFolder(programs);
  const named = knownSlugs(slugs, folder);
  const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-doctor-'));
  const { progress, stop } = progressBar();
  try {
    const catalogue = await Catalogue.open({ folder, dataFolder, environment: env, progress });
    const concerned = catalogue.entries.filter(
      ({ slug }) => named.length === 0 || named.includes(slug),
    );
    const others = new Set(
      catalogue.entries
        .filter((entry) => !concerned.includes(entry))
        .flatMap(({ issues }) => issues),
    );
    return {
      environment: env,
      site: catalogue.site.site,
      programs: concerned.map(({ slug, served }) => ({
        slug,
        ...(served ? { served } : {}),
        campaign: catalogue.campaign(slug),
      })),
      errors: catalogue.issues.filter((issue) => issue.severity === 'error' && !others.has(issue)),
    };
  } catch (error) {
    if (error instanceof CatalogueError)
      return { broken: error.issues.filter(({ severity }) => severity === 'error') };
    throw error;
  } finally {
    stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
