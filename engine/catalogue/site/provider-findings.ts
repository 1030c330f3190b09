import type { SiteManifest } from '#contract/programs/program.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { suggest } from '../issues/suggest.ts';

/**
 * Whether each identity provider has an id of its own, and those of the operators are there and say
 * which addresses they have verified: without that nobody could ever sign in with them.
 */
export function providerFindings({
  identity_providers: providers,
  operator_identity_providers: named = [],
}: Pick<SiteManifest, 'identity_providers' | 'operator_identity_providers'>): Finding[] {
  const known = providers.map(({ id }) => id);
  const repeated = known.flatMap((name, index) =>
    known.indexOf(name) === index
      ? []
      : raise(
          'IDENTITY_PROVIDER_DUPLICATE',
          { name },
          { path: ['identity_providers', index, 'id'] },
        ),
  );
  const ofOperators = named.flatMap((name, index) => {
    const path = ['operator_identity_providers', index];
    const profile = providers.find(({ id }) => id === name)?.profile;
    if (!profile)
      return raise(
        'IDENTITY_PROVIDER_UNKNOWN',
        { name, known, suggestion: suggest(name, known) },
        { path },
      );
    const says = profile.email !== undefined && profile.email_verified !== undefined;
    return says ? [] : raise('OPERATOR_PROVIDER_UNVERIFIED', { name }, { path });
  });
  return [...repeated, ...ofOperators];
}
