import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { VISITOR_API_KEY } from '#contract/events/visitor-key.ts';
import type { TestServer } from '../support/browser/start-server.ts';
import { EventClient } from '../support/event-client.ts';
import { prepareServedApi, type ServedApi } from '../support/served-api.ts';
import { TEST_STORE_KIND } from '../support/store.ts';

let api: ServedApi;
const servers: TestServer[] = [];
beforeAll(async () => {
  api = await prepareServedApi({ people: 1, keys: 0 });
}, 60_000);
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => api?.remove());

const start = async (environment?: Record<string, string>) => {
  const server = await api.start(environment);
  servers.push(server);
  return server;
};
const connect = (server: TestServer, host = `localhost:${server.port}`) =>
  EventClient.connect(`ws://127.0.0.1:${server.port}/event/realtime`, {
    host,
    'x-api-key': VISITOR_API_KEY,
  });
const channel = () => `/public/${api.uuid}/news`;
const post = (server: TestServer, body: unknown, key = api.apiKey) =>
  fetch(`${server.origin}/event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** What is refused for its length may be before all of it was sent, and the answer is lost with the connection. */
async function postLong(...words: Parameters<typeof post>): Promise<Response> {
  for (let tries = 1; ; tries += 1)
    try {
      return await post(...words);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      if (tries === 10 || (code !== 'EPIPE' && code !== 'ECONNRESET')) throw error;
    }
}

const ways: [string, Record<string, string>][] = [['PostgreSQL', {}]];
if (process.env.TEST_REDIS_URL) ways.push(['Redis', { REDIS_URL: process.env.TEST_REDIS_URL }]);

describe.runIf(TEST_STORE_KIND === 'postgresql')('two servers on one store', () => {
  test.each(ways)(
    'bring every event once to all who subscribed, by way of %s',
    async (_name, environment) => {
      const both = await Promise.all([start(environment), start(environment)]);
      const clients = await Promise.all(both.map((server) => connect(server)));
      for (const client of clients) await client.subscribe(channel());
      const sent = Array.from({ length: 60 }, (_, number) => number);
      for (const number of sent) {
        const server = both[number % 2] as TestServer;
        const answer = await post(server, { channel: channel(), events: [String(number)] });
        expect(answer.status).toBe(200);
      }
      for (const client of clients) {
        const events = await client.count(sent.length);
        expect(events.toSorted((a, b) => Number(a) - Number(b))).toEqual(sent);
        client.close();
      }
    },
  );
});

describe('a server', () => {
  test('sends its clients away when it stops, and takes them in again when it is back', async () => {
    const first = await start();
    const client = await connect(first);
    await client.subscribe(channel());
    servers.length = 0;
    const begun = performance.now();
    await first.close();
    expect(await client.closed).toMatchObject({
      code: 1001,
      reason: expect.stringContaining('Connect again'),
    });
    expect(performance.now() - begun).toBeLessThan(10_000);
    const again = await connect(await start());
    expect((await again.subscribe(channel())).type).toBe('subscribe_success');
    again.close();
  });

  test('publishes by POST, refuses in the words of the protocol, and counts what it does', async () => {
    const server = await start();
    const client = await connect(server);
    await client.subscribe(channel());
    const answer = await post(server, { channel: channel(), events: ['{"goal":1}', 'no json'] });
    expect(await answer.json()).toEqual({
      successful: [{ identifier: expect.any(String), index: 0 }],
      failed: [
        { identifier: expect.any(String), index: 1, code: 400, message: expect.any(String) },
      ],
    });
    expect(await client.count(1)).toEqual([{ goal: 1 }]);
    const refusals: [number, string, unknown, string?][] = [
      [401, 'UnauthorizedException', { channel: channel(), events: ['1'] }, 'da2-nobody'],
      [403, 'UnauthorizedException', { channel: channel(), events: ['1'] }, VISITOR_API_KEY],
      [404, 'ResourceNotFound', { channel: '/nowhere/at/all', events: ['1'] }],
      [400, 'BadRequestException', 'no json'],
      [400, 'BadRequestException', { channel: channel(), events: [] }],
      [400, 'BadRequestException', { channel: `${channel()}/*`, events: ['1'] }],
      [413, 'BadRequestException', 'x'.repeat(2_000_000)],
      [413, 'BadRequestException', 'x'.repeat(3_000_000)],
    ];
    for (const [status, type, body, key] of refusals) {
      const refused = await postLong(server, body, key);
      expect(refused.status, String(JSON.stringify(body)).slice(0, 60)).toBe(status);
      expect(await refused.json()).toMatchObject({ errors: [{ errorType: type }] });
    }
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toContain('marquee_live_connections 1');
    expect(metrics).toContain('marquee_live_events_total 1');
    client.close();
  });

  test('takes sockets at one address alone, and answers other upgrades as plain requests', async () => {
    const server = await start();
    const elsewhere = new EventClient(`ws://127.0.0.1:${server.port}/api/quests`, {});
    expect((await elsewhere.closed).code).toBe(1006);
    const plain = await fetch(`${server.origin}/healthz`, { headers: { accept: '*/*' } });
    expect(plain.status).toBe(200);
    const branded = await connect(server, 'any.example');
    branded.close();
  });
});
