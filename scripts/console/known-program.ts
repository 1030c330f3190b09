import { basename } from 'node:path';
import { compileProgram } from '#catalogue/compile/compile-program.ts';
import { createContext } from '#catalogue/compile/context.ts';
import { compileSite } from '#catalogue/site/compile-site.ts';
import type { SiteManifest } from '#contract/programs/program.ts';
import { catalogueFolder, knownSlugs } from './catalogue-options.ts';
import { UserError } from './user-error.ts';

export interface KnownProgram {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  /** The names of the identity providers that operators may use, by id. */
  readonly operatorProviders: ReadonlyMap<string, string>;
}

/**
 * The program that a command is about; its uuid is the same in every environment.
 * @throws UserError where the catalogue has no such program, or not a sound one
 */
export async function knownProgram(slug: string, programs: string): Promise<KnownProgram> {
  const folder = catalogueFolder(programs);
  knownSlugs([slug], folder);
  const name = basename(folder);
  const { compiled: site } = await compileSite(folder, name);
  const compiled =
    site &&
    (await compileProgram(slug, createContext(folder, name, 'development', site.site))).compiled;
  if (!compiled)
    throw new UserError(
      `"${slug}" has errors; \`marquee validate ${slug}\` says which. Correct them first.`,
    );
  const { uuid, title } = compiled.program;
  return { uuid, slug, title, operatorProviders: operatorProviders(site.site) };
}

function operatorProviders({
  identity_providers,
  operator_identity_providers = [],
}: SiteManifest): ReadonlyMap<string, string> {
  const trusted = identity_providers.filter(({ id }) => operator_identity_providers.includes(id));
  return new Map(trusted.map(({ id, name }) => [id, name]));
}
