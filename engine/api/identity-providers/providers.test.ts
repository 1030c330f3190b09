import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SiteManifest } from '#contract/generated/site-manifest.ts';
import { ProviderClient } from './provider-client.ts';
import { type ProviderDescriptor, readProviders } from './providers.ts';

const described = (id: string, more: Partial<ProviderDescriptor> = {}): ProviderDescriptor => ({
  id,
  name: id,
  icon: 'tabler:users',
  protocol: 'oidc',
  issuer: 'https://accounts.example',
  scopes: ['openid'],
  profile: { id: '/sub' },
  ...more,
});

describe('an identity provider', () => {
  const descriptors = [described('twitch'), described('games_account'), described('google')];

  test('is offered when the environment holds its credentials, in the order of site.yaml', () => {
    const { offered, faults } = readProviders(descriptors, {
      MARQUEE_IDP_GOOGLE_CLIENT_ID: 'g-id',
      MARQUEE_IDP_GOOGLE_CLIENT_SECRET: 'g-secret',
      MARQUEE_IDP_GAMES_ACCOUNT_CLIENT_ID: ' a-id ',
      MARQUEE_IDP_GAMES_ACCOUNT_CLIENT_SECRET: 'a-secret\n',
      MARQUEE_IDP_TWITCH_CLIENT_ID: '',
    });
    expect(
      offered.map(({ descriptor, clientId, clientSecret }) => [
        descriptor.id,
        clientId,
        clientSecret,
      ]),
    ).toEqual([
      ['games_account', 'a-id', 'a-secret'],
      ['google', 'g-id', 'g-secret'],
    ]);
    expect(faults).toEqual([]);
  });

  test('with half of its credentials is not offered, and somebody is told', () => {
    const { offered, faults } = readProviders(descriptors, {
      MARQUEE_IDP_TWITCH_CLIENT_ID: 'an-id-of-ours',
      MARQUEE_IDP_GOOGLE_CLIENT_SECRET: 'a-secret-of-ours',
    });
    expect(offered).toEqual([]);
    expect(faults).toEqual([
      'The identity provider "twitch" is not offered: it lacks the environment variable MARQUEE_IDP_TWITCH_CLIENT_SECRET.',
      'The identity provider "google" is not offered: it lacks the environment variable MARQUEE_IDP_GOOGLE_CLIENT_ID.',
    ]);
  });

  test('of OpenID 2.0 is offered with its key alone', () => {
    const steam = described('steam', {
      ...{ protocol: 'openid2', authorization_endpoint: 'https://accounts.example/openid' },
      claimed_id: { prefix: 'https://accounts.example/openid/id/', digits: 17 },
    });
    const key = { MARQUEE_IDP_STEAM_CLIENT_SECRET: 'a-key-of-ours' };
    expect(readProviders([steam], key)).toEqual({
      offered: [{ descriptor: steam, clientId: '', clientSecret: 'a-key-of-ours' }],
      faults: [],
    });
    expect(readProviders([steam], { MARQUEE_IDP_STEAM_CLIENT_ID: 'x' })).toEqual({
      ...{ offered: [], faults: [] },
    });
    const { claimed_id: _claimed, ...bare } = steam;
    expect(readProviders([bare], key).faults).toEqual([
      'The identity provider "steam" is not offered: it lacks "claimed_id" in site.yaml.',
    ]);
  });

  test('without the addresses of its protocol is not offered, and somebody is told', () => {
    const { issuer: _issuer, ...bare } = described('x', { protocol: 'oauth2' });
    const { offered, faults } = readProviders([bare], {
      MARQUEE_IDP_X_CLIENT_ID: 'i',
      MARQUEE_IDP_X_CLIENT_SECRET: 's',
    });
    expect(offered).toEqual([]);
    expect(faults[0]).toContain('"authorization_endpoint" in site.yaml, "token_endpoint"');
  });
});

describe('the providers of site.yaml', () => {
  const site = parse(readFileSync('programs/site.yaml', 'utf8')) as SiteManifest;
  const environment = Object.fromEntries(
    site.identity_providers.flatMap(({ id }) =>
      ['ID', 'SECRET'].map((what) => [`MARQUEE_IDP_${id.toUpperCase()}_CLIENT_${what}`, 'value']),
    ),
  );

  test('can all be offered', () => {
    const { offered, faults } = readProviders(site.identity_providers, environment);
    expect(faults).toEqual([]);
    expect(offered).toHaveLength(site.identity_providers.length);
  });

  test('that are OAuth 2 can all be gone to', async () => {
    const { offered } = readProviders(site.identity_providers, environment);
    const plain = offered.filter(({ descriptor }) => descriptor.protocol === 'oauth2');
    expect(plain.length).toBeGreaterThan(0);
    for (const provider of plain) {
      const url = await new ProviderClient(provider).authorizationUrl({
        state: 'state',
        nonce: 'nonce',
        codeVerifier: 'a-verifier-that-is-long-enough-for-the-rfc-7636',
        redirectUri: 'https://marquee.example/auth/callback',
      });
      expect(url.href).toContain(provider.descriptor.authorization_endpoint);
      expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    }
  });
});
