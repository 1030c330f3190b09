import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldLeaderboards } from '#api/core/ledger/leaderboard-folder.ts';
import { leaveBoards } from '#api/core/ledger/leave-boards.ts';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { rankReader } from '#api/core/ledger/read-standing.ts';
import { HIGHEST_SCORE } from '#api/core/ledger/score-buckets.ts';
import { eq, sql } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { leaderboardChanges, leaderboardCounts } from '#api/store/tables/ledger.ts';
import { readLeaderboard } from '#contract/leaderboards/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let posted = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const earn = (person: TestPerson, amount: number, activation_id = 1) => {
  posted += 1;
  return postPoints(api.services.store, {
    program_uuid: person.uuid,
    creator_id: person.id,
    activation_id,
    amount,
    source_kind: 'adjustment',
    source_id: `test ${posted}`,
    reason: {},
    now: new Date(),
  });
};
const board = (person: TestPerson, query: Record<string, string | number> = {}) =>
  api.call(readLeaderboard, {
    token: person.token,
    query: { uuid: person.uuid, activation_id: 1, ...query },
  });
const shown = (body: { items: readonly { rank: number; display_name: string }[] }) =>
  body.items.map(({ rank, display_name }) => `${rank} ${display_name}`);

describe('a leaderboard', () => {
  const scores = { Ada: 500, Bob: 300, Cleo: 300, Dan: 200, Eve: 200, Finn: 200, Gus: 70 };
  const people = new Map<string, TestPerson>();
  const person = (name: string) => people.get(name) as TestPerson;

  beforeAll(async () => {
    const named = Object.entries(scores);
    const made = await Promise.all(named.map(() => api.creator('alpha')));
    // Equal points stand in the order of ids.
    made.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const [index, [display_name, score]] of named.entries()) {
      const one = made[index] as TestPerson;
      await api.services.store.database
        .update(creators)
        .set({ display_name })
        .where(eq(creators.id, one.id));
      people.set(display_name, one);
      await earn(one, score);
      if (index === 3) await foldLeaderboards(api.services.store);
    }
  });

  it('shows who earned most, equal points with one rank', async () => {
    const onlooker = await api.creator('alpha');
    const { body, status } = await board(onlooker);
    expect(status).toBe(200);
    expect(shown(body)).toEqual(['1 Ada', '2 Bob', '2 Cleo', '4 Dan', '4 Eve', '4 Finn', '7 Gus']);
    expect(body).toMatchObject({ activation_id: 1, total: 7, me: null, next_cursor: null });
    expect(body.items[0]).toEqual({
      rank: 1,
      display_name: 'Ada',
      ...{ picture: null, picture_url: null },
      earned: 500,
      me: false,
    });
    expect((await board(onlooker, { view: 'me' })).body).toMatchObject({ items: [], me: null });
    expect((await board(onlooker, { view: 'around' })).body.items).toEqual([]);
  });

  it('goes on page by page with the same ranks, wherever a page begins', async () => {
    const onlooker = await api.creator('alpha');
    const whole = shown((await board(onlooker)).body);
    for (const limit of [1, 2, 3, 5]) {
      const pages: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string | number> = cursor ? { limit, cursor } : { limit };
        const { body } = await board(onlooker, query);
        pages.push(...shown(body));
        cursor = body.next_cursor;
      } while (cursor);
      expect(pages).toEqual(whole);
    }
  });

  it('shows those around the person', async () => {
    const around = async (name: string, limit: number) =>
      shown((await board(person(name), { view: 'around', limit })).body);
    expect(await around('Eve', 3)).toEqual(['4 Dan', '4 Eve', '4 Finn']);
    expect(await around('Eve', 4)).toEqual(['2 Cleo', '4 Dan', '4 Eve', '4 Finn']);
    expect(await around('Ada', 3)).toEqual(['1 Ada', '2 Bob', '2 Cleo']);
    expect(await around('Gus', 1)).toEqual(['7 Gus']);
    const { body } = await board(person('Finn'), { view: 'me' });
    expect(body).toMatchObject({ items: [], total: 7, me: { rank: 4, earned: 200 } });
    const mine = await board(person('Finn'));
    expect(mine.body.items.filter(({ me }) => me)).toMatchObject([{ display_name: 'Finn' }]);
  });

  it('refuses what there is not', async () => {
    const ada = person('Ada');
    expect((await board(ada, { activation_id: 99 })).code).toBe('ACTIVATION_UNKNOWN');
    expect((await board(ada, { cursor: 'x' })).code).toBe('CURSOR_INVALID');
    const forged = Buffer.from(JSON.stringify([1, 'nobody'])).toString('base64url');
    expect((await board(ada, { cursor: forged })).code).toBe('CURSOR_INVALID');
  });

  it('keeps programs and activations apart', async () => {
    const bea = await api.creator('beta');
    expect((await board(bea)).body).toMatchObject({ total: 0, items: [] });
    await earn(person('Gus'), 9, 3);
    const other = await board(person('Gus'), { activation_id: 3 });
    expect(other.body).toMatchObject({ total: 1, me: { rank: 1, earned: 9 } });
  });

  it('forgets who left', async () => {
    await api.services.store.transaction(() => leaveBoards(api.services.store, person('Bob').id));
    const before = (await board(person('Gus'))).body;
    expect(shown(before)).toEqual(['1 Ada', '2 Cleo', '3 Dan', '3 Eve', '3 Finn', '6 Gus']);
    expect(before).toMatchObject({ total: 6, me: { rank: 6 } });
    await foldLeaderboards(api.services.store);
    expect((await board(person('Gus'))).body).toEqual(before);
  });
});

