import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { IdentityProviders, OfferedClient } from '../http/services.ts';

/**
 * The providers that one can sign in with: a program's in its own order, as far as they are for it,
 * then those that are offered everywhere. Operators, who sign in to no program, have those that the
 * site names for them: a provider that a publisher runs could call itself any operator.
 */
export function offeredProviders(
  identity: IdentityProviders,
  program: ApiProgram | undefined,
): readonly OfferedClient[] {
  const clients = identity.clients();
  if (!program) return [...clients.values()].filter(({ operators }) => operators);
  const listed = (program.program.identity_providers ?? [])
    .flatMap((id) => clients.get(id) ?? [])
    .filter(({ programs }) => programs?.includes(program.slug) ?? true);
  const others = [...clients.values()].filter((each) => each.everywhere && !listed.includes(each));
  return [...listed, ...others];
}

/** @throws ApiError where the provider is not offered there. */
export function requireProvider(
  identity: IdentityProviders,
  program: ApiProgram | undefined,
  id: string,
): OfferedClient {
  const found = offeredProviders(identity, program).find((offered) => offered.id === id);
  if (!found) throw new ApiError('PROVIDER_NOT_OFFERED');
  return found;
}
