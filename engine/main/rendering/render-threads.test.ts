import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { RenderThreads } from './render-threads.ts';

/** A thread whose recipes say what becomes of it. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, task: { recipe } }) => {
      if (recipe === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      if (recipe === 'end') process.exit(3);
      if (recipe === 'throw') throw new Error('A page that throws later.');
      if (recipe === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill({}));
      if (recipe === 'fault') return parentPort.postMessage({ id, fault: 'A page with a fault.' });
      const body = new TextEncoder().encode(recipe + ' by ' + threadId);
      parentPort.postMessage({ id, result: { body, policy: '' } });
    });`)}`,
);
/** Longer than a thread takes to start on a busy machine. */
const LONGEST_MS = 4_000;

const opened: RenderThreads[] = [];
const open = (most: number, longestMs = 60_000) => {
  const threads = new RenderThreads('', most, { longestMs, program: PROGRAM });
  opened.push(threads);
  return threads;
};
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.close();
});
const bodyOf = async (rendered: Promise<{ body: Buffer }>) => (await rendered).body.toString();

test.each([
  ['hangs', 'hang', `within ${LONGEST_MS} ms`],
  ['ends', 'end', 'has ended'],
  ['throws where nobody waits', 'throw', 'throws later'],
  ['takes all memory', 'fill', 'memory'],
])(
  'a thread that %s takes its own page with it, and the next one has another',
  async (_, recipe, said) => {
    const threads = open(1, recipe === 'hang' ? LONGEST_MS : undefined);
    const before = await bodyOf(threads.render('a'));
    await expect(threads.render(recipe)).rejects.toThrow(said);
    const after = await bodyOf(threads.render('b'));
    expect(after).toMatch(/^b by \d+$/);
    expect(after.split(' by ')[1]).not.toBe(before.split(' by ')[1]);
    await eventually(() => expect(threads.running).toBe(1));
  },
);

test('a page with a fault costs no thread', async () => {
  const threads = open(1);
  const before = await bodyOf(threads.render('a'));
  await expect(threads.render('fault')).rejects.toThrow('A page with a fault.');
  expect((await bodyOf(threads.render('b'))).split(' by ')[1]).toBe(before.split(' by ')[1]);
});

test('whoever waits behind a page that hangs is answered by others, or told why not', async () => {
  const threads = open(2, LONGEST_MS);
  await Promise.all(['a', 'b'].map((recipe) => threads.render(recipe)));
  const hung = threads.render('hang').catch((error: Error) => error.message);
  const others = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => bodyOf(threads.render(`page ${index}`))),
  );
  expect(await hung).toContain(`within ${LONGEST_MS} ms`);
  const told = others.map((one) => (one.status === 'fulfilled' ? 'shown' : one.reason.message));
  // What the same thread had already taken goes with it; all others are shown.
  expect(told.filter((one) => one === 'shown').length).toBeGreaterThanOrEqual(9);
  expect(await bodyOf(threads.render('c'))).toMatch(/^c by /);
});

test('who waits at the end is told that it is the end', async () => {
  const threads = open(1);
  const waiting = ['hang', 'b', 'c'].map((recipe) =>
    threads.render(recipe).catch((error: Error) => error.message),
  );
  await threads.close();
  expect(await Promise.all(waiting)).toEqual(Array(3).fill('The server is closing.'));
});
