import { describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_STORE_KIND } from '../../../../tests/support/store.ts';
import { sql } from '../drizzle.ts';
import { openStore } from '../store.ts';

describe.runIf(TEST_STORE_KIND === 'postgresql')('a pool', () => {
  test('has as many connections as it was given, and says who waits', async () => {
    const database = await createTestDatabase();
    const store = await openStore({ ...database.options, pool: 2 });
    try {
      // A statement begins when it is awaited.
      const pause = async () =>
        await store.database.execute(sql`select pg_sleep(0.2), pg_backend_pid() as pid`);
      const calls = [1, 2, 3, 4, 5].map(pause);
      await expect.poll(() => store.load()).toEqual({ size: 2, used: 2, waiting: 3 });
      const answers = await Promise.all(calls);
      expect(new Set(answers.map(({ rows: [row] }) => row?.pid)).size).toBe(2);
      expect(store.load()).toEqual({ size: 2, used: 0, waiting: 0 });
    } finally {
      await store.close();
      await database.drop();
    }
  });
});
