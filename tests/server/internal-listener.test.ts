import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { freePort } from '../support/free-port.ts';
import { ask } from '../support/request.ts';

const HALVES = ['web', 'api'] as const;
/** The roles that each has: calls go with the work in the background where nobody parts them. */
const ROLES = { web: 'web', api: 'api,worker' } as const;
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

test('instances say which build and catalogue they serve, in state and counts alike', async () => {
  const said = await Promise.all(
    HALVES.map(async (half) => {
      const { internal } = servers.get(half) ?? expect.fail('It did not start.');
      const { instance } = JSON.parse((await ask(internal, '/readyz')).body.toString());
      expect(instance).toMatchObject({ role: ROLES[half], environment: 'development' });
      const counts = (await ask(internal, '/metrics')).body.toString();
      expect(counts).toContain(`marquee_build_info{version="${instance.version}"`);
      expect(counts).toContain(`catalogue="${instance.catalogue}"`);
      return instance;
    }),
  );
  expect(said[0].catalogue).toBe(said[1].catalogue);
  expect(said[0].build).not.toBe('');
});

test('a page and a call are counted by what answered them, and by program', async () => {
  const { server: web, internal: webPort } = servers.get('web') ?? expect.fail('It did not start.');
  const { server: api, internal: apiPort } = servers.get('api') ?? expect.fail('It did not start.');
  const alpha = { headers: { host: 'creators.alpha.example' } };
  expect((await ask(web.port, '/', alpha)).status).toBe(200);
  expect(
    (await ask(api.port, '/api/auth/providers', { headers: { host: 'localhost' } })).status,
  ).toBe(200);

  const pages = async () => (await ask(webPort, '/metrics')).body.toString();
  await expect.poll(pages).toContain('http_route="page/page",http_response_status_code="200"');
  expect(await pages()).toContain('marquee_program_requests_total{program="alpha",status="2xx"}');
  expect(await pages()).toMatch(/^marquee_documents_rendered_total [1-9]/m);
  const calls = async () => (await ask(apiPort, '/metrics')).body.toString();
  await expect.poll(calls).toContain('http_route="/api/auth/providers"');
  expect(await calls()).toMatch(
    /^db_client_operation_duration_seconds_count\{db_operation_name="SELECT"/m,
  );
  expect(await calls()).toMatch(/^marquee_store_up 1$/m);
  expect(await calls()).not.toMatch(/^marquee_redis_up /m);
  expect(await calls()).toContain('marquee_outbox{outbox="mails",state="pending"} 0');
  for (const outbox of ['webhook_deliveries', 'connector_pushes'])
    expect(await calls()).toContain(`marquee_outbox_oldest_seconds{outbox="${outbox}"} 0`);
  const { counted } = JSON.parse((await ask(apiPort, '/readyz')).body.toString());
  expect(counted).toMatchObject({ db_client_connection_max: 1, 'marquee_outbox mails pending': 0 });
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
