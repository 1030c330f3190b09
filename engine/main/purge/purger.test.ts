import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import type { PurgeTarget } from './purge-request.ts';
import { Purger, type PurgerOptions } from './purger.ts';

const TOKEN = 'token-that-nobody-may-read';
const QUICK = { gather: 5, answer: 200, again: 10, longest: 40, repeat: 60_000 };

interface Call {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let network: Server;
let calls: Call[];
/** What it answers next; then 200. `0`: nothing at all. */
let statuses: number[];
let lines: string[];
const open: Purger[] = [];

beforeEach(async () => {
  calls = [];
  statuses = [];
  lines = [];
  network = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    const status = statuses.shift() ?? 200;
    if (status !== 0) response.writeHead(status).end(`refused ${TOKEN}`);
  });
  await new Promise<void>((resolve) => void network.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const purger of open.splice(0)) purger.close();
  network.closeAllConnections();
  network.close();
});

function purgerOf(
  target: Partial<PurgeTarget> = {},
  { times, onDone }: Pick<PurgerOptions, 'times' | 'onDone'> = {},
) {
  const metrics = createMetrics();
  const say = (facts: unknown, text?: string) => void lines.push(JSON.stringify([facts, text]));
  const purger = new Purger({
    target: {
      url: `http://127.0.0.1:${(network.address() as AddressInfo).port}/purge?key=${TOKEN}`,
      ...{ format: 'tags', token: TOKEN, ...target },
    },
    log: { info: say, warn: say },
    metrics: metrics.purges,
    times: { ...QUICK, ...times },
    ...(onDone ? { onDone } : {}),
  });
  open.push(purger);
  return { purger, text: metrics.text };
}

const tagsOf = ({ body }: Call): string[] => JSON.parse(body).tags;

test('changes that come together go out in one call, each tag once', async () => {
  const { purger } = purgerOf();
  purger.purge(['program-acme', 'portal']);
  purger.purge(['program-sega', 'portal']);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls.map(tagsOf)).toEqual([['program-acme', 'portal', 'program-sega']]);
  expect(calls[0]?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
  });
});

test('the tags stand in a header for who wants them there', async () => {
  const { purger } = purgerOf({ format: 'surrogate-key' });
  purger.purge(['program-acme', 'portal']);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toMatchObject({
    headers: { 'surrogate-key': 'program-acme portal', 'fastly-key': TOKEN },
    body: '',
  });
  expect(calls[0]?.headers.authorization).toBeUndefined();
});

test('no call has more tags than the smallest network takes, and beyond hundreds everything goes', async () => {
  const { purger } = purgerOf();
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `program-${index}`);
  purger.purge(tags(70));
  await expect.poll(() => calls.length).toBe(3);
  expect(calls.map((call) => tagsOf(call).length)).toEqual([30, 30, 10]);
  purger.purge(tags(301));
  await expect.poll(() => calls.length).toBe(4);
  expect(calls.slice(3).map(tagsOf)).toEqual([['marquee']]);
});

test('what is refused or not answered is tried again until it is done, with what came meanwhile', async () => {
  let done = 0;
  const times = { repeat: 1 };
  const { purger, text } = purgerOf({}, { times, onDone: () => (done += 1) });
  statuses = [503, 0, 429];
  purger.purge(['program-acme']);
  await expect.poll(() => calls.length).toBe(2);
  expect(done).toBe(0);
  expect(await text()).toMatch(/^marquee_purges_total\{outcome="failed"\} 1$/m);
  purger.purge(['program-sega']);
  await expect.poll(() => done).toBeGreaterThan(0);
  expect(calls.slice(3).flatMap(tagsOf)).toEqual(
    expect.arrayContaining(['program-acme', 'program-sega']),
  );
  expect(await text()).toMatch(/^marquee_purges_total\{outcome="failed"\} 3$/m);
  expect(await text()).toMatch(/^marquee_purge_waiting_tags 0$/m);
  const log = lines.join('\n');
  for (const reason of ['status 503', 'no answer within 200 ms', 'status 429'])
    expect(log).toContain(reason);
  expect(log).not.toContain(TOKEN);
});

test('a network that is not there is named without its address', async () => {
  const { purger, text } = purgerOf({ url: `http://127.0.0.1:1/${TOKEN}` });
  purger.purge(['portal']);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/ECONNREFUSED|no connection/);
  expect(lines[0]).not.toContain(TOKEN);
  expect(await text()).toMatch(/^marquee_purge_waiting_tags 1$/m);
});

test('what was under way at a purge is purged once more a little later', async () => {
  const { purger } = purgerOf({}, { times: { repeat: 30 } });
  purger.purge(['portal']);
  await expect.poll(() => calls.map(tagsOf)).toEqual([['portal'], ['portal']]);
});

test('once it is closed, nothing goes out any more', async () => {
  const { purger } = purgerOf();
  purger.purge(['portal']);
  purger.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
});
