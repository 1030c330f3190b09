import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { lastBackup } from '#api/store/backup/last-backup.ts';
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
    stdout: `Wrote 1 rows of ${tables} tables to ${file}.\nKeep it safe: it has personal data, and is not encrypted (MARQUEE_BACKUP_KEY). Keys in it open with the same MARQUEE_SECRET.\n`,
    stderr: '',
  });
  expect((await line.marquee('backup', file)).stderr).toBe(
    `marquee: ${file} is already there. Name another file, remove it, or name a folder with --keep.\n`,
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

test('a folder keeps the newest backups, each read to its end and encrypted by a key from a file', async () => {
  const folder = join(line.folder, 'nightly');
  const keyFile = join(line.folder, 'backup.key');
  mkdirSync(folder);
  const old = ['marquee-2026-01-01T00-00-00Z.backup', 'marquee-2026-01-02T00-00-00Z.backup'];
  for (const name of [...old, 'of-somebody-else.backup']) writeFileSync(join(folder, name), 'old');
  writeFileSync(keyFile, 'a key of the tests, long enough\n');
  const key = { MARQUEE_BACKUP_KEY_FILE: keyFile };
  const kept = await line.marqueeWith(key, 'backup', '--keep', '2', folder);
  expect([kept.code, kept.stderr]).toEqual([0, '']);
  expect(kept.stdout).toContain('is whole');
  expect(kept.stdout).toContain(`Removed 1 older ones from ${folder}.`);
  const noted = await line.onStore(lastBackup);
  expect(Math.abs(Date.now() - (noted?.getTime() ?? 0))).toBeLessThan(COMMANDS_TIMEOUT);
  const names = readdirSync(folder).sort();
  expect(names).toEqual([
    old[1],
    expect.stringMatching(/^marquee-.*Z\.backup$/),
    'of-somebody-else.backup',
  ]);
  const file = join(folder, names[1] ?? '');
  expect((await line.marquee('backup', '--check', file)).stderr).toBe(
    `marquee: ${file} is encrypted. Set MARQUEE_BACKUP_KEY, or MARQUEE_BACKUP_KEY_FILE, to what it was made with.\n`,
  );
  const checked = await line.marqueeWith(key, 'backup', '--check', file);
  expect([checked.code, checked.stdout]).toEqual([
    0,
    expect.stringMatching(
      / {2}sealing +\d[\s\S]* is whole: \d+ rows of \d+ tables, \d+ bytes, made \d+ min ago/,
    ),
  ]);
  const short = await line.marqueeWith({ MARQUEE_BACKUP_KEY: 'short' }, 'backup', '--check', file);
  expect([short.code, short.stderr]).toEqual([
    2,
    expect.stringContaining('fewer than 16 characters'),
  ]);
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
