import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DocumentStore, KEPT_FOR, type StoredDocument } from './document-store.ts';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const DAY = 86_400_000;
const key = (letter: string) => letter.repeat(43);
const path = (letter: string) => join(folder, letter.repeat(2), `${key(letter)}.page`);
const page = (text: string): StoredDocument => ({
  ...{ body: Buffer.from(text), etag: `"${text.length}"` },
  ...{ policy: "default-src 'none'", best: false },
});

let folder: string;
let store: DocumentStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-'));
  store = new DocumentStore({ folder, limit: 10_000, now: () => NOW });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keep = async (letter: string, usedAt = NOW, text = 'page') => {
  await store.write(key(letter), page(text));
  await utimes(path(letter), usedAt / 1000, usedAt / 1000);
};

test('a document that was kept is read as it was, by another instance as well', async () => {
  await store.write(key('a'), page('page\nof two lines'));
  const other = new DocumentStore({ folder, limit: 10_000 });
  expect(await other.read(key('a'))).toEqual(page('page\nof two lines'));
  expect(await other.read(key('b'))).toBeUndefined();
  await store.write(key('a'), { ...page('better'), best: true });
  expect(await other.read(key('a'))).toEqual({ ...page('better'), best: true });
  expect(readdirSync(join(folder, 'aa'))).toHaveLength(1);
});

describe('what is not the document that was kept is not there:', () => {
  test.each([
    ['a file that is cut off', (file: Buffer) => file.subarray(0, -1)],
    ['one cut off in its first line', (file: Buffer) => file.subarray(0, 20)],
    ['one that is empty', () => Buffer.alloc(0)],
    [
      'one with a byte changed',
      (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.of(0)]),
    ],
    ["somebody else's", () => Buffer.from('<!doctype html>\n<p>\n')],
  ])('%s', async (_, change) => {
    await keep('a');
    writeFileSync(path('a'), change(readFileSync(path('a'))));
    expect(await store.read(key('a'))).toBeUndefined();
  });

  test('another document under its name', async () => {
    await keep('a');
    await keep('b', NOW, 'other');
    cpSync(path('b'), path('a'));
    expect(await store.read(key('a'))).toBeUndefined();
  });
});

test('no name leads out of the folder', async () => {
  await expect(store.write(`${'../'.repeat(14)}x`, page('page'))).rejects.toThrow('no key');
  expect(await store.read(`../${'a'.repeat(40)}`)).toBeUndefined();
});

test('where nothing can be written that is told once, and nothing fails', async () => {
  const told: unknown[] = [];
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const blocked = new DocumentStore({ folder: file, limit: 1, warn: (error) => told.push(error) });
  await blocked.write(key('a'), page('page'));
  await blocked.write(key('b'), page('page'));
  expect(await blocked.read(key('a'))).toBeUndefined();
  expect(await blocked.sweep()).toBe(0);
  expect(told).toHaveLength(1);
});

describe('sweeping', () => {
  test('removes what nobody used for a week, and not what is at hand', async () => {
    await keep('a', NOW - KEPT_FOR - 1);
    await keep('b', NOW - KEPT_FOR + 1);
    await keep('c', NOW - KEPT_FOR - 1);
    expect(await store.sweep([key('c'), key('d')])).toBe(1);
    expect(['a', 'b', 'c'].filter((letter) => existsSync(path(letter)))).toEqual(['b', 'c']);
  });

  test('removes what was used least lately where there is no room', async () => {
    for (const [letter, days] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const)
      await keep(letter, NOW - days * DAY, 'x'.repeat(4000));
    expect(await store.sweep()).toBe(1);
    expect(['a', 'b', 'c'].filter((letter) => existsSync(path(letter)))).toEqual(['a', 'c']);
  });

  test('removes what was begun long ago, and nothing of others', async () => {
    await mkdir(join(folder, 'aa'));
    for (const [name, hours] of [
      ['old.page.1.new', 2],
      ['begun.page.2.new', 0],
      ['notes.txt', 999],
    ] as const) {
      const file = join(folder, 'aa', name);
      writeFileSync(file, '');
      await utimes(file, NOW / 1000 - hours * 3600, NOW / 1000 - hours * 3600);
    }
    await store.sweep();
    expect(readdirSync(join(folder, 'aa')).sort()).toEqual(['begun.page.2.new', 'notes.txt']);
  });
});
