import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
  fetchUserInfo,
  type TokenEndpointResponse,
} from 'openid-client';
import { configureProvider } from './provider-configuration.ts';
import { asProviderError, ProviderError } from './provider-error.ts';
import { type ProviderProfile, readProfile, readStatistics } from './provider-profile.ts';
import type { OfferedProvider } from './providers.ts';

/** The secrets of one sign-in, made by whoever begins it and kept until its callback. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636): 43 to 128 unreserved characters. */
  readonly codeVerifier: string;
  /** Our own callback address, registered with the provider. */
  readonly redirectUri: string;
}

export interface ProviderClientOptions {
  /** How long one call to the provider may take, in seconds; 5 where absent. */
  readonly timeout?: number;
  /** Told when statistics could not be read; the sign-in goes on without them. */
  readonly onStatisticsFailure?: (error: ProviderError) => void;
  /** Told when a name could not be read; whoever signs in with OpenID 2.0 is called by their id. */
  readonly onProfileFailure?: (error: ProviderError) => void;
}

/** Tokens as a provider gives them. */
export interface ProviderTokens {
  readonly access: string;
  readonly refresh: string | null;
  /** Seconds; null where the provider does not say. */
  readonly expires_in: number | null;
  /** Undefined where the provider does not say: those that were asked for. */
  readonly scopes: readonly string[] | undefined;
}

export const TIMEOUT = 5;
const DISCOVERY_LIFETIME = 24 * 60 * 60 * 1000;

/** The authorization code flow with PKCE against one provider. */
export class ProviderClient {
  readonly #provider: OfferedProvider;
  readonly #timeout: number;
  readonly #onStatisticsFailure: (error: ProviderError) => void;
  #configuration: { value: Promise<Configuration>; until: number } | undefined;

  constructor(provider: OfferedProvider, options: ProviderClientOptions = {}) {
    this.#provider = provider;
    this.#timeout = options.timeout ?? TIMEOUT;
    this.#onStatisticsFailure = options.onStatisticsFailure ?? (() => {});
  }

  get id(): string {
    return this.#provider.descriptor.id;
  }

  /**
   * Where the visitor is sent. `loginHint` names an account to a provider that knows hints;
   * `permissions` are scopes that are asked for besides those of signing in.
   *
   * @throws ProviderError where the provider's discovery document cannot be had.
   */
  async authorizationUrl(
    request: SignInSecrets & {
      readonly loginHint?: string;
      readonly permissions?: readonly string[];
    },
  ): Promise<URL> {
    const { descriptor, clientId } = this.#provider;
    const configuration = await this.#configured();
    const scopes = new Set([...descriptor.scopes, ...(request.permissions ?? [])]);
    const url = buildAuthorizationUrl(configuration, {
      // The descriptor's come first: what keeps the flow safe cannot be described away.
      ...descriptor.authorization_parameters,
      ...(request.loginHint === undefined ? {} : { login_hint: request.loginHint }),
      response_type: 'code',
      redirect_uri: request.redirectUri,
      scope: [...scopes].join(descriptor.scope_separator ?? ' '),
      state: request.state,
      ...(descriptor.protocol === 'oidc' ? { nonce: request.nonce } : {}),
      code_challenge: await calculatePKCECodeChallenge(request.codeVerifier),
      code_challenge_method: 'S256',
    });
    if (descriptor.client_id_parameter !== undefined) {
      url.searchParams.delete('client_id');
      url.searchParams.set(descriptor.client_id_parameter, clientId);
    }
    return url;
  }

  /**
   * Exchanges the code of a callback for the person's profile. `callbackUrl` is the address the
   * browser came back with: only its query counts.
   *
   * @throws ProviderError and nothing else.
   */
  async exchange(request: SignInSecrets & { readonly callbackUrl: URL }): Promise<ProviderProfile> {
    return (await this.exchangeForTokens(request)).profile;
  }

