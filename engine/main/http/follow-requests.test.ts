import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { followed } from '#api/metrics/request-facts.ts';
import type { AnsweredRequest } from '#api/metrics/request-metrics.ts';
import { openHttpServer } from '../server/open-http-server.ts';
import { type Following, followRequests, givenId } from './follow-requests.ts';
import { NO_PROXIES, readTrustedProxies } from './trusted-proxies.ts';

const asked = (id: string | undefined, remoteAddress = '10.0.0.1') => ({
  headers: id === undefined ? {} : { 'x-request-id': id },
  socket: { remoteAddress },
});
const PROXIES = readTrustedProxies('10.0.0.0/8');
const ID = '7c0e7d8a-5a1f-4f0e-9a55-6c8f1f2b7a10';

test('the id that a proxy gave is kept, where the proxy is trusted', () => {
  expect(givenId(asked(ID), PROXIES)).toBe(ID);
  expect(givenId(asked(ID, '192.0.2.1'), PROXIES)).toBeUndefined();
  expect(givenId(asked(ID), NO_PROXIES)).toBeUndefined();
});

test.each(['', 'short', 'a b c d e f g', 'x'.repeat(129), 'line\nbreak-in-it', '{"a":"bcdefgh"}'])(
  'what could not be an id is none: %j',
  (id) => {
    expect(givenId(asked(id), PROXIES)).toBeUndefined();
  },
);

let close = () => {};
afterEach(() => close());

/** Answers requests, and keeps what is counted and logged of them. */
async function serve(answer: (following: Following) => Parameters<typeof openHttpServer>[0]) {
  const observed: AnsweredRequest[] = [];
  const lines: object[] = [];
  const settled = Promise.withResolvers<void>();
  const following = followRequests({
    trustedProxies: NO_PROXIES,
    observe: (request) => observed.push(request),
    log: (facts, message) => {
      lines.push({ ...facts, message });
      settled.resolve();
    },
  });
  const server = openHttpServer(answer(following)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, observed, lines, settled: settled.promise };
}

test('a request is counted and has a line with its template, and no address', async () => {
  const { url, observed, lines, settled } = await serve(({ begin }) => (request, response) => {
    const facts = begin(request, response);
    facts.route = '/guest/{token}';
    facts.program = 'alpha';
    response.writeHead(201).end();
  });
  await fetch(`${url}/guest/secret-token?email=ada@creators.example`);
  await settled;
  expect(observed).toMatchObject([
    { method: 'GET', route: '/guest/{token}', program: 'alpha', status: 201 },
  ]);
  const [line] = lines;
  expect(line).toMatchObject({ route: '/guest/{token}', program: 'alpha', status: 201 });
  expect(Object.keys(line ?? {}).sort()).toEqual(
    ['message', 'method', 'milliseconds', 'program', 'request_id', 'route', 'status'].sort(),
  );
  expect(JSON.stringify(lines)).not.toMatch(/secret-token|ada@|127\.0\.0\.1/);
});

test('what is logged while it is answered names it', async () => {
  let during: object | undefined;
  const { url, lines, settled } = await serve(({ begin, within }) => (request, response) => {
    const facts = begin(request, response);
    within(facts, () =>
      setTimeout(() => {
        during = followed();
        response.end();
      }, 1),
    );
  });
  await fetch(url);
  await settled;
  expect(during).toEqual({ request_id: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(lines).toMatchObject([during ?? {}]);
});

test('whoever watches every few seconds has no lines, unless it fails', async () => {
  let status = 200;
  const { url, observed, lines, settled } = await serve(({ begin }) => (request, response) => {
    begin(request, response).route = '/readyz';
    response.writeHead(status).end();
  });
  await fetch(url);
  status = 503;
  await fetch(url);
  await settled;
  expect(observed).toHaveLength(2);
  expect(lines).toMatchObject([{ status: 503 }]);
});

test('one that was given up before its answer is counted as such', async () => {
  const { url, observed, lines, settled } = await serve(({ begin }) => (request, response) => {
    begin(request, response);
    request.socket.destroy();
  });
  await fetch(url).catch(() => undefined);
  await settled;
  expect(observed).toMatchObject([{ status: 499 }]);
  expect(lines).toMatchObject([{ cut: true }]);
});
