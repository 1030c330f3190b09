import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

test('batches are handed on in order, one at a time, while the next is collected', async () => {
  const seen: (readonly number[])[] = [];
  const open: (() => void)[] = [];
  const batches = new Batches<number>(2, async (batch) => {
    seen.push(batch);
    await new Promise<void>((resolve) => open.push(resolve));
  });
  for (const number of [1, 2, 3]) await batches.add(number);
  expect(seen).toEqual([[1, 2]]);
  const waiting = batches.add(4);
  expect(seen).toEqual([[1, 2]]);
  open[0]?.();
  await waiting;
  expect(seen).toEqual([
    [1, 2],
    [3, 4],
  ]);
  await batches.add(5);
  const ended = batches.end();
  open[1]?.();
  await expect.poll(() => open.length).toBe(3);
  open[2]?.();
  await ended;
  expect(seen.at(-1)).toEqual([5]);
});

test('a fault of one batch is met with the next, or at the end', async () => {
  const batches = new Batches<number>(1, async ([number]) => {
    if (number === 1) throw new Error('The first fails.');
  });
  await batches.add(1);
  await expect(batches.add(2)).rejects.toThrow('The first fails.');
  const last = new Batches<number>(5, () => Promise.reject(new Error('The last fails.')));
  await last.add(1);
  await expect(last.end()).rejects.toThrow('The last fails.');
});
