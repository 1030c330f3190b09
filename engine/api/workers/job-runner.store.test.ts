import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  askedJob,
  repeatedJob,
  startRunner,
  storedJobs,
  writeDone,
  writtenDone,
} from '../../../tests/support/run-jobs.ts';
import { openTestStore } from '../../../tests/support/store.ts';
import { retryJobs } from '../failed-work/retry-jobs.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { idempotencyKeys } from '../store/tables/delivery.ts';
import { jobs as jobRows } from '../store/tables/jobs.ts';
import type { Job, JobWork } from './job.ts';
import { JobRunner } from './job-runner.ts';
import { enqueueJobs } from './queue.ts';

const A = 'a1fa0000-0000-4000-8000-00000000000a';
const B = 'b1fa0000-0000-4000-8000-00000000000b';
const ACTOR = { actor_kind: 'command_line', actor_id: 'root' } as const;
const LOG = { info: () => {}, warn: () => {}, error: () => {} };

let store: Store;
let runners: JobRunner[] = [];
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await store.close();
});

const draw = askedJob;
const often = repeatedJob;
function run(...jobs: Job[]): JobRunner {
  const runner = startRunner(store, jobs);
  runners.push(runner);
  return runner;
}
const rows = () => storedJobs(store);
const ask = (program_uuid: string, ...keys: string[]) =>
  enqueueJobs(
    store,
    'draw',
    keys.map((key) => ({ program_uuid, key, params: { key } })),
  );
const write = (key: string, on = store) => writeDone(on, key);
const written = () => writtenDone(store);

