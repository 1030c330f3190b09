import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createAuthority, type TestAuthority } from '../../../../tests/support/certificates.ts';
import { type DnsRecords, openDnsServer } from '../../../../tests/support/dns-server.ts';
import { openHttpsHosts, type TestHost } from '../../../../tests/support/https-hosts.ts';
import { inShort, testPatient, testProgram } from '../../../../tests/support/patient.ts';
import type { Patient } from '../patient.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkClock } from './check-clock.ts';
import { checkDns } from './check-dns.ts';
import { checkProxy } from './check-proxy.ts';

const DAY = 86_400_000;
const HSTS = { 'strict-transport-security': 'max-age=31536000' };
const HERE = { addresses: ['127.0.0.1'] };
const MAIN = 'marquee.example';
const ACME = 'creators.acme.example';

let authority: TestAuthority;
beforeAll(() => {
  authority = createAuthority();
});

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const certificateFor = (host: string, from = inDays(-30), to = inDays(60)) =>
  authority.issue([host], from, to);

interface Answering {
  readonly headers?: Readonly<Record<string, string>>;
  readonly named?: string;
  readonly certificate?: TestHost['certificate'];
  readonly metrics?: string;
}

/** A host whose robots.txt is that of the product. */
const portalHost = (host: string, options: Answering = {}): TestHost => ({
  certificate: options.certificate ?? certificateFor(host),
  answer: ({ url }, response) => {
    response.writeHead(url === '/metrics' && options.metrics === undefined ? 404 : 200, {
      ...HSTS,
      ...options.headers,
    });
    if (url === '/metrics') return response.end(options.metrics);
    response.end(`User-agent: *\nSitemap: https://${options.named ?? host}/sitemap.xml\n`);
  },
});

/** Examines the portal's host and one of a program's. */
async function seen(
  hosts: Readonly<Record<string, TestHost>>,
  zone: Readonly<Record<string, DnsRecords>> = { [MAIN]: HERE, [ACME]: HERE },
  options: { readonly limit?: number; readonly patient?: Partial<Patient> } = {},
): Promise<Patient> {
  const dns = await openDnsServer(zone);
  const proxy = await openHttpsHosts(hosts);
  opened.push(dns.close, proxy.close);
  return testPatient(
    { programs: [testProgram('acme', { hosts: [ACME] })], ...options.patient },
    {
      limit: options.limit ?? 10_000,
      resolvers: [dns.address],
      reachedAt: { address: '127.0.0.1', port: proxy.port },
      authorities: authority.cert,
    },
  );
}

const both = () => ({ [MAIN]: portalHost(MAIN), [ACME]: portalHost(ACME) });

test('hosts that are as they should be are fine', async () => {
  const patient = await seen(both());
  const found = [
    await checkDns(patient),
    await checkCertificates(patient),
    await checkProxy(patient),
    await checkClock(patient),
  ].flat();
  expect(inShort(found)).toEqual([
    `${MAIN} DNS_NOT_PUBLIC hint`,
    `${ACME} DNS_NOT_PUBLIC hint`,
    `${MAIN} CERTIFICATE_VALID ok`,
    `${ACME} CERTIFICATE_VALID ok`,
    `${MAIN} PROXY_HEADERS ok`,
    `${ACME} PROXY_HEADERS ok`,
    `${MAIN} CLOCKS_AGREE ok`,
  ]);
});

test('a name that DNS does not know, or that has no address, is told with its remedy', async () => {
  const patient = await seen(both(), {
    [MAIN]: { addresses: ['198.41.0.4', '2001:4860::8888'] },
    [ACME]: { texts: ['x'] },
  });
  const [main, acme] = await checkDns(patient);
  expect(main).toMatchObject({ code: 'DNS_FOUND', message: expect.stringContaining('2001:4860') });
  expect(acme).toMatchObject({
    ...{ code: 'DNS_NO_ADDRESS', level: 'error', where: ACME },
    message: 'The name has neither an A nor an AAAA record.',
    action: expect.stringContaining(`"${ACME}. CNAME ${MAIN}."`),
  });
  const [unknown] = await checkDns(await seen(both(), {}));
  expect(unknown?.message).toBe('The name is not known to DNS.');
});

test.each(['silent', 'refused'] as const)(
  'a name server that is %s does not hold it',
  async (fault) => {
    const began = performance.now();
    const patient = await seen(both(), { [MAIN]: HERE, [ACME]: { fault } }, { limit: 600 });
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(inShort(await checkDns(patient))).toContain(`${ACME} DNS_UNANSWERED error`);
  },
);

test.each([
  ['has expired', () => certificateFor(ACME, inDays(-90), inDays(-1)), 'CERTIFICATE_INVALID error'],
  ['is for other hosts', () => certificateFor('other.example'), 'CERTIFICATE_INVALID error'],
  ['ends soon', () => certificateFor(ACME, inDays(-80), inDays(10)), 'CERTIFICATE_ENDS warning'],
  ['ends tomorrow', () => certificateFor(ACME, inDays(-89), inDays(1)), 'CERTIFICATE_ENDS error'],
  [
    'is short-lived and new',
    () => certificateFor(ACME, inDays(-3), inDays(3)),
    'CERTIFICATE_VALID ok',
  ],
])('a certificate that %s', async (_what, certificate, expected) => {
  const patient = await seen({
    ...both(),
    [ACME]: portalHost(ACME, { certificate: certificate() }),
  });
  expect(inShort(await checkCertificates(patient))).toContain(`${ACME} ${expected}`);
});

