import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import type { CatalogueChange, ServedBefore } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import { changedTags, purgeChanges } from './purge-changes.ts';

const program = (hosts: readonly string[], title = 'Acme'): CompiledProgram =>
  ({
    program: { title, hosts, base_route: '/programs/acme', aliases: [], status: 'live', uuid: 'a' },
  }) as unknown as CompiledProgram;
const of = (compiled: CompiledProgram | undefined) => () => compiled;
const change = { site: false, slugs: ['acme'] };

test('a program that changed has its own pages purged, and those that list it', () => {
  const [before, after] = [of(program(['a.example'])), of(program(['a.example'], 'Acme Circle'))];
  expect(changedTags(change, before, after)).toEqual(['program-acme', 'portal']);
  expect(changedTags({ site: false, slugs: [] }, before, after)).toEqual([]);
});

test('everything is purged when the site changed, or a program came, went or moved', () => {
  const here = of(program(['a.example']));
  const nowhere = of(undefined);
  expect(changedTags({ site: true, slugs: [] }, here, here)).toEqual(['marquee']);
  for (const [before, after] of [
    [nowhere, here],
    [here, nowhere],
    [here, of(program(['b.example']))],
  ] as const)
    expect(changedTags(change, before, after)).toEqual(['marquee']);
});

const folder = mkdtempSync(join(tmpdir(), 'marquee-purges-'));
const calls: string[][] = [];
const network = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  calls.push(JSON.parse(body).tags);
  response.end('{}');
});
beforeAll(() => new Promise<void>((resolve) => void network.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  network.closeAllConnections();
  network.close();
  rmSync(folder, { recursive: true, force: true });
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  calls.length = 0;
});

type Listener = (change: CatalogueChange, before: ServedBefore) => void;

function start(build: string, hash: string) {
  const listeners = new Set<Listener>();
  const silent = { info: () => {}, warn: () => {} };
  const stop = purgeChanges({
    ...{ build, dataFolder: folder, log: silent, metrics: createMetrics().purges },
    target: { url: `http://127.0.0.1:${(network.address() as AddressInfo).port}`, format: 'tags' },
    times: { gather: 1, repeat: 20 },
    catalogue: {
      hash,
      compiled: of(program(['a.example'])),
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  stops.push(stop);
  return () => {
    for (const listener of listeners) listener(change, of(program(['a.example'])));
  };
}

/** What was purged is noted once the network has answered, which is later than that it was asked. */
const noted = (build: string, hash: string) =>
  expect
    .poll(() => readFileSync(join(folder, 'purged.json'), { encoding: 'utf8', flag: 'a+' }))
    .toBe(JSON.stringify({ build, catalogue: hash }));

test('a start purges everything where build or catalogue are others than those purged last', async () => {
  start('one', 'x');
  await expect.poll(() => calls).toEqual([['marquee'], ['marquee']]);
  await noted('one', 'x');
  stops.splice(0).forEach((stop) => void stop());
  for (const [build, hash, expected] of [
    ['one', 'x', ['program-acme', 'portal']],
    ['two', 'x', ['marquee']],
    ['two', 'y', ['marquee']],
  ] as const) {
    calls.length = 0;
    const changeNow = start(build, hash);
    changeNow();
    // What came a moment apart is repeated a moment apart: together, or by a call of its own.
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
    expect(calls[0]).toEqual(expected);
    await noted(build, hash);
    await new Promise((resolve) => setTimeout(resolve, 20));
    stops.splice(0).forEach((stop) => void stop());
  }
});

test('who stopped listening purges nothing', async () => {
  const changeNow = start('two', 'y');
  stops.splice(0).forEach((stop) => void stop());
  changeNow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
});