  /**
   * The same, with the tokens, for who keeps them.
   *
   * @throws ProviderError and nothing else.
   */
  async exchangeForTokens(
    request: SignInSecrets & { readonly callbackUrl: URL },
  ): Promise<{ readonly profile: ProviderProfile; readonly tokens: ProviderTokens }> {
    const { protocol, id } = this.#provider.descriptor;
    const states = request.callbackUrl.searchParams.getAll('state');
    if (states.length !== 1 || states[0] !== request.state)
      throw new ProviderError('state_mismatch', id);
    const callback = new URL(request.redirectUri);
    callback.search = request.callbackUrl.search;
    // A provider without a described issuer has nothing that "iss" (RFC 9207) could be held against.
    if (protocol === 'oauth2') callback.searchParams.delete('iss');
    try {
      const configuration = await this.#configured();
      const tokens = await authorizationCodeGrant(configuration, callback, {
        pkceCodeVerifier: request.codeVerifier,
        expectedState: request.state,
        ...(protocol === 'oidc' ? { expectedNonce: request.nonce, idTokenExpected: true } : {}),
      });
      const answer = await this.#person(configuration, tokens.access_token, tokens.claims() ?? {});
      const profile = readProfile(this.#provider, answer);
      const measured = await this.#measure(configuration, tokens.access_token, profile.subject);
      return { profile: { ...profile, ...measured }, tokens: readTokens(tokens) };
    } catch (error) {
      throw asProviderError(error, id);
    }
  }

  /** The claims of the id_token, and over them what the profile endpoint answers. */
  async #person(
    configuration: Configuration,
    accessToken: string,
    claims: { readonly sub?: string },
  ): Promise<unknown> {
    const { descriptor } = this.#provider;
    if (descriptor.profile_endpoint !== undefined) {
      const answer = await this.#json(configuration, accessToken, descriptor.profile_endpoint);
      const { sub } = answer as { sub?: unknown };
      if (claims.sub !== undefined && sub !== undefined && sub !== claims.sub)
        throw new ProviderError('invalid_answer', descriptor.id, 'the profile is of someone else');
      return { ...claims, ...answer };
    }
    if (claims.sub === undefined || !configuration.serverMetadata().userinfo_endpoint)
      return claims;
    return { ...claims, ...(await fetchUserInfo(configuration, accessToken, claims.sub)) };
  }

  async #measure(configuration: Configuration, accessToken: string, subject: string) {
    const { descriptor } = this.#provider;
    if (descriptor.statistics === undefined) return undefined;
    const endpoint = descriptor.statistics.endpoint.replaceAll(
      '{subject}',
      encodeURIComponent(subject),
    );
    try {
      const answer = await this.#json(configuration, accessToken, endpoint);
      return readStatistics(descriptor.statistics, answer);
    } catch (error) {
      this.#onStatisticsFailure(asProviderError(error, descriptor.id));
      return undefined;
    }
  }

  async #json(configuration: Configuration, accessToken: string, url: string): Promise<object> {
    const { id } = this.#provider.descriptor;
    const headers = new Headers({ accept: 'application/json' });
    const response = await fetchProtectedResource(
      configuration,
      accessToken,
      new URL(url),
      'GET',
      null,
      headers,
    );
    if (!response.ok) throw new ProviderError('refused', id, `status ${response.status}`);
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer !== 'object' || answer === null)
      throw new ProviderError('invalid_answer', id, `no JSON from ${new URL(url).host}`);
    return answer;
  }

  /** Made at first use, kept for a day; a failure is not kept. */
  #configured(): Promise<Configuration> {
    const now = Date.now();
    if (this.#configuration && now < this.#configuration.until) return this.#configuration.value;
    const value = configureProvider(this.#provider, this.#timeout).catch((error) => {
      this.#configuration = undefined;
      throw asProviderError(error, this.id);
    });
    this.#configuration = { value, until: now + DISCOVERY_LIFETIME };
    return value;
  }
}

/** Providers put spaces or commas between scopes, whatever they want between those that they are asked for. */
function readTokens(answer: TokenEndpointResponse): ProviderTokens {
  const { access_token, refresh_token, expires_in, scope } = answer;
  return {
    ...{ access: access_token, refresh: refresh_token ?? null, expires_in: expires_in ?? null },
    scopes: scope?.split(/[\s,]+/).filter(Boolean),
  };
}
