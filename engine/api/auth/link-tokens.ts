import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import {
  type GrantedTokens,
  keepTokens,
  permissionsFor,
  takesTokens,
} from '../core/connections/account-tokens.ts';
import {
  agreedKinds,
  connectorOfProvider,
  type LinkedAccount,
  observedAccount,
} from '../core/connections/connections.ts';
import type { ApiServices } from '../http/services.ts';
import type { ProviderTokens } from '../identity-providers/provider-client.ts';
import { signInTokensContext } from '../secrets/session-contexts.ts';
import type { signIns } from '../store/tables/sessions.ts';
import type { FinishedLink, FinishedSignIn } from './redeem-handoff.ts';

interface Wished {
  readonly purpose: FinishedSignIn['purpose'];
  readonly provider: string;
  readonly creator_id?: string | null;
  readonly consents?: readonly ObservationKind[] | null | undefined;
}

/**
 * The scopes that a sign-in asks for besides: those of what the person agrees to now or did before,
 * where the platform is read with their token. None where nobody links an account, and where nobody
 * would use the token, or a simulator would be shown it outside of development.
 */
export async function wantedPermissions(
  { store, connectors, environment }: Pick<ApiServices, 'store' | 'connectors' | 'environment'>,
  { purpose, provider, creator_id, consents }: Wished,
): Promise<readonly string[]> {
  const platform = connectorOfProvider(provider);
  if (purpose !== 'link' || !platform || creator_id == null) return [];
  if (!takesTokens(platform)) return [];
  const access = connectors.access(platform);
  if (!access || (access.simulated && environment !== 'development')) return [];
  const agreed = await agreedKinds(store, creator_id, platform);
  return permissionsFor(platform, [...(consents ?? []), ...agreed]);
}

type Begun = Pick<typeof signIns.$inferSelect, 'state_hash'>;

/** Tokens as they wait for the handoff, sealed. */
export function sealHanded(
  { secrets, now }: ApiServices,
  { state_hash }: Begun,
  { expires_in, ...tokens }: ProviderTokens,
): Buffer {
  const expires_at = expires_in === null ? null : new Date(+now() + expires_in * 1000);
  return secrets.encrypt(
    JSON.stringify({ ...tokens, expires_at }),
    signInTokensContext(state_hash),
  );
}

/** Keeps them with the account that was linked, where its person agrees to anything. */
export async function keepHanded(
  services: ApiServices,
  finished: FinishedLink,
  link: LinkedAccount,
): Promise<void> {
  const { secrets, now } = services;
  const permissions = await wantedPermissions(services, finished);
  const account = observedAccount(link);
  if (!finished.tokens || !account || permissions.length === 0) return;
  const { scopes, expires_at, ...tokens }: Handed = JSON.parse(
    secrets.decrypt(finished.tokens, signInTokensContext(finished.state_hash)),
  );
  const granted = {
    ...{ ...tokens, scopes: scopes ?? permissions },
    expires_at: expires_at === null ? null : new Date(expires_at),
  };
  await keepTokens(services, account, granted, now());
}

/** As JSON keeps them. */
type Handed = Pick<GrantedTokens, 'access' | 'refresh'> & {
  readonly scopes?: readonly string[];
  readonly expires_at: string | null;
};
