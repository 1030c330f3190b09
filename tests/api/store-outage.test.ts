import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeProfile, readSelf } from '#contract/account/endpoints.ts';
import { type TestServer, untilReady } from '../support/browser/start-server.ts';
import { Road } from '../support/road.ts';
import {
  clientOf,
  prepareServedApi,
  type ServedApi,
  type ServedPerson,
} from '../support/served-api.ts';
import { TEST_STORE_KIND } from '../support/store.ts';

/** The longest that an answer takes during an outage. Milliseconds. */
const LIMIT = 2_000;
/** What a busy machine takes long for. */
const SOON = { timeout: 30_000 };

describe.runIf(TEST_STORE_KIND === 'postgresql')('the API without its database', () => {
  let api: ServedApi;
  let road: Road;
  let server: TestServer;
  let byRoad: string;
  beforeAll(async () => {
    api = await prepareServedApi({ people: 20, keys: 0 });
    road = new Road(api.databaseUrl ?? '');
    byRoad = await road.open();
    server = await api.start({ DATABASE_URL: byRoad });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await road?.shut();
    await api?.remove();
  });

  /** A read and a write of each person, all at once: whom the server knows, and whom it does not. */
  async function expectUnavailable(): Promise<void> {
    const calls = api.people.flatMap((person) => [
      ['GET', readSelf.path, person, undefined],
      ['PUT', changeProfile.path, person, JSON.stringify({ display_name: 'Nobody' })],
    ]) as [string, string, ServedPerson, string | undefined][];
    const answers = await Promise.all(
      calls.map(async ([method, path, { token }, body]) => {
        const begun = performance.now();
        const answer = await fetch(`${server.origin}/api${path}`, {
          method,
          headers: {
            authorization: token,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        });
        const said = (await answer.json()) as { status_code: number; extra: { code: string } };
        const retryAfter = Number(answer.headers.get('retry-after'));
        return { status: answer.status, said, retryAfter, took: performance.now() - begun };
      }),
    );
    for (const { status, said, retryAfter, took } of answers) {
      expect(status).toBe(503);
      expect(said).toMatchObject({ status_code: 503, extra: { code: 'STORE_UNAVAILABLE' } });
      expect(retryAfter).toBeGreaterThan(0);
      expect(took).toBeLessThan(LIMIT);
    }
  }
  const statusOf = async (path: string) => {
    const answer = await fetch(`${server.origin}${path}`);
    await answer.arrayBuffer();
    return answer.status;
  };
  async function expectServing(name: string): Promise<void> {
    await expect.poll(() => statusOf('/readyz'), SOON).toBe(200);
    for (const { token } of api.people.slice(0, 10)) {
      const body = { display_name: name };
      const changed = await clientOf(server).call(changeProfile, { body }, { authToken: token });
      expect(changed.display_name).toBe(name);
    }
  }

  test('answers 503 within 2 s, says so to load balancers, and serves again without a restart', async () => {
    await expectServing('Before');
    await road.shut();
    await expectUnavailable();
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await road.open();
    await expectServing('After');
    expect(server.process.exitCode).toBeNull();
  });

  test('does the same where the database falls silent', async () => {
    await expectServing('Before');
    road.fallSilent();
    await expectUnavailable();
    expect(await statusOf('/readyz')).toBe(503);
    road.speakAgain();
    await expectServing('After silence');
  });

  test('waits for a database that goes away while it starts', async () => {
    await server.close();
    // Whoever starts reads there what the store is sealed with: it stands still in the middle.
    const held = new pg.Client({ connectionString: api.databaseUrl });
    await held.connect();
    await held.query('begin; lock table sealing in access exclusive mode');
    const starting = await api.begin({ DATABASE_URL: byRoad });
    try {
      const waiting = `select 1 from pg_locks where relation = 'sealing'::regclass and not granted`;
      await expect.poll(async () => (await held.query(waiting)).rowCount, SOON).toBeGreaterThan(0);
      await road.shut();
      await held.query('rollback');
      await road.open();
      await untilReady(starting);
    } finally {
      await held.end();
      await starting.close();
    }
  });
});
