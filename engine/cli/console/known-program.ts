import { basename } from 'node:path';
import { compileProgram } from '#catalogue/compile/compile-program.ts';
import { createContext } from '#catalogue/compile/context.ts';
import { compileSite } from '#catalogue/site/compile-site.ts';
import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { DEFAULT_PORT, portalOrigin, programOrigin } from '#domain/programs/origins.ts';
import { catalogueFolder, knownSlugs } from './catalogue-options.ts';
import { UserError } from './user-error.ts';

export interface KnownProgram {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  /** Where its links lead in the environment that was asked for, such as `https://acme.example`. */
  readonly origin: string;
  /** The names of the identity providers that operators may use, by id. */
  readonly operatorProviders: ReadonlyMap<string, string>;
}

/**
 * The program that a command is about; but for its origin it is the same in every environment.
 * @throws UserError where the catalogue has no such program, or not a sound one
 */
export async function knownProgram(
  slug: string,
  programs: string,
  environment: Environment = 'development',
): Promise<KnownProgram> {
  const folder = catalogueFolder(programs);
  knownSlugs([slug], folder);
  const name = basename(folder);
  const { compiled: site } = await compileSite(folder, name);
  const compiled =
    site &&
    (await compileProgram(slug, createContext(folder, name, environment, site.site))).compiled;
  if (!compiled)
    throw new UserError(
      `"${slug}" has errors; \`marquee validate ${slug}\` says which. Correct them first.`,
    );
  const { uuid, title, hosts = [] } = compiled.program;
  const { main_hosts, staging_hosts = [] } = site.site;
  const port = Number(process.env.PORT || DEFAULT_PORT);
  const portal = portalOrigin({ main_hosts, staging_hosts }, environment, port);
  return {
    ...{ uuid, slug, title },
    origin: programOrigin(hosts, environment, portal),
    operatorProviders: operatorProviders(site.site),
  };
}

function operatorProviders({
  identity_providers,
  operator_identity_providers = [],
}: SiteManifest): ReadonlyMap<string, string> {
  const trusted = identity_providers.filter(({ id }) => operator_identity_providers.includes(id));
  return new Map(trusted.map(({ id, name }) => [id, name]));
}
