import type { Campaign } from '#contract/programs/campaign.ts';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import type { Asked } from './ask-instances.ts';
import type { HostSeen } from './look-at-hosts.ts';
import type { StoreSeen } from './look-at-store.ts';
import type { Network } from './network.ts';

/** A program of the catalogue as its environment has it. */
export interface ExaminedProgram {
  readonly slug: string;
  /** Absent where its manifest has errors. */
  readonly served?: ServedProgram;
  readonly campaign?: Campaign;
}

/** What of the catalogue is examined. */
export interface ExaminedCatalogue {
  readonly environment: Environment;
  readonly site: SiteManifest;
  /** Those that were asked for, drafts and archived ones too. */
  readonly programs: readonly ExaminedProgram[];
  /** Errors of theirs and of the site. */
  readonly errors: readonly Issue[];
}

/** Everything that checks look at. */
export interface Patient extends ExaminedCatalogue {
  /** The environment's variables, as a server started here would have them. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly network: Network;
  readonly hosts: readonly HostSeen[];
  /** Those that were named. */
  readonly instances: readonly Asked[];
  readonly store: StoreSeen;
  /** By which DKIM selector mails are signed, where it was said. */
  readonly dkimSelector: string | undefined;
  readonly now: Date;
}

/** The programs that visitors are served, and that are not at their end. */
export const openPrograms = ({ environment, programs }: ExaminedCatalogue) =>
  programs.flatMap(({ slug, served, campaign }) => {
    if (!served || served.status === 'archived') return [];
    if (served.status === 'draft' && environment === 'production') return [];
    return [{ slug, served, campaign }];
  });