describe('what was asked for', () => {
  test('is done once by two runners, and gone', async () => {
    const done: unknown[] = [];
    const keys = Array.from({ length: 40 }, (_, key) => String(key));
    const work: JobWork = async ({ params, program_uuid }) => {
      done.push(params.key);
      await write(`${params.key}`);
      expect(program_uuid).toBe(A);
    };
    run(draw(work));
    run(draw(work));
    await ask(A, ...keys);
    await expect.poll(rows, { timeout: 30_000 }).toEqual([]);
    expect(done.sort()).toEqual(keys.sort());
  });

  test('is not done where the transaction that asks is rolled back', async () => {
    const failing = store.transaction(async () => {
      await ask(A, 'never');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  test('waits once, however often it is asked for', async () => {
    await ask(A, 'one');
    await ask(A, 'one', 'two');
    expect((await rows()).map(({ key }) => key)).toEqual(['one', 'two']);
  });

  test('of one program does not wait for the many of another', async () => {
    const many = Array.from({ length: 30 }, (_, place) => `a${place}`);
    await ask(A, ...many);
    await ask(B, 'b0', 'b1');
    const order: string[] = [];
    const runner = new JobRunner({
      ...{ store, log: LOG, pollInterval: 20, lanes: 1 },
      jobs: [draw(async ({ params }) => order.push(`${params.key}`))],
    });
    runners.push(runner);
    runner.start();
    await expect.poll(() => order.length, { timeout: 30_000 }).toBe(32);
    expect(order.indexOf('b0')).toBeLessThan(3);
    expect(order.indexOf('b1')).toBeLessThan(6);
  });

  test('that fails is tried again, given up, and done when a person says so', async () => {
    let broken = true;
    let attempts = 0;
    run(
      draw(async () => {
        attempts += 1;
        if (broken) throw new Error('No lots.');
      }),
    );
    await ask(A, 'one');
    const state = async () => (await rows()).map((row) => [row.state, row.attempts]);
    for (const attempt of [1, 2]) {
      await expect.poll(state, { timeout: 10_000 }).toEqual([['waiting', attempt]]);
      const [row] = await rows();
      const wait = (row?.due_at.getTime() ?? 0) - (row?.failed_at?.getTime() ?? 0);
      const longest = 5_000 * 3 ** (attempt - 1);
      expect(wait).toBeGreaterThanOrEqual(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest);
      await store.database.update(jobRows).set({ due_at: sql`now()` });
    }
    await expect.poll(state, { timeout: 10_000 }).toEqual([['dead', 3]]);
    expect((await rows())[0]?.last_error).toBe('No lots.');
    expect(attempts).toBe(3);
    broken = false;
    expect(await retryJobs(store, {}, ACTOR)).toHaveLength(1);
    await expect.poll(rows, { timeout: 10_000 }).toEqual([]);
  });
});

describe('what is done by interval', () => {
  test('is done by one of two runners at a time', async () => {
    let at = 0;
    let most = 0;
    let times = 0;
    const work = async () => {
      at += 1;
      most = Math.max(most, at);
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      at -= 1;
    };
    run(often(work, { commits: 'itself' }));
    run(often(work, { commits: 'itself' }));
    await expect.poll(() => times, { timeout: 30_000 }).toBeGreaterThan(10);
    expect(most).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('leaves nothing of a time that hangs, and is done at the next', async () => {
    let times = 0;
    const { promise: hanging, resolve: goOn } = Promise.withResolvers<void>();
    const late: unknown[] = [];
    const work: JobWork = async () => {
      times += 1;
      await write(`time ${times}`);
      if (times > 1) return;
      await hanging;
      await write('after all').catch((error: Error) => late.push(error.message));
    };
    run(often(work, { timeout: 200 }));
    await expect.poll(written, { timeout: 10_000 }).toContain('time 2');
    goOn();
    await expect.poll(() => late.length).toBe(1);
    expect(await written()).not.toContain('time 1');
    expect(await written()).not.toContain('after all');
  });

  test('and hangs is taken for failed after its time, also where it commits by itself', async () => {
    let times = 0;
    run(
      often(
        async ({ signal }) => {
          times += 1;
          if (times === 1)
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
          if (signal.aborted) throw new Error('It was told.');
        },
        { timeout: 100, commits: 'itself' },
      ),
    );
    const failed = async () => (await rows())[0]?.failed_at;
    await expect.poll(failed, { timeout: 10_000 }).toBeInstanceOf(Date);
    await expect.poll(() => times, { timeout: 10_000 }).toBeGreaterThan(1);
  });

  test('goes on when the clock of the database was set back', async () => {
    let times = 0;
    const kept = often(async () => {
      times += 1;
    });
    const runner = run(kept);
    await expect.poll(() => times, { timeout: 10_000 }).toBeGreaterThan(0);
    await runner.stop();
    // What was written before then lies an hour ahead.
    await store.database
      .update(jobRows)
      .set({ due_at: sql`statement_timestamp() + interval '1 hour'` });
    times = 0;
    run({ ...kept, every: 50 });
    await expect
      .poll(async () => (await rows())[0]?.due_at.getTime(), { timeout: 10_000 })
      .toBeLessThan(Date.now() + 120_000);
    await store.database.update(jobRows).set({ due_at: sql`statement_timestamp()` });
    await expect.poll(() => times, { timeout: 10_000 }).toBeGreaterThan(0);
  });

  test('is not taken while nobody wants it, and at once when somebody does', async () => {
    let times = 0;
    const work: JobWork = async () => {
      times += 1;
      await store.database.delete(idempotencyKeys);
    };
    const wanted = sql<boolean>`exists (select from idempotency_keys)`;
    const runner = run(often(work, { wanted }));
    // Once, so that everybody sees that it could be done.
    await expect.poll(() => times, { timeout: 10_000 }).toBe(1);
    await write('now');
    await expect.poll(() => times, { timeout: 10_000 }).toBe(2);
    await expect.poll(async () => (await rows())[0]?.state).toBe('waiting');
    const [before] = await rows();
    // As many looks as one that is always wanted is done in.
    let others = 0;
    run({ ...often(async () => (others += 1)), name: 'other' });
    await expect.poll(() => others, { timeout: 10_000 }).toBeGreaterThan(5);
    expect((await rows()).find(({ name }) => name === 'often')).toEqual(before);
    await runner.stop();
    await store.database
      .update(jobRows)
      .set({ done_at: sql`statement_timestamp() - interval '61 seconds'` });
    run(often(work, { wanted }));
    await expect.poll(() => times, { timeout: 10_000 }).toBe(3);
  });

  test('by a build that knows more is left to it', async () => {
    await store.database.insert(jobRows).values([{ name: 'of_tomorrow' }]);
    let times = 0;
    run(
      often(async () => {
        times += 1;
      }),
    );
    await expect.poll(() => times, { timeout: 10_000 }).toBeGreaterThan(2);
    expect((await rows()).find(({ name }) => name === 'of_tomorrow')).toMatchObject({ taken: 0 });
  });
});

test.each(['together', 'itself'] as const)(
  'what takes longer than its lease is done once while its process lives (commits: %s)',
  async (commits) => {
    let times = 0;
    const work = async () => {
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await write('long');
    };
    const long = draw(work, { commits, lease: 2_000 });
    run(long);
    run(long);
    await ask(A, 'one');
    await expect.poll(written).toEqual(['long']);
    await expect.poll(rows).toEqual([]);
    expect(times).toBe(1);
  },
);
