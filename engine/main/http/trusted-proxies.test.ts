import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ask } from '../../../tests/support/request.ts';
import { addressOf } from '../api/events-host.ts';
import { readRequest } from '../documents/read-request.ts';
import { isHttps } from './answer-headers.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** What the pages' half makes of a request that a proxy at this address passed on. */
function pagesSee(remoteAddress: string, proxies: TrustedProxies) {
  const headers = {
    host: 'inside',
    'x-forwarded-host': 'made-up.example, sega.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
  };
  const request = { url: '/', headers, socket: { remoteAddress } };
  return {
    host: readRequest(request, proxies).host,
    protocol: isHttps(request, proxies) ? 'https' : 'http',
    ip: addressOf(request, proxies),
  };
}

/** What the API's half, which is Fastify's, makes of the same. */
async function apiSees(remoteAddress: string, proxies: TrustedProxies) {
  const app = Fastify({ trustProxy: proxies.any ? proxies.has : false });
  app.get('/', ({ host, protocol, ip }) => ({ host, protocol, ip: ip.replace('::ffff:', '') }));
  const answer = await app.inject({
    url: '/',
    remoteAddress,
    headers: {
      host: 'inside',
      'x-forwarded-host': 'made-up.example, sega.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    },
  });
  await app.close();
  return answer.json();
}

const FORWARDED = { host: 'sega.example', protocol: 'https', ip: '203.0.113.7' };

describe('both halves take the word of', () => {
  test.each([
    ['an address', '10.1.2.3', '10.1.2.3'],
    ['an address that the socket writes as IPv6', '10.1.2.3', '::ffff:10.1.2.3'],
    ['an address that the list writes as IPv6', '::ffff:10.1.2.3', '10.1.2.3'],
    ['a range', '10.0.0.0/8', '10.200.2.3'],
    ['a range, asked by an IPv4 address written as IPv6', '10.0.0.0/8', '::ffff:10.200.2.3'],
    ['a range that the list writes as IPv6', '::ffff:10.0.0.0/104', '10.200.2.3'],
    ['a range with its mask', '10.0.0.0/255.0.0.0', '10.200.2.3'],
    ['an IPv6 range', 'fd00::/8', 'fd12::1'],
    ['an IPv6 address in another spelling', '2001:db8:0:0::1', '2001:db8::1'],
    ['a name', 'loopback', '127.0.0.1'],
    ['a name, by IPv6', 'loopback', '::1'],
    ['a network of one’s own by its name', 'uniquelocal', '172.20.0.4'],
    ['a name among others', 'fd00::/8, linklocal ,192.0.2.1', '169.254.7.7'],
    ['the last of a list', 'loopback,192.0.2.1, 10.0.0.0/8,', '10.9.9.9'],
  ])('%s (%s)', async (_form, list, address) => {
    const proxies = readTrustedProxies(list);
    expect(pagesSee(address, proxies)).toEqual(FORWARDED);
    expect(await apiSees(address, proxies)).toEqual(FORWARDED);
  });
});

describe('neither half takes the word of', () => {
  test.each([
    ['anybody, where nobody is named', '', '127.0.0.1'],
    ['another address', '10.1.2.3', '10.1.2.4'],
    ['one beside the range', '10.0.0.0/8', '11.0.0.1'],
    ['one beside the range, written as IPv6', '10.0.0.0/8', '::ffff:11.0.0.1'],
    ['IPv4, where every IPv6 address is trusted', '::/1', '10.0.0.1'],
    ['one beside the name', 'uniquelocal', '172.32.0.1'],
  ])('%s (%s)', async (_form, list, address) => {
    const proxies = readTrustedProxies(list);
    const untrusted = { host: 'inside', protocol: 'http', ip: address.replace('::ffff:', '') };
    expect(pagesSee(address, proxies)).toEqual(untrusted);
    expect(await apiSees(address, proxies)).toEqual(untrusted);
  });
});

test('addresses of proxies on the way are passed over, by range as well', () => {
  const way = { 'x-forwarded-for': '9.9.9.9, 203.0.113.7, ::ffff:10.3.3.3, 172.16.0.9' };
  const request = { headers: way, socket: { remoteAddress: '::ffff:127.0.0.1' } };
  expect(addressOf(request, readTrustedProxies('loopback, uniquelocal'))).toBe('203.0.113.7');
});

test.each([
  ['1', '"1"'],
  ['true', '"true"'],
  ['*', '"*"'],
  ['proxy.internal', '"proxy.internal"'],
  ['10.0.0.0/33', '"10.0.0.0/33"'],
  ['10.0.0.0/0', '"10.0.0.0/0"'],
  ['10.0.0.0/', '"10.0.0.0/"'],
  ['10.0.0.0/8/8', '"10.0.0.0/8/8"'],
  ['10.0/8', '"10.0/8"'],
  ['fd00::/129', '"fd00::/129"'],
  ['private', '"private"'],
  ['10.0.0.1 10.0.0.2', '"10.0.0.1 10.0.0.2"'],
  ['loopback, here, 10.0.0.1, there', '"here", "there" are'],
])('"%s" means nothing, and is told', (list, told) => {
  expect(() => readTrustedProxies(list)).toThrow(told);
});

test('over a real connection', async () => {
  const app = Fastify({ trustProxy: readTrustedProxies('loopback').has });
  app.get('/', ({ host }) => host);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { host: 'inside', 'x-forwarded-host': 'sega.example' };
  expect((await ask(port, '/', { headers })).body.toString()).toBe('sega.example');
  await app.close();
});
