import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayRemovals, type LateRemovals } from './late-removals.ts';

const AFTER = 10_000;
let folder: string;
let removals: LateRemovals;
let refreshed: (readonly string[] | undefined)[];

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'marquee-late-'));
  for (const slug of ['one', 'two']) mkdirSync(join(folder, slug));
  refreshed = [];
  const refresh = (slugs: readonly string[] | undefined) => void refreshed.push(slugs);
  removals = delayRemovals(folder, () => ['one', 'two'], refresh, AFTER);
});
afterEach(() => {
  removals.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});
const remove = (slug: string) => rmSync(join(folder, slug), { recursive: true });

test('what changed is read at once', () => {
  removals.changed(['one']);
  removals.changed(undefined);
  expect(refreshed).toEqual([['one'], undefined]);
});

test('a program whose folder is gone goes when it stays away, once however often that is seen', () => {
  remove('one');
  removals.changed(['one', 'two']);
  removals.changed(['one']);
  removals.changed(undefined);
  expect(refreshed).toEqual([['two'], [], ['two']]);
  vi.advanceTimersByTime(AFTER - 1);
  expect(refreshed).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(refreshed.slice(3)).toEqual([['one']]);
});

test('a folder that is there again is read at once, and has its whole time when it goes again', () => {
  remove('one');
  removals.changed(['one']);
  mkdirSync(join(folder, 'one'));
  removals.changed(['one']);
  expect(refreshed).toEqual([[], ['one']]);
  remove('one');
  vi.advanceTimersByTime(AFTER - 1);
  removals.changed(['one']);
  vi.advanceTimersByTime(AFTER - 1);
  expect(refreshed).toEqual([[], ['one'], []]);
  vi.advanceTimersByTime(1);
  expect(refreshed.at(-1)).toEqual(['one']);
});

test('a catalogue that is gone as a whole is for its reader to complain of', () => {
  rmSync(folder, { recursive: true });
  removals.changed(undefined);
  expect(refreshed).toEqual([undefined]);
});

test('nothing happens after the end', () => {
  remove('one');
  removals.changed(['one']);
  removals.close();
  vi.advanceTimersByTime(AFTER);
  expect(refreshed).toEqual([[]]);
});
