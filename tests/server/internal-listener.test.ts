import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/request.ts';

const HALVES = ['web', 'api'] as const;
const data = mkdtempSync(join(tmpdir(), 'marquee-internal-'));
const servers = new Map<string, { server: TestServer; internal: number }>();

beforeAll(async () => {
  await Promise.all(
    HALVES.map(async (half) => {
      const internal = await freePort();
      const environment = {
        MARQUEE_INTERNAL_PORT: String(internal),
        MARQUEE_PROGRAMS: 'tests/fixtures/api',
        ...(half === 'api' ? { MARQUEE_DATA: data } : {}),
      };
      const server = await startTestServer(environment, half);
      servers.set(half, { server, internal });
      await untilReady(server);
    }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all([...servers.values()].map(({ server }) => server.close()));
  rmSync(data, { recursive: true, force: true });
});

test.each(HALVES)('%s tells operators what it keeps from the public', async (half) => {
  const { server, internal } = servers.get(half) ?? expect.fail('It did not start.');
  const host = { headers: { host: 'localhost' } };

  expect((await ask(server.port, '/metrics', host)).status).toBe(404);
  const state = await ask(server.port, '/readyz', host);
  expect(Object.keys(JSON.parse(state.body.toString()))).toEqual(['status']);
  const tls = '/internal/tls?domain=creators.alpha.example';
  expect((await ask(server.port, tls, host)).status).toBe(404);

  expect((await ask(internal, '/metrics')).body.toString()).toContain('# HELP');
  expect(JSON.parse((await ask(internal, '/readyz')).body.toString())).toHaveProperty('programs');
  expect((await ask(internal, tls)).status).toBe(200);
  expect((await ask(internal, '/internal/tls?domain=stranger.example')).status).toBe(404);
});

test('an internal port that is taken ends the start, and says which', async () => {
  const taken = servers.get('api')?.internal ?? expect.fail('It did not start.');
  await expect(
    startTestServer({
      MARQUEE_INTERNAL_PORT: String(taken),
      MARQUEE_PROGRAMS: 'tests/fixtures/api',
    }),
  ).rejects.toThrow(`Port ${taken} is taken. Set PORT or MARQUEE_INTERNAL_PORT`);
});
