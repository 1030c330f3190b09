import fastify from 'fastify';
import { expect, test } from 'vitest';
import { healthPlugin } from './plugin.ts';
import type { Readiness } from './readiness.ts';

async function readyz(
  readiness: Readiness | undefined,
  warnings: readonly string[] = [],
  stopping = false,
) {
  const app = fastify();
  await app.register(healthPlugin, {
    health: {
      issues: () => [],
      stopping: () => stopping,
      programs: () => 3,
      warnings: () => warnings,
      metrics: { text: async () => '', contentType: 'text/plain' },
      api: readiness && (async () => readiness),
    },
  });
  const answer = await app.inject('/readyz');
  await app.close();
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
    said: { status: 'ok', programs: 3, issues: [] },
  });
});

test('what the API was started without is said, and makes it no less ready', async () => {
  expect(await readyz({ store: 'ok' }, ['MAILS_TO_FILES'])).toMatchObject({
    status: 200,
    said: { status: 'ok', warnings: ['MAILS_TO_FILES'] },
  });
});

test('a process that is about to end wants no new work', async () => {
  expect(await readyz({ store: 'ok' }, [], true)).toMatchObject({
    status: 503,
    said: { status: 'stopping', store: 'ok' },
  });
});
