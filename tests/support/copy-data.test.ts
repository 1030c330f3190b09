import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyData, dropSpareLog } from './copy-data.ts';

const FIRST = '000000010000000000000002';
const SPARE = ['000000010000000000000003', '000000010000000100000000'];

let root: string;
let store: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-copy-'));
  store = join(root, 'store');
  mkdirSync(join(store, 'global'), { recursive: true });
  mkdirSync(join(store, 'pg_wal/summaries'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a database that begins in the file FIRST says of itself. */
function writeControl(state: number): void {
  const control = Buffer.alloc(8192);
  control.writeUInt32LE(state, 16);
  control.writeBigUInt64LE(0x2514c98n, 32);
  writeFileSync(join(store, 'global/pg_control'), control);
  for (const name of [FIRST, ...SPARE]) writeFileSync(join(store, 'pg_wal', name), name);
}

test('a copy reads the same to the byte, also where a file of the log ends in nothing', () => {
  const log = Buffer.alloc(5 * 8192);
  log.write('an entry', 2 * 8192 + 100);
  writeFileSync(join(store, 'pg_wal', FIRST), log);
  writeFileSync(join(store, 'PG_VERSION'), '18');
  copyData(root, `${root}-copy`);
  const copied = join(`${root}-copy`, 'store');
  try {
    expect(readdirSync(copied, { recursive: true }).sort()).toEqual(
      readdirSync(store, { recursive: true }).sort(),
    );
    expect(readFileSync(join(copied, 'pg_wal', FIRST)).equals(log)).toBe(true);
    expect(readFileSync(join(copied, 'PG_VERSION'), 'utf8')).toBe('18');
  } finally {
    rmSync(`${root}-copy`, { recursive: true, force: true });
  }
});

test('of the log stays what the database begins with', () => {
  writeControl(1);
  dropSpareLog(store);
  expect(readdirSync(join(store, 'pg_wal')).sort()).toEqual([FIRST, 'summaries']);
});

test('a store that was not closed keeps its log', () => {
  writeControl(6);
  expect(() => dropSpareLog(store)).toThrow('was not closed in order');
  expect(readdirSync(join(store, 'pg_wal'))).toContain(SPARE[0]);
});
