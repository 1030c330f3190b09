import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackupError } from '#api/store/backup/archive.ts';
import { checkBackup } from '#api/store/backup/check-backup.ts';
import { HEAD_BYTES } from '#api/store/backup/encryption.ts';
import { restoreBackup } from '#api/store/backup/restore-backup.ts';
import { readTables } from '#api/store/backup/table-shapes.ts';
import { writeBackup } from '#api/store/backup/write-backup.ts';
import { sql } from '#api/store/drizzle.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { createTestDatabase, openTestStore, TEST_STORE_KIND } from '../support/store.ts';

const OTHER_KIND =
  TEST_STORE_KIND === 'postgresql' ? ('embedded' as const) : ('postgresql' as const);
const quiet = () => {};
const now = new Date('2026-03-04T05:06:07.000Z');

let folder: string;
let file: string;
const stores: Store[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
  file = join(folder, 'all.backup');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A store with two more tables, which hold every sort of value and refer to each other. */
async function open(kind?: Store['kind']): Promise<Store> {
  const store = await openTestStore(kind);
  stores.push(store);
  await store.database.execute(sql`
    create table parents (id bigint generated always as identity primary key, child int, note text,
      long bigint, exact numeric(30, 12), double float8, document jsonb, list text[], bytes bytea,
      moment timestamptz, day date, twice bigint generated always as (long * 2) stored,
      "Odd ""name""" varchar(5));
    create table children (id int primary key, parent bigint not null references parents);
    alter table parents add constraint favourite foreign key (child) references children`);
  return store;
}

async function fill({ database }: Store): Promise<void> {
  await database.execute(sql`
    insert into parents (note, long, exact, double, document, list, bytes, moment, day, "Odd ""name""")
    values
      (E'a "quoted", \\\\ {line}\\n\\tand NULL', 9007199254740993, 123456789012345678.000000000001,
        0.1::float8 + 0.2::float8, '{"deep": [1.10, null, "\\u00e9"], "big": 12345678901234567890}',
        array['x,y', null, '', '"'], '\\x00ff10', '2026-01-02 03:04:05.678901+00', '2026-02-03', 'odd'),
      ('', -1, null, 'infinity', 'null', '{}', '', 'infinity', null, null),
      (null, null, 0, 'nan', null, null, null, null, null, null)`);
  await database.execute(sql`
    insert into parents (note) select repeat('text ' || n || ' ', 20) from generate_series(1, 1500) n`);
  await database.execute(
    sql`insert into children select n, 1504 - n from generate_series(1, 1503) n`,
  );
  await database.execute(sql`update parents set child = 1503 where id = 1`);
  await database.execute(sql`insert into programs (uuid, slug, campaign_hash, applied_at)
    select gen_random_uuid(), 'program-' || n, 'hash', now() from generate_series(1, 3) n`);
}

/** Every row of every table, as text. */
async function contents({ database }: Store): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name } of await readTables(database)) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function backUp(): Promise<Store> {
  const store = await open();
  await fill(store);
  await writeBackup(store, file, quiet, now);
  return store;
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a backup', () => {
  test('restores to a store with the same rows, which counts on from there', async () => {
    const source = await backUp();
    const target = await open();
    const seen: number[][] = [];
    const report = await restoreBackup(target, file, 'refuse', (done, total) => {
      seen.push([done, total]);
    });
    expect(await contents(target)).toEqual(await contents(source));
    expect(report.rows).toBe(3009);
    expect(seen.at(-1)).toEqual([3009, 3009]);
    const { rows } = await target.database.execute(
      sql`insert into parents (note) values ('next') returning id`,
    );
    expect(rows).toEqual([{ id: '1504' }]);
    const orphan = target.database.execute(sql`insert into children values (9999, 99999)`);
    expect(await failure(orphan)).toMatchObject({ cause: { code: '23503' } });
  });

  test.runIf(process.env.TEST_DATABASE_URL)('restores to the other kind of store', async () => {
    const source = await backUp();
    const target = await open(OTHER_KIND);
    await restoreBackup(target, file, 'refuse', quiet);
    expect(await contents(target)).toEqual(await contents(source));
  });

  test('is of one moment, and only its owner reads it', async () => {
    const store = await open();
    await fill(store);
    const written = writeBackup(store, file, quiet, now);
    await store.database.execute(sql`update programs set slug = 'renamed-' || slug`);
    await written;
    const slugs = gunzipSync(readFileSync(file))
      .toString()
      .match(/(renamed-)?program-\d/g);
    expect(new Set(slugs?.map((slug) => slug.startsWith('renamed'))).size).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('leaves no file behind where it cannot be finished', async () => {
    const store = await open();
    await store.database.execute(sql`insert into parents (note) values ('kept')`);
    const failing = writeBackup(
      store,
      file,
      () => {
        throw new Error('no more');
      },
      now,
    );
    await expect(failing).rejects.toThrow('no more');
    expect(readdirSync(folder)).toEqual([]);
    await expect(writeBackup(store, join(folder, 'no/where'), quiet, now)).rejects.toThrow(
      'ENOENT',
    );
  });
});

describe('a restore', () => {
  test('refuses a store with rows, and replaces them when it is told to', async () => {
    const source = await backUp();
    const target = await open();
    await target.database.execute(sql`insert into parents (note) values ('mine')`);
    const refused = await failure(restoreBackup(target, file, 'refuse', quiet));
    expect((refused as Error).message).toBe(
      'The store is not empty: its table "parents" has rows. Restore into an empty store, or replace everything in this one with --replace.',
    );
    await restoreBackup(target, file, 'replace', quiet);
    expect(await contents(target)).toEqual(await contents(source));
  });

  test('changes nothing where the file is damaged, cut short or something else', async () => {
    await backUp();
    const whole = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const target = await open();
    const before = await contents(target);
    const write = (lines: readonly string[]) => writeFileSync(file, gzipSync(lines.join('\n')));
    const bytes = readFileSync(file);
    const damages: (() => void)[] = [
      () => writeFileSync(file, bytes.subarray(0, bytes.length / 2)),
      () => writeFileSync(file, 'hello'),
      () => writeFileSync(file, ''),
      () => write(whole.slice(0, -1)),
      () => write(whole.toSpliced(whole.indexOf('{"table":"parents"}') + 1, 1)),
      () => write(whole.filter((line) => line !== '{"table":"parents"}')),
      () => write(whole.toSpliced(5, 0, '["too", "short"]')),
      () => write(whole.map((line) => line.replace('"version":1', '"version":2'))),
      () => write(whole.map((line) => line.replace('"parents"', '"grandparents"'))),
      () => rmSync(file),
    ];
    for (const damage of damages) {
      damage();
      expect(await failure(restoreBackup(target, file, 'refuse', quiet))).toBeInstanceOf(
        BackupError,
      );
    }
    expect(await contents(target)).toEqual(before);
  });

  test('refuses what another set of migrations wrote', async () => {
    await backUp();
    const lines = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(lines.replace('"migrations":["', '"migrations":["f')));
    const target = await open();
    const refused = await failure(restoreBackup(target, file, 'refuse', quiet));
    expect((refused as Error).message).toContain('another version of marquee');
  });
});

