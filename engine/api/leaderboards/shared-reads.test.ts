import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** Reads that end when told to, each with its number. */
function reads() {
  const ends: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const run = () =>
    new Promise<number>((resolve, reject) => {
      ends.push({ resolve, reject });
    });
  return { ends, run, end: (index: number) => ends[index]?.resolve(index) };
}

test('those who ask while a read runs share the next one, which begins after they asked', async () => {
  const shared = new SharedReads<number>();
  const { ends, run, end } = reads();
  const first = shared.read('board', run);
  const others = [shared.read('board', run), shared.read('board', run)];
  expect(ends).toHaveLength(1);
  end(0);
  expect(await first).toBe(0);
  await turn();
  expect(ends).toHaveLength(2);
  const late = shared.read('board', run);
  end(1);
  expect(await Promise.all(others)).toEqual([1, 1]);
  await turn();
  end(2);
  expect(await late).toBe(2);
  await turn();
  const alone = shared.read('board', run);
  end(3);
  expect(await alone).toBe(3);
});

test('reads of different things do not wait for each other', async () => {
  const shared = new SharedReads<number>();
  const { ends, run, end } = reads();
  const one = shared.read('one', run);
  const other = shared.read('other', run);
  expect(ends).toHaveLength(2);
  end(1);
  expect(await other).toBe(1);
  end(0);
  expect(await one).toBe(0);
});

test('a read that fails fails for those who waited for it, and for nobody later', async () => {
  const shared = new SharedReads<number>();
  const { ends, run, end } = reads();
  const first = shared.read('board', run);
  const waiting = shared.read('board', run);
  ends[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow('gone');
  const later = shared.read('board', run);
  end(1);
  expect(await later).toBe(1);
});
