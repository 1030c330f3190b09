import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Served } from '../metrics/served.ts';
import { type HealthOptions, healthPlugin } from './plugin.ts';
import type { Readiness } from './readiness.ts';

interface Asked {
  readonly warnings?: readonly string[];
  readonly told?: HealthOptions['told'];
  readonly stopping?: boolean;
  readonly served?: Served;
}

const SERVED: Served = { build: 'b1', catalogue: { hash: 'c1' } };

async function asked(
  path: string,
  readiness: Readiness | undefined,
  { warnings = [], told = 'everything', stopping = false, served = SERVED }: Asked = {},
) {
  const app = fastify();
  await app.register(healthPlugin, {
    told,
    health: {
      served: () => served,
      issues: () => [],
      stopping: () => stopping,
      programs: () => 3,
      warnings: () => warnings,
      metrics: { text: async () => '', contentType: 'text/plain' },
      api: readiness && (async () => readiness),
    },
  });
  const answer = await app.inject(path);
  await app.close();
  return answer;
}

async function readyz(readiness: Readiness | undefined, options?: Asked) {
  const answer = await asked('/readyz', readiness, options);
  return { status: answer.statusCode, said: answer.json<object>() };
}

test.each([
  [{ store: 'ok' }, 200, 'ok'],
  [{ store: 'ok', redis: 'ok' }, 200, 'ok'],
  [{ store: 'ok', redis: 'unavailable' }, 200, 'degraded'],
  [{ store: 'writes_refused', redis: 'ok' }, 503, 'unavailable'],
  [{ store: 'unavailable' }, 503, 'unavailable'],
] as const)('where the API stands on %o it answers %i and %s', async (readiness, status, said) => {
  expect(await readyz(readiness)).toMatchObject({ status, said: { status: said, ...readiness } });
});

test('a process of pages alone says nothing of a store', async () => {
  expect(await readyz(undefined)).toEqual({
    status: 200,
    said: { status: 'ok', ...SERVED, programs: 3, issues: [] },
  });
});

test('what the API was started without is said, and makes it no less ready', async () => {
  expect(await readyz({ store: 'ok' }, { warnings: ['MAILS_TO_FILES'] })).toMatchObject({
    status: 200,
    said: { status: 'ok', warnings: ['MAILS_TO_FILES'] },
  });
});

test('a process that is about to end wants no new work', async () => {
  expect(await readyz({ store: 'ok' }, { stopping: true })).toMatchObject({
    status: 503,
    said: { status: 'stopping', store: 'ok' },
  });
});

test('a bundle that is not taken is said with its reason, and makes it no less ready', async () => {
  const served = { catalogue: { hash: 'c1', bundle: 'b', refused: 'It is cut short.' } };
  expect(await readyz({ store: 'ok' }, { served })).toMatchObject({
    status: 200,
    said: { status: 'degraded', ...served },
  });
  expect(await readyz({ store: 'ok' }, { served, told: 'state' })).toEqual({
    status: 200,
    said: { status: 'degraded' },
  });
});

test.each([
  [{ store: 'ok' }, 200, 'ok'],
  [{ store: 'ok', redis: 'unavailable' }, 200, 'degraded'],
  [{ store: 'unavailable' }, 503, 'unavailable'],
] as const)('in public %o is %i and %s, and no more', async (readiness, status, said) => {
  expect(await readyz(readiness, { warnings: ['MAILS_TO_FILES'], told: 'state' })).toEqual({
    status,
    said: { status: said },
  });
});

test('counts are for those alone who are told everything', async () => {
  expect((await asked('/metrics', undefined)).statusCode).toBe(200);
  expect((await asked('/metrics', undefined, { told: 'state' })).statusCode).toBe(404);
});