test.runIf(TEST_STORE_KIND === 'postgresql')(
  'a store that somebody else is connected to is not replaced',
  async () => {
    const database = await createTestDatabase(undefined);
    const server = await openStore(database.options);
    const target = await openStore({
      ...database.options,
      databaseUrl: `${database.options.databaseUrl}?application_name=restoring`,
    });
    try {
      await writeBackup(server, file, quiet, now);
      await server.database.execute(sql`insert into programs (uuid, slug, campaign_hash, applied_at)
        values (gen_random_uuid(), 'kept', 'hash', now())`);
      const refused = await failure(restoreBackup(target, file, 'replace', quiet));
      expect((refused as Error).message).toMatch(
        /^The store is in use: \d connections of others to its database \(marquee\)\. Nothing was replaced\./,
      );
      const { rows } = await server.database.execute(sql`select slug from programs`);
      expect(rows).toEqual([{ slug: 'kept' }]);
      await server.close();
      await restoreBackup(target, file, 'replace', quiet);
      expect((await target.database.execute(sql`select slug from programs`)).rows).toEqual([]);
    } finally {
      await server.close().catch(() => undefined); // pools do not close twice
      await target.close();
      await database.drop();
    }
  },
);

describe('an encrypted backup', () => {
  const passphrase = 'four words of a phrase';
  const FRAME = 64 * 1024 + 16;

  async function encrypt(): Promise<Store> {
    const store = await open();
    await fill(store);
    // Random text does not shrink: several frames.
    await store.database.execute(sql`insert into parents (note)
      select string_agg(md5(random()::text), '') from generate_series(1, 20000) n group by n % 10`);
    await writeBackup(store, file, quiet, now, passphrase);
    return store;
  }

  test('shows nothing, and restores with its passphrase alone', async () => {
    const source = await encrypt();
    expect(() => gunzipSync(readFileSync(file).subarray(HEAD_BYTES))).toThrow('incorrect header');
    const target = await open();
    const without = await failure(restoreBackup(target, file, 'refuse', quiet));
    expect((without as Error).message).toContain('is encrypted. Set MARQUEE_BACKUP_KEY');
    const other = restoreBackup(target, file, 'refuse', quiet, {
      passphrase: 'another passphrase',
    });
    expect(((await failure(other)) as Error).message).toContain('is not the one it was made with');
    await restoreBackup(target, file, 'refuse', quiet, { passphrase });
    expect(await contents(target)).toEqual(await contents(source));
  });

  test('does not pass a check where a frame is changed, moved, left out or cut off', async () => {
    await encrypt();
    const bytes = readFileSync(file);
    const head = bytes.subarray(0, HEAD_BYTES);
    const frames: Buffer[] = [];
    for (let at = HEAD_BYTES; at < bytes.length; at += FRAME)
      frames.push(bytes.subarray(at, at + FRAME));
    expect(frames.length).toBeGreaterThan(4);
    const flipped = Buffer.from(bytes);
    flipped[HEAD_BYTES + FRAME + 5] = (flipped[HEAD_BYTES + FRAME + 5] ?? 0) ^ 1;
    const otherHead = Buffer.from(bytes);
    otherHead[HEAD_BYTES - 1] = (otherHead[HEAD_BYTES - 1] ?? 0) ^ 1;
    const [first, second, ...rest] = frames as [Buffer, Buffer, ...Buffer[]];
    const damages: readonly Buffer[] = [
      flipped,
      otherHead,
      Buffer.concat([head, second, first, ...rest]),
      Buffer.concat([head, first, ...rest]),
      Buffer.concat([head, ...frames.slice(0, -1)]),
      Buffer.concat([bytes, Buffer.from('more')]),
      bytes.subarray(0, -1),
      bytes.subarray(0, HEAD_BYTES),
    ];
    const whole = await checkBackup(file, passphrase);
    expect(whole.rows.get('parents')).toBe(1513);
    for (const damage of damages) {
      writeFileSync(file, damage);
      // Found by the encryption, before what was packed in it is looked at.
      const found = await failure(checkBackup(file, passphrase));
      expect((found as Error).message).toContain('does not open');
    }
    writeFileSync(file, bytes.subarray(0, HEAD_BYTES - 1));
    expect(await failure(checkBackup(file, passphrase))).toBeInstanceOf(BackupError);
  });
});

test('a check counts the rows of each table, says when it was made, and finds what is missing', async () => {
  await backUp();
  const { createdAt, rows, fits } = await checkBackup(file, undefined);
  expect([
    createdAt,
    rows.get('parents'),
    rows.get('children'),
    rows.get('creators'),
    fits,
  ]).toEqual([now, 1503, 1503, 0, true]);
  const lines = gunzipSync(readFileSync(file)).toString();
  // One row less, and an end that agrees with it.
  const shorter = lines.replace(/\n\["1503",[^\n]*/, '').replace('{"rows":3009}', '{"rows":3008}');
  expect(shorter.length).toBeLessThan(lines.length);
  writeFileSync(file, gzipSync(shorter));
  expect(await failure(checkBackup(file, undefined))).toBeInstanceOf(BackupError);
});
