import type { SiteManifest } from '#contract/programs/program.ts';
import { readProviders } from '../identity-providers/providers.ts';

/** A program as far as it says how its creators sign in. */
export interface SignInProgram {
  readonly slug: string;
  /** Ids of the identity providers that it names. */
  readonly platforms: readonly string[];
}

/**
 * The programs whose creators cannot sign in, as none of the identity providers that they name and that
 * are for them has its credentials.
 */
export function programsWithoutLogin<Program extends SignInProgram>(
  programs: Iterable<Program>,
  variables: Readonly<Record<string, string | undefined>>,
  { identity_providers }: Pick<SiteManifest, 'identity_providers'>,
): Program[] {
  const offered = new Map(
    readProviders(identity_providers, variables).offered.map(({ descriptor }) => [
      descriptor.id,
      descriptor.programs,
    ]),
  );
  const serves = (id: string, slug: string) =>
    offered.has(id) && (offered.get(id)?.includes(slug) ?? true);
  return [...programs].filter(({ slug, platforms }) => !platforms.some((id) => serves(id, slug)));
}