describe('ranks', () => {
  const step = fc.oneof(
    fc.record({
      who: fc.integer({ min: 0, max: 5 }),
      amount: fc.oneof(
        fc.integer({ min: -80, max: 80 }),
        fc.integer({ min: 1, max: 300_000_000 }),
        fc.constantFrom(64, 4_096, 262_144),
      ),
    }),
    fc.constant('fold' as const),
  );

  it('are those of a sorted list, folded in or not', async () => {
    const { store } = api.services;
    let activation_id = 1;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await store.database.execute(
          sql`truncate point_transactions, point_balances, leaderboard_changes, leaderboard_counts`,
        );
        activation_id = (activation_id % 6) + 1;
        const people = await Promise.all(Array.from({ length: 6 }, () => api.creator('beta')));
        const earned = new Map<string, number>();
        for (const one of steps) {
          if (one === 'fold') await foldLeaderboards(store);
          else {
            const person = people[one.who];
            const before = earned.get(person?.id ?? '') ?? 0;
            if (!person || one.amount === 0 || before + one.amount < 0) continue;
            await earn(person, one.amount, activation_id);
            earned.set(person.id, before + one.amount);
          }
        }
        const on = [...earned].filter(([, score]) => score > 0);
        for (const { id, uuid } of people) {
          const { standing } = rankReader(store);
          const mine = earned.get(id) ?? 0;
          // The highest scores are one to a board.
          const above = on.filter(
            ([, score]) => Math.min(score, HIGHEST_SCORE) > Math.min(mine, HIGHEST_SCORE),
          ).length;
          expect(await standing({ program_uuid: uuid, activation_id, creator_id: id })).toEqual({
            total: on.length,
            me: mine > 0 ? { rank: 1 + above, earned: mine } : null,
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are folded in once by several that fold at the same time', async () => {
    const { store } = api.services;
    const people = await Promise.all(Array.from({ length: 20 }, () => api.creator('alpha')));
    await Promise.all(people.map((one, index) => earn(one, 10 + index, 4)));
    await Promise.all(Array.from({ length: 5 }, () => foldLeaderboards(store)));
    await foldLeaderboards(store);
    expect(await store.database.select().from(leaderboardChanges)).toEqual([]);
    const [row] = await store.database
      .select({ creators: sql<number>`sum(${leaderboardCounts.creators})::int` })
      .from(leaderboardCounts)
      .where(
        sql`${eq(leaderboardCounts.level, 0)} and ${eq(leaderboardCounts.activation_id, 4)}
          and ${eq(leaderboardCounts.program_uuid, api.program('alpha').uuid)}`,
      );
    expect(row?.creators).toBe(20);
  });
});
