import { Openid2Client } from './openid2-client.ts';
import {
  ProviderClient,
  type ProviderClientOptions,
  type ProviderTokens,
  type SignInSecrets,
} from './provider-client.ts';
import type { ProviderProfile } from './provider-profile.ts';
import type { OfferedProvider } from './providers.ts';

/** The sign-in with one provider, whatever protocol it speaks. */
export interface IdentityClient {
  readonly id: string;
  /**
   * Where the visitor is sent. `loginHint` names an account to a provider that knows hints;
   * `permissions` are scopes that are asked for besides those of signing in, where there are scopes.
   * @throws ProviderError where the provider cannot be had
   */
  authorizationUrl(
    request: SignInSecrets & {
      readonly loginHint?: string;
      readonly permissions?: readonly string[];
    },
  ): Promise<URL>;
  /**
   * The person with whom the browser came back to `callbackUrl`, of which the query counts.
   * @throws ProviderError and nothing else
   */
  exchange(request: SignInSecrets & { readonly callbackUrl: URL }): Promise<ProviderProfile>;
  /**
   * The same, with the tokens, for who keeps them; undefined where the protocol has none.
   * @throws ProviderError and nothing else
   */
  exchangeForTokens(request: SignInSecrets & { readonly callbackUrl: URL }): Promise<{
    readonly profile: ProviderProfile;
    readonly tokens: ProviderTokens | undefined;
  }>;
}

/** The client of a provider, by its protocol. */
export const createIdentityClient = (
  provider: OfferedProvider,
  options: ProviderClientOptions = {},
): IdentityClient =>
  provider.descriptor.protocol === 'openid2'
    ? new Openid2Client(provider, options)
    : new ProviderClient(provider, options);
