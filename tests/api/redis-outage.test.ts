import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listProviders } from '#contract/auth/endpoints.ts';
import { Road } from '../support/road.ts';
import { clientOf, prepareServedApi, type ServedApi } from '../support/served-api.ts';

let api: ServedApi;
beforeAll(async () => {
  api = await prepareServedApi({ people: 1, keys: 0 });
}, 180_000);
afterAll(() => api?.remove());

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
});

/** A machine that takes connections and never says a word. */
async function silence(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(redisUrl: string) {
  const server = await api.start({ REDIS_URL: redisUrl, MARQUEE_RATE_LIMITS: 'on' });
  cleanUp.push(server.close);
  const readiness = async () => {
    const answer = await fetch(`${server.origin}/readyz`);
    return { status: answer.status, said: (await answer.json()) as object };
  };
  const call = async () => {
    const begun = performance.now();
    await clientOf(server).call(listProviders, { query: { uuid: api.uuid } });
    return performance.now() - begun;
  };
  return { readiness, call };
}

const DEGRADED = { status: 200, said: { status: 'degraded', store: 'ok', redis: 'unavailable' } };

test('a Redis that never answers keeps no server from opening', async () => {
  const { readiness, call } = await serve(await silence());
  for (let count = 0; count < 10; count += 1) expect(await call()).toBeLessThan(1_000);
  expect(await readiness()).toMatchObject(DEGRADED);
});

describe.runIf(process.env.TEST_REDIS_URL)('a Redis that falls silent', () => {
  test('costs a call at most its short patience, shows in readiness, and is used again', async () => {
    const road = new Road(process.env.TEST_REDIS_URL ?? '');
    const redisUrl = await road.open();
    cleanUp.push(() => road.shut());
    const { readiness, call } = await serve(redisUrl);
    await call();
    expect(await readiness()).toMatchObject({ status: 200, said: { redis: 'ok' } });
    road.fallSilent();
    for (let count = 0; count < 20; count += 1) expect(await call()).toBeLessThan(1_000);
    await expect.poll(readiness, { timeout: 20_000 }).toMatchObject(DEGRADED);
    road.speakAgain();
    await expect
      .poll(readiness, { timeout: 20_000 })
      .toMatchObject({ status: 200, said: { redis: 'ok' } });
  });
});
