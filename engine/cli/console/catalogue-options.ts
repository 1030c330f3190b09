import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { suggest } from '#catalogue/issues/suggest.ts';
import { listSlugs } from '#catalogue/store/fingerprint.ts';
import { ENVIRONMENTS, type Environment } from '#contract/programs/program.ts';
import { UserError } from './user-error.ts';

export interface CatalogueChoice {
  readonly programs: string;
  readonly env: Environment;
}

/** Adds the options that say which catalogue a command reads. */
export function addFolderOption(command: Command): Command {
  return command.addOption(
    new Option(
      '--programs <folder>',
      'the folder with site.yaml and the programs, or a bundle of it',
    )
      .env('MARQUEE_PROGRAMS')
      .default('programs'),
  );
}

/** Adds `--programs` and `--env`. */
export function addCatalogueOptions(command: Command): Command {
  return addFolderOption(command).addOption(
    new Option('--env <environment>', "the environment whose overlays apply (each manifest's own)")
      .choices(ENVIRONMENTS)
      .default('development'),
  );
}

/**
 * The absolute path of a catalogue's folder.
 * @throws UserError where it is not there or has no site.yaml.
 */
export function catalogueFolder(programs: string): string {
  const folder = resolve(programs);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There is no folder ${programs}. Name it with --programs <folder>.`);
  if (!['yaml', 'yml', 'json'].some((ending) => existsSync(join(folder, `site.${ending}`))))
    throw new UserError(`There is no site.yaml in ${programs}, so it holds no catalogue.`);
  return folder;
}

/**
 * The slugs that were asked for, each once.
 * @throws UserError where the catalogue has no such program.
 */
export function knownSlugs(slugs: readonly string[], folder: string): string[] {
  const present = listSlugs(folder);
  for (const slug of slugs) {
    if (present.includes(slug)) continue;
    const near = suggest(slug, present);
    throw new UserError(
      `There is no program "${slug}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    );
  }
  return [...new Set(slugs)];
}
