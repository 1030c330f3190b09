import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawingQueueFull } from './drawer.ts';
import { DrawingCache } from './drawing-cache.ts';

let folder: string;
let drawn: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-'));
  drawn = [];
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const draw = (key: string) => async () => {
  drawn.push(key);
  return Buffer.alloc(100, key);
};
const open = (limits = { memoryBytes: 250, diskBytes: 1000 }) => new DrawingCache(folder, limits);

test('who asks at the same time, or again, waits for one drawing', async () => {
  const cache = open();
  const all = await Promise.all(Array.from({ length: 5 }, () => cache.get('a', draw('a'))));
  expect(new Set(all.map((png) => png.toString())).size).toBe(1);
  await cache.get('a', draw('a'));
  expect(drawn).toEqual(['a']);
});

test('a drawing outlives the process', async () => {
  await open().get('a', draw('a'));
  await open().get('a', draw('a'));
  expect(drawn).toEqual(['a']);
});

test('without room in the folder nothing is written', async () => {
  const cache = open({ memoryBytes: 250, diskBytes: 0 });
  await cache.get('a', draw('a'));
  await cache.get('a', draw('a'));
  expect(drawn).toEqual(['a']);
  expect(readdirSync(folder)).toEqual([]);
});

test('memory holds what was asked for last, within its bound', async () => {
  const cache = open();
  for (const key of ['a', 'b', 'a', 'c', 'd']) await cache.get(key, draw(key));
  expect(cache.bytes).toBeLessThanOrEqual(250);
});

test('the folder stays within its bound, whatever an earlier run left there', async () => {
  const limits = { memoryBytes: 0, diskBytes: 450 };
  for (const key of 'abcdefgh') await open(limits).get(key, draw(key));
  const kept = readdirSync(folder);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThanOrEqual(4);
  expect(kept.every((name) => name.endsWith('.png'))).toBe(true);
});

test('what a run that ended left unfinished goes, what another is writing stays', async () => {
  writeFileSync(join(folder, 'b.png.1'), 'half');
  writeFileSync(join(folder, 'c.png.1'), 'half');
  utimesSync(join(folder, 'b.png.1'), 0, 0);
  // The disk may have another clock than this process.
  const now = Date.now() / 1000;
  utimesSync(join(folder, 'c.png.1'), now, now);
  await open().get('a', draw('a'));
  expect(readdirSync(folder).sort()).toEqual(['a.png', 'c.png.1']);
});

test('a drawing that failed is tried again after a rest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = open();
  await expect(cache.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  await expect(cache.get('a', draw('a'))).rejects.toThrow('no ink');
  vi.advanceTimersByTime(30_000);
  await cache.get('a', draw('a'));
  expect(drawn).toEqual(['a']);
});

test('a drawing that too many waited before is tried again at once', async () => {
  const cache = open();
  const full = () => Promise.reject(new DrawingQueueFull('Too many pictures are being drawn.'));
  await expect(cache.get('a', full)).rejects.toThrow('Too many');
  await cache.get('a', draw('a'));
  expect(drawn).toEqual(['a']);
});
