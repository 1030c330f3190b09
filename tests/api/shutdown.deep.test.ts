import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ingestEvents } from '#contract/events/endpoints.ts';
import type { TestServer } from '../support/browser/start-server.ts';
import { prepareServedApi, type ServedApi } from '../support/served-api.ts';

const CONNECTIONS = 12;
const EVENTS = 400;

let api: ServedApi;
let server: TestServer;
beforeEach(async () => {
  api = await prepareServedApi({ people: 10, keys: 0 });
  server = await api.start();
}, 120_000);
afterEach(async () => {
  if (server.process.exitCode === null) await server.close();
  await api.remove();
});

/** Sends over a connection that is open already, or a new one; answers the status. */
function send(agent: Agent | false, path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-api-key': api.apiKey,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Waits until a new connection is not taken any more: a busy process hears of a signal late. */
async function untilRefused(): Promise<void> {
  const isTaken = () =>
    send(false, '/healthz').then(
      () => true,
      () => false,
    );
  while (await isTaken()) await sleep(10);
}

const batch = (name: string) =>
  JSON.stringify({
    events: Array.from({ length: EVENTS }, (_, index) => ({
      creator: api.people[index % api.people.length]?.id,
      metric: 'wins',
      value: 1,
      occurred_at: new Date().toISOString(),
      source_id: `${name}-${index}`,
    })),
  });

test('SIGTERM lets calls finish that have begun, takes no new ones, and ends the process', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const path = `/api${ingestEvents.path}`;
  const opened = Array.from({ length: CONNECTIONS }, () => send(agent, '/healthz'));
  expect(await Promise.all(opened)).toEqual(opened.map(() => 200));
  let answered = 0;
  const running = Array.from({ length: CONNECTIONS }, (_, index) =>
    send(agent, path, batch(`batch-${index}`)).then((status) => {
      answered += 1;
      return status;
    }),
  );
  const finished = Promise.all(running);
  await Promise.race(running);
  const ended = once(server.process, 'exit');
  const asked = performance.now();
  expect(answered).toBeLessThan(CONNECTIONS);
  server.process.kill('SIGTERM');
  await untilRefused();
  // Reset instead of refused where it was made while the listener closed; neither is taken.
  await expect(send(false, path, batch('late'))).rejects.toMatchObject({
    code: expect.stringMatching(/^(ECONNREFUSED|ECONNRESET)$/),
  });
  expect(await finished).toEqual(running.map(() => 200));
  const [code] = await ended;
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(20_000);
  agent.destroy();

  const { rows } = await api.withStore((store) =>
    store.database.execute<{ count: number }>('select count(*)::int as count from metric_events'),
  );
  expect(rows[0]?.count).toBe(CONNECTIONS * EVENTS);
}, 120_000);

test('SIGTERM ends a process that has nothing to do at once', async () => {
  const ended = once(server.process, 'exit');
  const asked = performance.now();
  server.process.kill('SIGTERM');
  const [code] = await ended;
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
});

test('SIGTERM is told at /readyz while all is still answered, for as long as was asked', async () => {
  await server.close();
  server = await api.start({ MARQUEE_DRAIN_SECONDS: '3' });
  const ended = once(server.process, 'exit');
  const kept = async () => (await fetch(`${server.origin}/healthz`)).headers.get('connection');
  const status = async (path: string) => {
    const answer = await fetch(`${server.origin}${path}`);
    return [answer.status, (await answer.json()) as { status: string }] as const;
  };
  expect((await status('/readyz'))[0]).toBe(200);
  expect(await kept()).toBe('keep-alive');
  server.process.kill('SIGTERM');
  await expect
    .poll(async () => (await status('/readyz'))[1].status, { timeout: 3_000 })
    .toBe('stopping');
  expect((await status('/readyz'))[0]).toBe(503);
  expect((await status('/healthz'))[0]).toBe(200);
  expect(await kept()).toBe('close');
  expect(await ended).toEqual([0, null]);
}, 120_000);

test('a request that is never sent whole does not hold the end', async () => {
  await server.close();
  server = await api.start({ MARQUEE_CLOSE_SECONDS: '1' });
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.resume();
  socket.write(
    `POST /api${ingestEvents.path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`,
  );
  await sleep(200);
  const [ended, cut] = [once(server.process, 'exit'), once(socket, 'close')];
  server.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await cut;
  // Node itself gives such a request up after more than a minute.
}, 75_000);
