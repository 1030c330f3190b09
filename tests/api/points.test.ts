import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PointEntry, postPoints } from '#api/core/ledger/post-points.ts';
import { readBalance } from '#api/core/ledger/read-balances.ts';
import { countEvents } from '#api/core/quests/count-events.ts';
import { eq, sql } from '#api/store/drizzle.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { questProgress } from '#api/store/tables/quests.ts';
import type { PointSource } from '#contract/vocabulary/state-words.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const now = new Date('2026-11-18T12:00:00Z');
const SPENDING: readonly PointSource[] = ['redemption'];
const EARNING: readonly PointSource[] = ['quest', 'draw', 'appeal'];

async function account() {
  const { id: creator_id, uuid: program_uuid } = await api.creator('alpha');
  return { program_uuid, creator_id, activation_id: 1, now };
}

const entry = fc.record({
  kind: fc.constantFrom<PointSource>(
    'quest',
    'draw',
    'appeal',
    'redemption',
    'refund',
    'adjustment',
  ),
  size: fc.integer({ min: 1, max: 60 }),
  minus: fc.boolean(),
  /** Few, so that some come twice. */
  source: fc.integer({ min: 1, max: 6 }),
});

describe('the ledger', () => {
  it('adds up to the balance, never falls below zero and posts each source once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 15 }), async (entries) => {
        const owner = await account();
        const expected = { balance: 0, earned: 0 };
        const seen = new Set<string>();
        for (const { kind, size, minus, source } of entries) {
          const negative = SPENDING.includes(kind) || (kind === 'adjustment' && minus);
          const amount = negative ? -size : size;
          const source_id = `${owner.creator_id}:${source}`;
          const posting: PointEntry = { amount, source_kind: kind, source_id, reason: {} };
          const known = seen.has(`${kind} ${source_id}`);
          const short = !known && expected.balance + amount < 0;
          const result = await postPoints(api.services.store, { ...owner, ...posting }).catch(
            (error: { code?: string }) => error.code,
          );
          if (short) {
            expect(result).toBe('POINTS_INSUFFICIENT');
          } else {
            if (!known) expected.balance += amount;
            if (!known && (EARNING.includes(kind) || kind === 'adjustment'))
              expected.earned += amount;
            seen.add(`${kind} ${source_id}`);
            expect(result).toMatchObject({ ...expected, posted: !known });
          }
          const balance = await readBalance(api.services.store, owner.creator_id, 1);
          expect(balance).toEqual({ activation_id: 1, ...expected });
        }
        const [sum] = await api.services.store.database
          .select({
            amount: sql<number>`coalesce(sum(${pointTransactions.amount}), 0)::int`,
            last: sql<number>`coalesce((array_agg(${pointTransactions.balance_after} order by ${pointTransactions.id} desc))[1], 0)::int`,
          })
          .from(pointTransactions)
          .where(eq(pointTransactions.creator_id, owner.creator_id));
        expect(sum).toEqual({ amount: expected.balance, last: expected.balance });
      }),
      { numRuns: 25 },
    );
  });

  it('posts a source once where it comes twenty times at once', async () => {
    const owner = await account();
    const posting: PointEntry = {
      amount: 30,
      source_kind: 'quest',
      source_id: `${owner.creator_id}:once`,
      reason: {},
    };
    const results = await Promise.all(
      Array.from({ length: 20 }, () => postPoints(api.services.store, { ...owner, ...posting })),
    );
    expect(results.filter(({ posted }) => posted)).toHaveLength(1);
    expect(new Set(results.map(({ transaction_id }) => transaction_id)).size).toBe(1);
    expect(await readBalance(api.services.store, owner.creator_id, 1)).toMatchObject({
      balance: 30,
      earned: 30,
    });
  });

  it('lets no two spend the same points', async () => {
    const owner = await account();
    const post = (amount: number, source_kind: PointSource, name: string) =>
      postPoints(api.services.store, {
        ...owner,
        amount,
        source_kind,
        source_id: `${owner.creator_id}:${name}`,
        reason: {},
      });
    await post(100, 'quest', 'q');
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => post(-30, 'redemption', `r${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await readBalance(api.services.store, owner.creator_id, 1)).toMatchObject({
      balance: 10,
      earned: 100,
    });
  });
});

describe('events', () => {
  const reported = fc.record({
    who: fc.integer({ min: 0, max: 1 }),
    metric: fc.constantFrom('wins', 'minutes_streamed'),
    value: fc.integer({ min: 1, max: 40 }),
    hour: fc.integer({ min: 0, max: 90 }),
  });

  type Reported = typeof reported extends fc.Arbitrary<infer Value> ? Value : never;

  it('lead to the same progress in any order, batching and repetition', async () => {
    const { store } = api.services;
    let run = 0;
    const progressAfter = async (
      batches: readonly (readonly (readonly [number, Reported])[])[],
    ) => {
      run += 1;
      const people = [await api.creator('alpha'), await api.creator('alpha')];
      for (const batch of batches)
        await countEvents(
          store,
          api.program('alpha'),
          batch.map(([index, { who, metric, value, hour }]) => ({
            creator: people[who]?.id ?? '',
            metric,
            value,
            source_id: `${run} ${index}`,
            platform: 'twitch',
            hashtags: [],
            content_type: null,
            occurred_at: new Date(now.getTime() - hour * 3_600_000),
            reported_by: 'api_key:test',
          })),
          now,
        );
      const rows = [];
      for (const [who, { id }] of people.entries()) {
        const own = await store.database
          .select()
          .from(questProgress)
          .where(eq(questProgress.creator_id, id));
        // The shared goal's amount depends on when it was reached.
        rows.push(
          ...own
            .filter(({ quest_id }) => quest_id !== 3)
            .map(({ quest_id, period, value, state }) => [who, quest_id, period, value, state]),
        );
      }
      return rows.map((row) => row.join(' ')).sort();
    };
    const shuffledEvents = fc.array(reported, { minLength: 1, maxLength: 12 }).chain((events) => {
      const numbered = events.map((one, index) => [index, one] as const);
      const all = fc.shuffledSubarray(numbered, { minLength: numbered.length });
      const again = fc.subarray(numbered);
      return fc.record({
        events: fc.constant(numbered),
        shuffled: all,
        again,
        cut: fc.integer({ min: 0, max: numbered.length }),
      });
    });
    await fc.assert(
      fc.asyncProperty(shuffledEvents, async ({ events, shuffled, again, cut }) => {
        const once = await progressAfter([events]);
        const mixed = await progressAfter([
          [...shuffled.slice(0, cut), ...again],
          [...again, ...shuffled.slice(cut)],
        ]);
        expect(mixed).toEqual(once);
      }),
      { numRuns: 15 },
    );
  });
});
