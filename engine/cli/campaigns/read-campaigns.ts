import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalogue, CatalogueError } from '#catalogue/catalogue.ts';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { type CatalogueChoice, catalogueFolder, knownSlugs } from '../console/catalogue-options.ts';
import { progressBar } from '../console/progress-bar.ts';

/** A program and what its manifest says; undefined where it has no campaign. */
export interface ProgramCampaign {
  readonly uuid: string;
  readonly slug: string;
  readonly campaign: Campaign | undefined;
}

/** The programs that were asked for. */
export interface SoundCampaigns {
  readonly programs: readonly ProgramCampaign[];
  /** What their campaigns ask for and nobody can do, and the like. */
  readonly warnings: readonly Issue[];
}

/** They, or the errors that keep them from being read. */
export type CampaignsRead = { readonly errors: readonly Issue[] } | SoundCampaigns;

/**
 * Reads campaigns from their manifests, checked as the server checks them. What is compiled goes
 * to a folder of its own: a running server's stays as it is.
 * @throws UserError where there is no such catalogue or program
 */
export async function readCampaigns(
  slugs: readonly string[],
  { programs, env }: CatalogueChoice,
): Promise<CampaignsRead> {
  const folder = catalogueFolder(programs);
  const named = knownSlugs(slugs, folder);
  const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-campaigns-'));
  const { progress, stop } = progressBar();
  try {
    const catalogue = await Catalogue.open({ folder, dataFolder, environment: env, progress });
    const concerned = catalogue.entries.filter(
      ({ slug }) => named.length === 0 || named.includes(slug),
    );
    const errors = concerned.flatMap(({ issues }) =>
      issues.filter(({ severity }) => severity === 'error'),
    );
    if (errors.length > 0) return { errors };
    return {
      programs: concerned.flatMap(({ slug, served }) =>
        served ? [{ slug, uuid: served.uuid, campaign: catalogue.campaign(slug) }] : [],
      ),
      warnings: concerned.flatMap(({ issues }) =>
        issues.filter(
          ({ severity, code }) => severity === 'warning' && code.startsWith('CAMPAIGN_'),
        ),
      ),
    };
  } catch (error) {
    if (error instanceof CatalogueError)
      return { errors: error.issues.filter(({ severity }) => severity === 'error') };
    throw error;
  } finally {
    stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
