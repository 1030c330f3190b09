import type { IdentityClient } from './identity-client.ts';
import { ANYBODY, confirmationOf, confirms, OPENID2, readAssertion } from './openid2-assertion.ts';
import { type ProviderClientOptions, type SignInSecrets, TIMEOUT } from './provider-client.ts';
import { asProviderError, ProviderError } from './provider-error.ts';
import { providerFetch } from './provider-fetch.ts';
import { type ProviderProfile, readProfile } from './provider-profile.ts';
import type { OfferedProvider } from './providers.ts';

/**
 * OpenID 2.0 without associations: each assertion is posted back to the provider, which says whether it
 * made it. The state in our return address makes it one of this sign-in and, as a state is taken once,
 * good for one: there are no nonces to remember beside it.
 */
export class Openid2Client implements IdentityClient {
  readonly #provider: OfferedProvider;
  readonly #timeout: number;
  readonly #onProfileFailure: (error: ProviderError) => void;

  constructor(provider: OfferedProvider, options: ProviderClientOptions = {}) {
    this.#provider = provider;
    this.#timeout = options.timeout ?? TIMEOUT;
    this.#onProfileFailure = options.onProfileFailure ?? (() => {});
  }

  get id(): string {
    return this.#provider.descriptor.id;
  }

  async authorizationUrl(request: SignInSecrets): Promise<URL> {
    const { descriptor } = this.#provider;
    const url = new URL(this.#endpoint);
    const parameters = {
      // The descriptor's come first: what keeps the flow safe cannot be described away.
      ...descriptor.authorization_parameters,
      'openid.ns': OPENID2,
      'openid.mode': 'checkid_setup',
      'openid.return_to': returnToOf(request),
      'openid.realm': new URL(request.redirectUri).origin,
      'openid.identity': ANYBODY,
      'openid.claimed_id': ANYBODY,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url;
  }

  async exchange(request: SignInSecrets & { readonly callbackUrl: URL }): Promise<ProviderProfile> {
    const { id, claimed_id: claimedId } = this.#provider.descriptor;
    const { searchParams } = request.callbackUrl;
    const states = searchParams.getAll('state');
    if (states.length !== 1 || states[0] !== request.state)
      throw new ProviderError('state_mismatch', id);
    if (!claimedId) throw new ProviderError('invalid_answer', id, 'no claimed_id is described');
    try {
      const subject = readAssertion(searchParams, {
        ...{ provider: id, claimedId },
        endpoint: this.#endpoint,
        returnTo: returnToOf(request),
      });
      await this.#confirm(searchParams);
      return await this.#profile(subject);
    } catch (error) {
      throw asProviderError(error, id);
    }
  }

  async exchangeForTokens(request: SignInSecrets & { readonly callbackUrl: URL }) {
    return { profile: await this.exchange(request), tokens: undefined };
  }

  /** Asks the described address, never the one that the browser brought. */
  async #confirm(query: URLSearchParams): Promise<void> {
    const answer = await this.#ask(this.#endpoint, { body: confirmationOf(query) });
    if (answer.status !== 200)
      throw new ProviderError('refused', this.id, `status ${answer.status}`);
    if (!confirms(await answer.text()))
      throw new ProviderError('refused', this.id, 'the assertion is none of its own');
  }

  /** Whom the provider calls so; who cannot be asked for is called by their id. */
  async #profile(subject: string): Promise<ProviderProfile> {
    const { descriptor, clientSecret } = this.#provider;
    const bare = { provider: this.id, subject, name: subject, email_verified: false };
    if (descriptor.profile_endpoint === undefined) return bare;
    const address = descriptor.profile_endpoint
      .replaceAll('{subject}', encodeURIComponent(subject))
      .replaceAll('{client_secret}', encodeURIComponent(clientSecret));
    try {
      const answer = await this.#ask(address);
      if (!answer.ok) throw new ProviderError('refused', this.id, `status ${answer.status}`);
      const profile = readProfile(this.#provider, await answer.json());
      if (profile.subject !== subject)
        throw new ProviderError('invalid_answer', this.id, 'the profile is of someone else');
      return profile;
    } catch (error) {
      this.#onProfileFailure(asProviderError(error, this.id));
      return bare;
    }
  }

  #ask(address: string, { body }: { readonly body?: URLSearchParams } = {}): Promise<Response> {
    return providerFetch(this.#provider)(address, {
      ...{ method: body ? 'POST' : 'GET', redirect: 'manual', body },
      headers: body ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
      signal: AbortSignal.timeout(this.#timeout * 1000),
    });
  }

  get #endpoint(): string {
    return this.#provider.descriptor.authorization_endpoint ?? '';
  }
}

/** Our callback with the state, as the provider has to sign it. */
function returnToOf({ redirectUri, state }: SignInSecrets): string {
  const url = new URL(redirectUri);
  url.searchParams.set('state', state);
  return url.href;
}
