import { describe, expect, test } from 'vitest';
import { providerErrorOf, SIGN_IN, serveOauth } from '../../../tests/support/oauth-server.ts';
import { ProviderClient } from './provider-client.ts';
import type { ProviderDescriptor } from './providers.ts';

const { origin, replies, asked, provider } = serveOauth();
const startOf = async (quirks: Partial<ProviderDescriptor> = {}) =>
  (await new ProviderClient(provider(quirks)).authorizationUrl(SIGN_IN)).searchParams;

describe('the authorization address', () => {
  test('carries state, PKCE challenge, scopes and our callback', async () => {
    expect(Object.fromEntries(await startOf())).toEqual({
      response_type: 'code',
      client_id: 'our id',
      redirect_uri: SIGN_IN.redirectUri,
      scope: 'identify email',
      state: 'the-state',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
  });

  test('separates scopes as the provider wants', async () => {
    expect((await startOf({ scope_separator: ',' })).get('scope')).toBe('identify,email');
  });

  test('names the client id as the provider does', async () => {
    const start = await startOf({ client_id_parameter: 'client_key' });
    expect([start.get('client_key'), start.has('client_id')]).toEqual(['our id', false]);
  });

  test('carries further parameters, which never replace those of the protocol', async () => {
    const start = await startOf({
      authorization_parameters: { duration: 'temporary', state: 'fixed', code_challenge: 'none' },
    });
    expect(start.get('duration')).toBe('temporary');
    expect(start.getAll('state')).toEqual(['the-state']);
    expect(start.getAll('code_challenge')).not.toContain('none');
  });
});

describe('discovery', () => {
  const WELL_KNOWN = '/.well-known/openid-configuration';
  const found = () => ({
    json: { issuer: origin(), authorization_endpoint: `${origin()}/authorize?tenant=1` },
  });
  const oidc = () => provider({ protocol: 'oidc', issuer: origin() });

  test('is asked for at first use, and once', async () => {
    replies.set(WELL_KNOWN, found());
    const client = new ProviderClient(oidc());
    expect(asked).toEqual([]);
    const starts = await Promise.all([1, 2, 3].map(() => client.authorizationUrl(SIGN_IN)));
    expect(starts.map((start) => start.searchParams.get('nonce'))).toEqual(
      Array(3).fill('the-nonce'),
    );
    expect(starts[0]?.searchParams.get('tenant')).toBe('1');
    expect(asked).toHaveLength(1);
  });

  test('is tried again after a fault, at once and at the next sign-in', async () => {
    let faults = 1;
    replies.set(WELL_KNOWN, () => (faults-- > 0 ? { status: 503 } : found()));
    const client = new ProviderClient(oidc());
    expect((await client.authorizationUrl(SIGN_IN)).pathname).toBe('/authorize');

    faults = 2;
    const other = new ProviderClient(oidc());
    expect(await providerErrorOf(other.authorizationUrl(SIGN_IN))).toBe('unreachable');
    expect((await other.authorizationUrl(SIGN_IN)).pathname).toBe('/authorize');
  });

  test('of someone else is refused', async () => {
    replies.set(WELL_KNOWN, { json: { ...found().json, issuer: 'https://elsewhere.example' } });
    expect(await providerErrorOf(new ProviderClient(oidc()).authorizationUrl(SIGN_IN))).toBe(
      'invalid_answer',
    );
  });
});
