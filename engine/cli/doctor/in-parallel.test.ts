import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('so many are worked on at a time, and results stand in the order of the items', async () => {
  let running = 0;
  let most = 0;
  const items = Array.from({ length: 20 }, (_, n) => n);
  const results = await inParallel(items, 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < 20 - item; turn += 1) await setImmediate();
    running -= 1;
    return item * 2;
  });
  expect(most).toBe(3);
  expect(results).toEqual(items.map((item) => item * 2));
  expect(await inParallel([], 3, async () => 1)).toEqual([]);
});