test('a certificate of an unknown authority says what is wrong, and what to do', async () => {
  const other = createAuthority('Nobody');
  const certificate = other.issue([ACME], inDays(-1), inDays(60));
  const patient = await seen({ ...both(), [ACME]: portalHost(ACME, { certificate }) });
  const [, found] = await checkCertificates(patient);
  expect(found?.code).toBe('CERTIFICATE_INVALID');
  expect(found?.message).toContain('an authority that is not known here');
  expect(found?.action).toContain('NODE_EXTRA_CA_CERTS');
});

test('the server is to see the host and https', async () => {
  const lost = await seen({ ...both(), [ACME]: portalHost(ACME, { named: MAIN }) });
  const [, host] = await checkProxy(lost);
  expect(host).toMatchObject({ code: 'PROXY_HOST_LOST', level: 'error', where: ACME });
  expect(host?.message).toBe(`The server takes this host for ${MAIN}.`);
  const plain: TestHost = {
    certificate: certificateFor(ACME),
    answer: (_request, response) => response.end('User-agent: *\n'),
  };
  expect(inShort(await checkProxy(await seen({ ...both(), [ACME]: plain })))).toContain(
    `${ACME} PROXY_SCHEME_LOST error`,
  );
  // Both headers are missing where a proxy only passes on.
  const plainMain: TestHost = {
    ...plain,
    answer: (_request, response) =>
      response.end(`User-agent: *\nSitemap: https://${MAIN}/sitemap.xml\n`),
  };
  expect(inShort(await checkProxy(await seen({ ...both(), [ACME]: plainMain }))).slice(1)).toEqual([
    `${ACME} PROXY_SCHEME_LOST error`,
    `${ACME} PROXY_HOST_LOST error`,
  ]);
  const other: TestHost = {
    ...plain,
    answer: (_request, response) => response.writeHead(502).end('Bad gateway'),
  };
  expect(inShort(await checkProxy(await seen({ ...both(), [ACME]: other })))).toContain(
    `${ACME} HOST_NOT_SERVED error`,
  );
});

test('counts that everybody may read are told of', async () => {
  const open = portalHost(MAIN, { metrics: '# TYPE requests counter\nrequests 1\n' });
  const patient = await seen({ ...both(), [MAIN]: open });
  expect(inShort(await checkProxy(patient))).toContain(`${MAIN} METRICS_PUBLIC warning`);
});

test('a host that hangs does not hold the others', async () => {
  const hanging = { certificate: certificateFor(ACME), answer: () => {} };
  const began = performance.now();
  const patient = await seen({ ...both(), [ACME]: hanging }, undefined, { limit: 1_000 });
  expect(performance.now() - began).toBeLessThan(8_000);
  const [, found] = await checkCertificates(patient);
  expect(found).toMatchObject({ code: 'HOST_UNREACHABLE', level: 'error', where: ACME });
  expect(found?.message).toContain('no answer within 1 s');
});

test('each address is visited: one that leads elsewhere is told by itself', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const dns = await openDnsServer({ [MAIN]: { addresses: ['127.0.0.1', '127.0.0.2'] } });
  opened.push(dns.close);
  const patient = await testPatient({}, { resolvers: [dns.address] });
  const [seenHost] = patient.hosts;
  expect(seenHost?.visits.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.2']);
  const unreachable = await testPatient(
    {},
    { resolvers: [dns.address], reachedAt: { address: '127.0.0.1', port } },
  );
  const [found] = await checkCertificates(unreachable);
  expect(found?.message).toContain('ECONNREFUSED');
});

test('a clock that is apart is told of, by how much', async () => {
  const date = new Date(Date.now() - 3_600_000).toUTCString();
  const late = portalHost(ACME, { headers: { date } });
  const [found, ...others] = await checkClock(await seen({ ...both(), [ACME]: late }));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'CLOCKS_APART', level: 'error', where: ACME });
  expect(found?.message).toMatch(/^Its clock is (3599|3600) s behind this machine's\.$/);
});

test('in development there is no host to look at', async () => {
  const patient = await testPatient({
    environment: 'development',
    programs: [testProgram('acme', { hosts: [ACME] })],
  });
  expect(patient.hosts).toEqual([]);
});

test('hosts of drafts, of this machine, and those named twice are left out', async () => {
  const patient = await testPatient({
    programs: [
      testProgram('acme', { hosts: [ACME, 'acme.localhost'] }),
      testProgram('draft', { hosts: ['draft.example'], status: 'draft' }),
      testProgram('old', { hosts: ['old.example'], status: 'archived' }),
    ],
  });
  expect(patient.hosts.map(({ host }) => host)).toEqual([MAIN, ACME]);
});

test('several name servers that are silent take no longer than one', async () => {
  const silent = await Promise.all(
    [1, 2, 3].map(() => openDnsServer({ [MAIN]: { fault: 'silent' } })),
  );
  opened.push(...silent.map(({ close }) => close));
  const patient = await testPatient(
    {},
    { limit: 600, resolvers: silent.map(({ address }) => address) },
  );
  const [found] = await checkDns(patient);
  expect(found?.message).toBe('DNS gave no address: no answer within 0.6 s.');
});
