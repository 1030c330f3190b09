import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { readTables } from '#api/store/backup/table-shapes.ts';
import { sql } from '#api/store/drizzle.ts';
import { programs } from '#api/store/tables/programs.ts';
import { sealing } from '#api/store/tables/sealing.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';
import { TEST_STORE_KIND } from '../support/store.ts';

vi.setConfig({ testTimeout: COMMANDS_TIMEOUT });

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine({ store: 'closed' });
});
afterAll(() => line.close());

test('the command line backs a store up and restores it, and says what it cannot do', async () => {
  const file = join(line.folder, 'all.backup');
  const tables = await line.onStore(async (store) => {
    await store.database.execute(sql`insert into programs (uuid, slug, campaign_hash, applied_at)
      values (gen_random_uuid(), 'one', 'hash', now())`);
    if (TEST_STORE_KIND === 'embedded') {
      const { code, stderr } = await line.marquee('backup', file);
      expect([code, stderr]).toEqual([2, expect.stringContaining('is in use by process')]);
    }
    return (await readTables(store.database)).length;
  });
  expect(await line.marquee('backup', file)).toEqual({
    code: 0,
    stdout: `Wrote 1 rows of ${tables} tables to ${file}.\nKeep it safe: it has personal data. Keys in it open with the same MARQUEE_SECRET.\n`,
    stderr: '',
  });
  expect((await line.marquee('backup', file)).stderr).toBe(
    `marquee: ${file} is already there. Name another file, or remove it.\n`,
  );
  const refused = await line.marquee('restore', file);
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('marquee: The store is not empty'),
  ]);
  expect(await line.marquee('restore', file, '--replace')).toEqual({
    code: 0,
    stdout: `Restored 1 rows of ${tables} tables from ${file}.\n`,
    stderr: '',
  });
});

test('a backup is not restored under another secret, and neither is a store opened', async () => {
  const secrets = deriveSecrets('the secret of another server, long enough');
  await line.onStore(async ({ database }) => {
    await database.delete(sealing);
    await database
      .insert(sealing)
      .values({ name: 'secret', fingerprint: secrets.fingerprint('store', 'secret') });
  });
  const file = join(line.folder, 'foreign.backup');
  expect((await line.marquee('backup', file)).code).toBe(0);
  await line.onStore(({ database }) => database.delete(sealing));
  const before = await line.onStore(({ database }) => database.select().from(programs));
  const restored = await line.marquee('restore', file, '--replace');
  expect([restored.code, restored.stdout, restored.stderr]).toEqual([
    2,
    '',
    expect.stringContaining(
      'marquee: Nothing was restored. The store is sealed under another MARQUEE_SECRET',
    ),
  ]);
  expect(await line.onStore(({ database }) => database.select().from(programs))).toEqual(before);
  expect(await line.onStore(({ database }) => database.select().from(sealing))).toEqual([]);
});
