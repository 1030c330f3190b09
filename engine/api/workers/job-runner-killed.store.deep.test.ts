import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import {
  askedJob,
  startRunner,
  storedJobs,
  writeDone,
  writtenDone,
} from '../../../tests/support/run-jobs.ts';
import { createTestDatabase } from '../../../tests/support/store.ts';
import { openStore } from '../store/store.ts';

test.each(['together', 'itself'] as const)(
  'a process that is killed at work leaves it to the next one (commits: %s)',
  async (commits) => {
    const database = await createTestDatabase();
    try {
      const child = spawn(
        process.execPath,
        ['tests/support/job-process.ts', JSON.stringify(database.options), commits],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      const store = await openStore(database.options);
      expect((await storedJobs(store)).map(({ state }) => state)).toEqual(['running']);
      expect(await writtenDone(store)).toEqual(commits === 'together' ? [] : ['half']);
      const finish = askedJob(() => writeDone(store, 'whole'), { commits });
      const runners = [startRunner(store, [finish]), startRunner(store, [finish])];
      try {
        await expect.poll(() => writtenDone(store)).toContain('whole');
        await expect.poll(() => storedJobs(store)).toEqual([]);
      } finally {
        await Promise.all(runners.map((runner) => runner.stop()));
        await store.close();
      }
    } finally {
      await database.drop();
    }
  },
);
