import { afterEach, expect, test } from 'vitest';
import { createAuthority } from '../../../../tests/support/certificates.ts';
import { openDnsServer } from '../../../../tests/support/dns-server.ts';
import { openHttpsHosts } from '../../../../tests/support/https-hosts.ts';
import { inShort, testPatient, testProvider } from '../../../../tests/support/patient.ts';
import { checkProviderEndpoints } from './check-provider-endpoints.ts';

const HOST = 'accounts.example';
const DAY = 86_400_000;

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

/** What is found of a provider that answers so; by the port that its issuer has. */
async function look(
  answer: (issuer: string) => readonly [status: number, body: string],
  { named = (issuer: string) => issuer, host = HOST, trusted = true } = {},
) {
  const authority = createAuthority();
  const asked: string[] = [];
  const certificate = authority.issue(
    [HOST],
    new Date(Date.now() - DAY),
    new Date(Date.now() + 60 * DAY),
  );
  const server = await openHttpsHosts({
    [HOST]: {
      certificate,
      answer: ({ url = '' }, response) => {
        asked.push(url);
        const [status, body] = answer(issuer);
        response.writeHead(status).end(body);
      },
    },
  });
  const dns = await openDnsServer({ [HOST]: { addresses: ['127.0.0.1'] } });
  opened.push(server.close, dns.close);
  const issuer = `https://${host}:${server.port}`;
  const patient = await testPatient(
    { variables: { MARQUEE_IDP_HOUSE_CLIENT_ID: 'a', MARQUEE_IDP_HOUSE_CLIENT_SECRET: 'b' } },
    {
      resolvers: [dns.address],
      authorities: trusted ? authority.cert : createAuthority('Nobody').cert,
      // Providers are reached where they are, not where our hosts are.
      reachedAt: { address: '127.0.0.1', port: 9 },
    },
  );
  const house = { ...testProvider('house'), issuer: named(issuer) };
  const site = { ...patient.site, identity_providers: [house, testProvider('twitch')] };
  return { found: await checkProviderEndpoints({ ...patient, site }), asked };
}

const sound = (issuer: string) => [200, JSON.stringify({ issuer })] as const;

test('a provider that names itself as site.yaml does is fine', async () => {
  const { found, asked } = await look(sound);
  expect(inShort(found)).toEqual(['house PROVIDER_REACHABLE ok']);
  expect(asked).toEqual(['/.well-known/openid-configuration']);
});

test('the slash behind a host alone makes no difference', async () => {
  const { found } = await look(sound, { named: (issuer) => `${issuer}/` });
  expect(inShort(found)).toEqual(['house PROVIDER_REACHABLE ok']);
});

test.each([
  ['names itself otherwise', sound, { named: (issuer: string) => `${issuer}/tenant` }],
  ['has no such document', () => [404, 'Not found'] as const, {}],
  ['answers with a page', () => [200, '<html>'] as const, {}],
])('one that %s is told of', async (_what, answer, options) => {
  expect(inShort((await look(answer, options)).found)).toEqual(['house PROVIDER_NOT_OIDC error']);
});

test('one that cannot be reached is told with the reason', async () => {
  const unknown = await look(sound, { host: 'nowhere.example' });
  expect(unknown.found[0]?.message).toContain('DNS has no address');
  const untrusted = await look(sound, { trusted: false });
  expect(inShort(untrusted.found)).toEqual(['house PROVIDER_UNREACHABLE error']);
  expect(untrusted.found[0]?.message).toContain('UNABLE_TO_VERIFY');
});
