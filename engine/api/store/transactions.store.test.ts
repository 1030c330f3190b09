import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store.ts';
import { eq, integer, pgTable, sql, text } from './drizzle.ts';
import { isUniqueViolation, QueryError, sqlState } from './errors.ts';
import type { Store } from './store.ts';

const probes = pgTable('probes', { id: integer().primaryKey(), note: text() });

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await store.database.execute(sql`create table probes (id integer primary key, note text)`);
});
afterAll(() => store.close());
beforeEach(() => store.database.delete(probes));

const insert = (id: number) => store.database.insert(probes).values({ id, note: 'new' });
const ids = async () => {
  const rows = await store.database.select().from(probes).orderBy(probes.id);
  return rows.map(({ id }) => id);
};

describe('a transaction', () => {
  test('commits what its work wrote, and answers with its result', async () => {
    const result = await store.transaction(async () => {
      await insert(1);
      await insert(2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await ids()).toEqual([1, 2]);
  });

  test('leaves nothing behind where its work fails', async () => {
    const failing = store.transaction(async () => {
      await insert(1);
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    expect(await ids()).toEqual([]);
  });

  test('is joined by a transaction inside it', async () => {
    const failing = store.transaction(async () => {
      await store.transaction(() => insert(1));
      throw new Error('after the inner one');
    });
    await expect(failing).rejects.toThrow('after the inner one');
    expect(await ids()).toEqual([]);
  });

  test('commits nothing where a part failed, even if the failure was caught', async () => {
    const partial = store.transaction(async () => {
      await insert(1);
      const inner = store.transaction(async () => {
        await insert(2);
        throw new Error('the inner one');
      });
      await inner.catch(() => 'never mind');
    });
    await expect(partial).rejects.toThrow('the inner one');
    expect(await ids()).toEqual([]);
  });

  test('sees its own rows, which nobody else sees before it commits', async () => {
    let seenOutside: Promise<number[]> | undefined;
    let begin: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      begin = resolve;
    });
    seenOutside = waiting.then(ids); // runs outside: it was called there
    await store.transaction(async () => {
      await insert(1);
      expect(await ids()).toEqual([1]);
      begin?.();
      await store.database.execute(sql`select 1`);
      if (store.kind === 'postgresql') expect(await seenOutside).toEqual([]);
    });
    await seenOutside;
    expect(await ids()).toEqual([1]);
  });

  test('takes in a statement that its work only answers with', async () => {
    const failing = store.transaction(async () => {
      await store.transaction(() => insert(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await Promise.all(
      Array.from({ length: 30 }, () =>
        store.transaction(() => store.database.select().from(probes)),
      ),
    );
    expect(await store.transaction(() => store.database.select().from(probes))).toEqual([]);
  });

  test('takes statements that are begun side by side, in their order', async () => {
    await store.transaction(async () => {
      await Promise.all([insert(1), insert(2), insert(3)]);
    });
    expect(await ids()).toEqual([1, 2, 3]);
  });

  test('refuses a statement that comes after its end', async () => {
    let late: Promise<unknown> | undefined;
    await store.transaction(async () => {
      late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => insert(9));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow('after the transaction');
    expect(await ids()).toEqual([]);
  });

  test('does its work again where the database asks for it, four times at most', async () => {
    let runs = 0;
    const deadlock = sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`;
    await store.transaction(async () => {
      runs += 1;
      await insert(1);
      if (runs < 3) await store.database.execute(deadlock);
    });
    expect([runs, await ids()]).toEqual([3, [1]]);
    runs = 0;
    const hopeless = store.transaction(async () => {
      runs += 1;
      await store.transaction(() => store.database.execute(deadlock));
    });
    expect(await hopeless.catch(sqlState)).toBe('40P01');
    expect(runs).toBe(4);
  });

  test('settles 200 at once that all change one row', async () => {
    await store.database.insert(probes).values({ id: 1, note: '0' });
    await Promise.all(
      Array.from({ length: 200 }, () =>
        store.transaction(async () => {
          const note = sql`(${probes.note}::int + 1)::text`;
          await store.database.update(probes).set({ note }).where(eq(probes.id, 1));
          await store.database.select().from(probes);
        }),
      ),
    );
    const [row] = await store.database.select().from(probes);
    expect(row?.note).toBe('200');
  });
});

describe('afterCommit', () => {
  test('runs at once where no transaction runs', () => {
    const calls: string[] = [];
    store.afterCommit(() => calls.push('told'));
    expect(calls).toEqual(['told']);
  });

  test('runs when the outermost transaction is committed, outside of it', async () => {
    const calls: string[] = [];
    let seen: Promise<number[]> | undefined;
    await store.transaction(async () => {
      await store.transaction(async () => {
        await insert(1);
        store.afterCommit(() => {
          calls.push('told');
          seen = ids();
        });
      });
      expect(calls).toEqual([]);
    });
    expect(calls).toEqual(['told']);
    expect(await seen).toEqual([1]);
  });

  test('never runs where nothing was committed', async () => {
    const calls: string[] = [];
    const failing = store.transaction(async () => {
      store.afterCommit(() => calls.push('told'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(calls).toEqual([]);
  });
});

describe('a statement', () => {
  test('that is prepared once works in and out of transactions', async () => {
    const byId = store.database
      .select()
      .from(probes)
      .where(eq(probes.id, sql.placeholder('id')))
      .prepare('probe_by_id');
    expect(await byId.execute({ id: 1 })).toEqual([]);
    await store.transaction(async () => {
      await insert(1);
      expect(await byId.execute({ id: 1 })).toEqual([{ id: 1, note: 'new' }]);
    });
    expect(await byId.execute({ id: 1 })).toEqual([{ id: 1, note: 'new' }]);
  });

  test('that is refused tells its state and constraint, and none of its values', async () => {
    await insert(1);
    const error = await store.database
      .insert(probes)
      .values({ id: 1, note: 'a secret' })
      .catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(QueryError);
    expect(sqlState(error)).toBe('23505');
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'probes_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another_index')).toBe(false);
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(told + JSON.stringify((error as Error).cause)).not.toMatch(/a secret|\(1\)/);
  });

  test('gives the same values on every store', async () => {
    const { rows, rowCount } = await store.database.execute(
      sql`select 9007199254740993::int8 as long, 1.50::numeric as exact, true as yes, array[1, 2] as list,
        '{"a": [1]}'::jsonb as document, timestamptz '2026-01-02 03:04:05.678901+02' as moment`,
    );
    expect(rowCount).toBe(1);
    expect(rows).toEqual([
      {
        long: '9007199254740993',
        exact: '1.50',
        yes: true,
        list: [1, 2],
        document: { a: [1] },
        moment: '2026-01-02 01:04:05.678901+00',
      },
    ]);
  });

  test("through drizzle's own transaction is refused", async () => {
    await expect(async () => store.database.transaction(async () => 1)).rejects.toThrow(
      'store.transaction()',
    );
  });
});
