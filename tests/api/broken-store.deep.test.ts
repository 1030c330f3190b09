import { readFileSync, renameSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#api/store/drizzle.ts';
import { checkDatabase } from '#cli/doctor/checks/check-database.ts';
import { lookAtStore } from '#cli/doctor/look-at-store.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';
import { testPatient } from '../support/patient.ts';
import { prepareServedApi, type ServedApi } from '../support/served-api.ts';
import { TEST_STORE_KIND } from '../support/store.ts';

describe.runIf(TEST_STORE_KIND === 'embedded')('an embedded store whose files are damaged', () => {
  let api: ServedApi;
  let server: TestServer;
  let log = '';
  beforeAll(async () => {
    api = await prepareServedApi({ people: 20, keys: 0 });
    const path = await api.withStore(async ({ database }) => {
      const { rows } = await database.execute<{ path: string }>(
        sql`select pg_relation_filepath('creators') as path`,
      );
      return rows[0]?.path ?? '';
    });
    const file = join(api.dataFolder, 'data', 'store', path);
    truncateSync(file, readFileSync(file).length / 2);
    server = await startTestServer(
      {
        MARQUEE_PROGRAMS: 'tests/fixtures/api',
        MARQUEE_DATA: api.dataFolder,
        MARQUEE_INTERNAL_PORT: '0',
        DATABASE_URL: '',
      },
      'calls',
    );
    server.process.stdout?.on('data', (chunk) => {
      log += String(chunk);
    });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await api?.remove();
  });
  const ask = (path: string) => fetch(`${server.origin}${path}`);

  test('does not end the server: calls are answered with 503 and when to ask again', async () => {
    await expect
      .poll(() => log, { timeout: 20_000 })
      .toContain('The embedded store cannot be used');
    expect(log).toContain('its files are damaged: base/');
    expect(log).toContain('marquee restore');
    const call = await ask(`/api${readSelf.path}`);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await call.json()).toMatchObject({ extra: { code: 'STORE_UNAVAILABLE' } });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    expect(server.process.exitCode).toBeNull();
  });

  test('is told by the doctor with what to do, and can be put right meanwhile', async () => {
    const place = { databaseUrl: undefined, dataFolder: join(api.dataFolder, 'data') };
    const [found] = await lookAtStore(place, async (store) =>
      checkDatabase(await testPatient({ store, variables: {} })),
    );
    expect(found).toMatchObject({ code: 'DATABASE_UNREACHABLE', level: 'error' });
    expect(found?.message).toContain('its files are damaged');
    expect(found?.action).toContain('marquee restore');
    const folder = join(place.dataFolder, 'store');
    renameSync(folder, `${folder}-damaged`);
    await api.withStore((store) => store.ping());
  });
});
