import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { openConnectors } from '#api/connectors/open-connectors.ts';
import { createEmbeddedProvider } from '#api/embedded-provider/embedded-provider.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { layOutCatalogue } from '../../../tests/support/lay-out-catalogue.ts';
import { identityProviders } from './identity-providers.ts';
import { originsOf } from './origins.ts';

const SITE = `
identity_providers:
  - id: games_account
    name: Games account
    icon: tabler:users
    protocol: oidc
    issuer: https://accounts.games.example
    scopes: [openid]
    profile: { id: /sub, email: /email, email_verified: /email_verified }
    programs: [acme]
  - id: google
    name: Google
    icon: tabler:users
    protocol: oidc
    issuer: https://accounts.google.example
    scopes: [openid]
    profile: { id: /sub, email: /email, email_verified: /email_verified }
operator_identity_providers: [google]
`;

const TIKTOK = `
identity_providers:
  - id: tiktok
    name: TikTok
    icon: tabler:users
    protocol: oauth2
    authorization_endpoint: https://www.tiktok.com/v2/auth/authorize/
    token_endpoint: https://open.tiktokapis.com/v2/oauth/token/
    profile_endpoint: https://open.tiktokapis.com/v2/user/info/
    scopes: [user.info.basic]
    client_id_parameter: client_key
    profile: { id: /data/user/open_id }
`;

async function openClients(
  environment: NodeJS.ProcessEnv,
  { withSamplePeople, described = SITE }: { withSamplePeople: boolean; described?: string },
) {
  using laid = layOutCatalogue();

  const site = readFileSync(`${laid.folder}/site.yaml`, 'utf8');
  const [before = ''] = site.split('identity_providers:');
  laid.write('site.yaml', `${before}${described.trim()}\nicons: { base_url: /api/icons }\n`);
  const { folder, dataFolder } = laid;
  const catalogue = await Catalogue.open({ folder, dataFolder, environment: 'development' });
  const secrets = deriveSecrets('a secret for tests, long enough to be taken');
  const embedded = withSamplePeople
    ? createEmbeddedProvider({ environment: 'development', secrets })
    : undefined;
  embedded?.configure('http://localhost:3000');
  const origins = originsOf(catalogue, 'development', () => 3000);
  const { log } = fastify({ logger: false });
  const connectors = openConnectors({
    ...{ chosen: undefined, environment, apiAddress: () => 'http://localhost:3000/api/v1' },
    played: () => 'http://localhost:3000/simulated-platforms',
  });
  const development = { embedded, connectors, log };
  const { clients } = identityProviders(catalogue, environment, origins, development);
  return clients();
}

async function providersOf(environment: NodeJS.ProcessEnv, withSamplePeople: boolean) {
  const clients = await openClients(environment, { withSamplePeople });
  return [...clients.values()].map(({ id, operators, everywhere, programs }) => ({
    ...{ id, operators, everywhere, programs },
  }));
}

const credentials = (id: string) => ({
  [`MARQUEE_IDP_${id}_CLIENT_ID`]: 'client',
  [`MARQUEE_IDP_${id}_CLIENT_SECRET`]: 'secret',
});

test('operators sign in with the providers that the site names for them', async () => {
  const environment = { ...credentials('GAMES_ACCOUNT'), ...credentials('GOOGLE') };
  expect(await providersOf(environment, false)).toEqual([
    { id: 'games_account', operators: false, everywhere: false, programs: ['acme'] },
    { id: 'google', operators: true, everywhere: false, programs: undefined },
  ]);
});

test('sample people run programs under their own name alone', async () => {
  expect(await providersOf({}, true)).toEqual([
    { id: 'games_account', operators: false, everywhere: false, programs: ['acme'] },
    { id: 'google', operators: false, everywhere: false, programs: undefined },
    { id: 'embedded', operators: true, everywhere: true, programs: undefined },
  ]);
});

test('a simulated platform that is read with its people’s tokens signs them in itself', async () => {
  const signIn = {
    ...{ state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) },
    redirectUri: 'http://localhost:3000/auth/callback',
  };
  const beginning = async (environment: NodeJS.ProcessEnv) => {
    const clients = await openClients(environment, { withSamplePeople: true, described: TIKTOK });
    const url = await clients.get('tiktok')?.client.authorizationUrl(signIn);
    return `${url?.origin}${url?.pathname} ${url?.searchParams.get('client_key')}`;
  };
  expect(await beginning({})).toBe(
    'http://localhost:3000/simulated-platforms/tiktok/www.tiktok.com/v2/auth/authorize/ marquee-simulated',
  );
  expect(await beginning(credentials('TIKTOK'))).toBe(
    'https://www.tiktok.com/v2/auth/authorize/ client',
  );
});
