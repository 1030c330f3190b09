import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireSecret } from '#api/core/sealing/sealed-store.ts';
import { createAuthTokens } from '#api/secrets/auth-tokens.ts';
import { checkBackup } from '#api/store/backup/check-backup.ts';
import { restoreBackup } from '#api/store/backup/restore-backup.ts';
import { readTables } from '#api/store/backup/table-shapes.ts';
import { writeBackup } from '#api/store/backup/write-backup.ts';
import { sql } from '#api/store/drizzle.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { revealKey } from '#contract/enrolments/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { startTestServer, untilReady } from '../support/browser/start-server.ts';
import { earn } from '../support/rewards.ts';
import { writeSampleLife } from '../support/sample-life.ts';
import {
  OPENED,
  openSealedLife,
  type SealedLife,
  writeSealedLife,
} from '../support/sealed-life.ts';
import { createTestDatabase, type TestDatabase } from '../support/store.ts';

/** As `startTestApi` has it. */
const SECRET = 'a secret for tests, long enough to be taken';
const PROGRAMS = 'tests/fixtures/api';
const PASSPHRASE = 'a passphrase of the rehearsal';
const KINDS = process.env.TEST_DATABASE_URL
  ? (['embedded', 'postgresql'] as const)
  : (['embedded'] as const);
const quiet = () => {};

/** What a person must have before the backup begins, in points. */
const EARNED = 700;

/**
 * Last night's backup in a new place: everything that people have in the store is backed up while they
 * go on, and a server is started on what was restored.
 */
describe('a restore as it is rehearsed', () => {
  let api: TestApi;
  let life: SealedLife;
  let person: TestPerson;
  let folder: string;
  let file: string;
  let counted: ReadonlyMap<string, number>;
  let before: number;
  let acknowledged = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-rehearsal-'));
    file = join(folder, 'last-night.backup');
    api = await startTestApi();
    const { store, secrets } = api.services;
    await requireSecret(store, secrets);
    life = await writeSealedLife(api);
    person = await api.creator('alpha');
    await writeSampleLife(store, person, 'rehearsed');
    await earn(api, life.maya, EARNED);
    before = await store.database.$count(pointTransactions);
    // Others go on while it is written.
    const until = { ended: false };
    const writing = (async () => {
      while (!until.ended) {
        await earn(api, life.rival, 1);
        acknowledged += 1;
      }
    })();
    await writeBackup(store, file, quiet, new Date(), PASSPHRASE).finally(() => {
      until.ended = true;
    });
    await writing;
    ({ rows: counted } = await checkBackup(file, PASSPHRASE));
  });
  afterAll(async () => {
    await api?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the backup is of one moment among writes, and leaves out no kind of data', async () => {
    const found = counted.get('point_transactions') ?? 0;
    expect(acknowledged).toBeGreaterThan(0);
    expect(found).toBeGreaterThanOrEqual(before);
    expect(found).toBeLessThanOrEqual(before + acknowledged);
    for (const { name } of await readTables(api.services.store.database))
      expect([name, counted.has(name)]).toEqual([name, true]);
  });

  test.each(KINDS)('%s: a server serves what came back', async (kind) => {
    const data = mkdtempSync(join(folder, `${kind}-`));
    const place = await createTestDatabase(join(data, 'data'), kind);
    try {
      await restore(place);
      await serve(place, data);
    } finally {
      await place.drop();
    }
  });

  async function restore({ options }: TestDatabase): Promise<void> {
    const { secrets } = api.services;
    const store = await openStore(options);
    try {
      await restoreBackup(store, file, 'refuse', quiet, {
        accept: () => requireSecret(store, secrets),
        passphrase: PASSPHRASE,
      });
      expect(await rowsOf(store)).toEqual(Object.fromEntries(counted));
      expect(await unbalanced(store)).toEqual([]);
      const there = { ...api, services: { ...api.services, store } };
      expect(await openSealedLife(there, life)).toEqual(OPENED);
      expect(await textOf(store, person.id)).toEqual(await textOf(api.services.store, person.id));
    } finally {
      await store.close();
    }
  }

  async function serve({ options }: TestDatabase, data: string): Promise<void> {
    const server = await startTestServer(
      {
        MARQUEE_ENV: 'production',
        MARQUEE_PROGRAMS: PROGRAMS,
        MARQUEE_DATA: data,
        MARQUEE_SECRET: SECRET,
        MARQUEE_ALLOW_EMBEDDED: '1',
        DATABASE_URL: options.databaseUrl ?? '',
      },
      'api',
    );
    try {
      await untilReady(server);
      const { maya, influencer_activation_id } = life;
      const path = revealKey.path.replace(
        '{influencer_activation_id}',
        String(influencer_activation_id),
      );
      const shown = await fetch(`${server.origin}/api${path}?uuid=${maya.uuid}`, {
        method: 'POST',
        headers: { authorization: await tokenOf(maya), 'content-type': 'application/json' },
        body: '{}',
      });
      expect([shown.status, await shown.json()]).toMatchObject([200, { key: life.key }]);
    } finally {
      await server.close();
    }
  }

  async function tokenOf({ id, session_id, uuid }: TestPerson): Promise<string> {
    const catalogue = await Catalogue.open({
      ...{ folder: PROGRAMS, dataFolder: folder, environment: 'production' },
    });
    const issuer = `https://${catalogue.main_hosts[0]}`;
    const tokens = createAuthTokens({ secrets: api.services.secrets, issuer });
    return tokens.sign({ kind: 'creator', sub: id, sid: session_id, uuid });
  }
});

async function rowsOf({ database }: Store): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await readTables(database)) {
    const { rows } = await database.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Balances that are not the sum of their entries. */
async function unbalanced({ database }: Store): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select b.creator_id, b.balance, sum(t.amount) from point_balances b
    left join point_transactions t using (program_uuid, activation_id, creator_id)
    group by b.program_uuid, b.activation_id, b.creator_id, b.balance
    having b.balance is distinct from coalesce(sum(t.amount), 0)`);
  return rows;
}

/** Every row about somebody, as text. */
async function textOf({ database }: Store, id: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name } of await readTables(database)) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t
        where to_jsonb(t)::text like ${`%${id}%`} order by 1`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
