import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { expect, test } from 'vitest';
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

async function providersOf(environment: NodeJS.ProcessEnv, withSamplePeople: boolean) {
  using laid = layOutCatalogue();

  const site = readFileSync(`${laid.folder}/site.yaml`, 'utf8');
  const [before = ''] = site.split('identity_providers:');
  laid.write('site.yaml', `${before}${SITE.trim()}\nicons: { base_url: /api/icons }\n`);
  const { folder, dataFolder } = laid;
  const catalogue = await Catalogue.open({ folder, dataFolder, environment: 'development' });
  const secrets = deriveSecrets('a secret for tests, long enough to be taken');
  const embedded = withSamplePeople
    ? createEmbeddedProvider({ environment: 'development', secrets })
    : undefined;
  embedded?.configure('http://localhost:3000');
  const origins = originsOf(catalogue, 'development', () => 3000);
  const { log } = fastify({ logger: false });
  const { clients } = identityProviders(catalogue, environment, origins, embedded, log);
  return [...clients().values()].map(({ id, operators, everywhere, programs }) => ({
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
