import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { limitPreloads, mayPreload } from './preload-limit.ts';

test('four preloads run at once, and each that ends lets the next begin', async () => {
  const ends: (() => void)[] = [];
  const preload = vi.fn(
    () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined))),
  );
  const limited = limitPreloads(preload, () => undefined);
  const all = [1, 2, 3, 4, 5, 6].map(limited);
  await Promise.resolve();
  expect(preload.mock.calls).toEqual([[1], [2], [3], [4]]);
  ends[1]?.();
  await all[1];
  await eventually(() => expect(preload).toHaveBeenCalledTimes(5));
  expect(ends).toHaveLength(5);
  ends[0]?.();
  await eventually(() => expect(ends).toHaveLength(6));
  for (const end of ends) end();
  await Promise.all(all);
});

test('a preload that fails gives its place away all the same', async () => {
  const preload = vi.fn((_link: number) => Promise.reject(new Error('offline')));
  const limited = limitPreloads(preload, () => undefined);
  await Promise.allSettled([1, 2, 3, 4, 5, 6].map(limited));
  expect(preload).toHaveBeenCalledTimes(6);
});

describe('a link is not preloaded', () => {
  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'on %o',
    async (connection) => {
      const preload = vi.fn(() => Promise.resolve());
      await limitPreloads(preload, () => connection)();
      expect(preload).not.toHaveBeenCalled();
    },
  );
});

test('connections that are fast or unknown may preload', () => {
  expect([mayPreload(undefined), mayPreload({ effectiveType: '4g' })]).toEqual([true, true]);
});
