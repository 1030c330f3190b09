import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveBoards } from '#api/core/ledger/leave-boards.ts';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { closeLeaderboardDays } from '#api/leaderboards/close-days.ts';
import { and, eq, sql } from '#api/store/drizzle.ts';
import { activations } from '#api/store/tables/activations.ts';
import { leaderboardDayScores, leaderboardDays } from '#api/store/tables/ledger.ts';
import { readLeaderboardHistory } from '#contract/leaderboards/endpoints.ts';
import type { PointSource } from '#contract/vocabulary/state-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let posted = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const store = () => api.services.store;
/** Closes all days that are due. @returns how many */
async function close(now: string): Promise<number> {
  const closed = await closeLeaderboardDays(store(), new Date(now));
  return closed === 0 ? 0 : closed + (await close(now));
}
const post = (
  person: TestPerson,
  amount: number,
  at: string,
  { activation_id = 1, source_kind = 'adjustment' as PointSource } = {},
) => {
  posted += 1;
  return postPoints(store(), {
    ...{ program_uuid: person.uuid, creator_id: person.id, activation_id, amount, source_kind },
    source_id: `history ${posted}`,
    reason: {},
    now: new Date(at),
  });
};
const history = (person: TestPerson, activation_id = 1) =>
  api.call(readLeaderboardHistory, {
    token: person.token,
    query: { uuid: person.uuid, activation_id },
  });
/** `day rank/total earned` */
const days = async (person: TestPerson, activation_id = 1) =>
  (await history(person, activation_id)).body.days.map(
    ({ day, rank, total, earned }) => `${day.slice(5)} ${rank}/${total} ${earned}`,
  );

beforeEach(async () => {
  await store().database.execute(sql`
    truncate point_transactions, point_balances, leaderboard_changes, leaderboard_counts,
      leaderboard_days, leaderboard_day_scores`);
});

describe('the history of a rank', () => {
  it('has a day for each that is over, and now', async () => {
    const [ada, bob, cleo] = await Promise.all([1, 2, 3].map(() => api.creator('alpha')));
    if (!ada || !bob || !cleo) throw new Error('Three people are needed.');
    await post(ada, 50, '2026-03-01T09:00:00Z');
    await post(bob, 30, '2026-03-01T23:59:59.999Z');
    await post(bob, 20, '2026-03-02T00:00:00Z');
    await post(cleo, 70, '2026-03-03T12:00:00Z');
    expect(await days(ada)).toEqual([]);
    expect(await close('2026-03-04T15:00:00Z')).toBe(3);
    expect(await days(ada)).toEqual(['03-01 1/2 50', '03-02 1/2 50', '03-03 2/3 50']);
    expect(await days(bob)).toEqual(['03-01 2/2 30', '03-02 1/2 50', '03-03 2/3 50']);
    expect(await days(cleo)).toEqual(['03-03 1/3 70']);
    await post(bob, 40, '2026-03-04T16:00:00Z');
    const { body, status } = await history(bob);
    expect(status).toBe(200);
    expect(body).toMatchObject({ activation_id: 1, total: 3, me: { rank: 1, earned: 90 } });
    const onlooker = await history(await api.creator('alpha'));
    expect(onlooker.body).toEqual({ activation_id: 1, total: 3, me: null, days: [] });
  });

  it('waits some minutes after midnight for what is still being written', async () => {
    const ada = await api.creator('alpha');
    await post(ada, 5, '2026-03-01T09:00:00Z');
    expect(await close('2026-03-02T00:09:59Z')).toBe(0);
    expect(await close('2026-03-02T00:10:00Z')).toBe(1);
    expect(await close('2026-03-02T23:00:00Z')).toBe(0);
  });

  it('keeps a day as it was; corrections change the days after', async () => {
    const [ada, bob] = await Promise.all([api.creator('alpha'), api.creator('alpha')]);
    await post(ada, 50, '2026-03-01T09:00:00Z');
    await post(bob, 40, '2026-03-01T09:00:00Z');
    await close('2026-03-02T12:00:00Z');
    await post(ada, -50, '2026-03-02T13:00:00Z');
    await post(ada, 10, '2026-03-04T13:00:00Z');
    await close('2026-03-05T12:00:00Z');
    expect(await days(ada)).toEqual(['03-01 1/2 50', '03-04 2/2 10']);
    expect(await days(bob)).toEqual([
      '03-01 2/2 40',
      '03-02 1/1 40',
      '03-03 1/1 40',
      '03-04 1/2 40',
    ]);
  });

  it('counts what was earned, whatever was spent', async () => {
    const [ada, bob] = await Promise.all([api.creator('alpha'), api.creator('alpha')]);
    await post(ada, 50, '2026-03-01T09:00:00Z', { source_kind: 'quest' });
    await post(bob, 45, '2026-03-01T09:00:00Z', { source_kind: 'draw' });
    await post(ada, -30, '2026-03-01T10:00:00Z', { source_kind: 'redemption' });
    await post(ada, -20, '2026-03-02T10:00:00Z', { source_kind: 'redemption' });
    await post(ada, 30, '2026-03-02T11:00:00Z', { source_kind: 'refund' });
    await close('2026-03-03T12:00:00Z');
    expect(await days(ada)).toEqual(['03-01 1/2 50', '03-02 1/2 50']);
    expect(await days(bob)).toEqual(['03-01 2/2 45', '03-02 2/2 45']);
  });

  it('keeps programs and activations apart', async () => {
    const [ada, bea] = await Promise.all([api.creator('alpha'), api.creator('beta')]);
    await post(ada, 10, '2026-03-01T09:00:00Z');
    await post(bea, 20, '2026-03-02T09:00:00Z');
    await post(ada, 30, '2026-03-02T09:00:00Z', { activation_id: 3 });
    await close('2026-03-03T12:00:00Z');
    expect(await days(ada)).toEqual(['03-01 1/1 10', '03-02 1/1 10']);
    expect(await days(bea)).toEqual(['03-02 1/1 20']);
    expect(await days(ada, 3)).toEqual(['03-02 1/1 30']);
    expect((await history(ada, 99)).code).toBe('ACTIVATION_UNKNOWN');
    const foreign = { token: ada.token, query: { uuid: bea.uuid, activation_id: 1 } };
    expect((await api.call(readLeaderboardHistory, foreign)).code).toBe('PROGRAM_MISMATCH');
  });

  it('leaves out whoever left, from the days that were not yet closed', async () => {
    const [ada, bob] = await Promise.all([api.creator('alpha'), api.creator('alpha')]);
    await post(ada, 50, '2026-03-01T09:00:00Z');
    await post(bob, 40, '2026-03-01T09:00:00Z');
    await close('2026-03-02T12:00:00Z');
    await store().transaction(() => leaveBoards(store(), ada.id));
    await close('2026-03-03T12:00:00Z');
    expect(await days(bob)).toEqual(['03-01 2/2 40', '03-02 1/1 40']);
  });

  it('ends a month after its season, and reaches a year back', async () => {
    const { database } = store();
    const ada = await api.creator('alpha');
    const season = and(eq(activations.program_uuid, ada.uuid), eq(activations.id, 1));
    const [was] = await database.select().from(activations).where(season);
    const until = (closes_at: Date | null) =>
      database.update(activations).set({ closes_at }).where(season);
    const last = async () => (await history(ada)).body.days.at(-1)?.day;
    await post(ada, 50, '2024-01-01T09:00:00Z');
    await until(new Date('2024-02-10T12:00:00Z'));
    await close('2024-04-10T12:00:00Z');
    expect(await last()).toBe('2024-03-11');
    await until(null);
    expect(await close('2026-03-02T12:00:00Z')).toBe(366);
    const { body } = await history(ada);
    expect(body.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 366 }, (_, day) =>
        new Date(Date.UTC(2026, 2, 1 - 365 + day)).toISOString().slice(0, 10),
      ),
    );
    expect(await database.$count(leaderboardDays)).toBe(366);
    expect(await database.$count(leaderboardDayScores)).toBe(1);
    await until(was?.closes_at ?? null);
  });

  it('is not begun for a season that ended long ago', async () => {
    const { database } = store();
    const ada = await api.creator('alpha');
    const season = and(eq(activations.program_uuid, ada.uuid), eq(activations.id, 1));
    const [was] = await database.select().from(activations).where(season);
    await post(ada, 50, '2026-01-01T09:00:00Z');
    await database
      .update(activations)
      .set({ closes_at: new Date('2026-01-01T12:00:00Z') })
      .where(season);
    expect(await close('2026-03-04T12:00:00Z')).toBe(0);
    expect(await close('2026-03-03T12:00:00Z')).toBe(31);
    await database
      .update(activations)
      .set({ closes_at: was?.closes_at ?? null })
      .where(season);
  });

  it('writes no scores for the days that changed none, however many they are', async () => {
    const { database } = store();
    const people = await Promise.all([1, 2, 3].map(() => api.creator('alpha')));
    const [ada, bob, cleo] = people;
    if (!ada || !bob || !cleo) throw new Error('Three people are needed.');
    for (const person of people) await post(person, 50, '2026-03-01T09:00:00Z');
    await post(ada, 10, '2026-03-10T09:00:00Z');
    await post(ada, -30, '2026-03-12T09:00:00Z', { source_kind: 'redemption' });
    const scores = () =>
      database
        .select({ day: leaderboardDayScores.day, score: leaderboardDayScores.score })
        .from(leaderboardDayScores)
        .orderBy(leaderboardDayScores.day, leaderboardDayScores.score);
    expect(await close('2026-03-21T12:00:00Z')).toBe(20);
    const written = [
      { day: '2026-03-01', score: 50 },
      { day: '2026-03-10', score: 50 },
      { day: '2026-03-10', score: 60 },
    ];
    expect(await scores()).toEqual(written);
    expect(await close('2026-03-31T12:00:00Z')).toBe(10);
    expect(await scores()).toEqual(written);
    const ranks = (await history(bob)).body.days.map(({ rank }) => rank);
    expect(ranks).toEqual([...Array(9).fill(1), ...Array(21).fill(2)]);
    await store().transaction(() => leaveBoards(store(), cleo.id));
    await close('2026-04-03T12:00:00Z');
    expect(await scores()).toEqual([
      ...written,
      { day: '2026-03-31', score: 50 },
      { day: '2026-03-31', score: 60 },
    ]);
    expect((await days(bob)).slice(-4)).toEqual([
      '03-30 2/3 50',
      '03-31 2/2 50',
      '04-01 2/2 50',
      '04-02 2/2 50',
    ]);
  });

  it('is written once by several that close days at the same time', async () => {
    const ada = await api.creator('alpha');
    await post(ada, 50, '2026-03-01T09:00:00Z');
    const now = '2026-03-06T12:00:00Z';
    await Promise.all(Array.from({ length: 4 }, () => close(now)));
    await close(now);
    expect(await days(ada)).toHaveLength(5);
    expect(await store().database.$count(leaderboardDays)).toBe(5);
  });
});

describe('the standing of each day', () => {
  const START = Date.UTC(2026, 4, 1);
  const DAY = 86_400_000;
  const change = fc.record({
    who: fc.nat(3),
    amount: fc.integer({ min: -40, max: 60 }),
    /** Days between this change and the one before it. */
    wait: fc.constantFrom(0, 0, 0.3, 1, 2.5),
    closes: fc.boolean(),
  });

  it('is what the ledger adds up to at the end of that day, whenever it was closed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 15 }), async (changes) => {
        const { database } = store();
        await database.execute(sql`
          truncate point_transactions, point_balances, leaderboard_changes, leaderboard_counts,
            leaderboard_days, leaderboard_day_scores`);
        const people = await Promise.all([0, 1, 2, 3].map(() => api.creator('beta')));
        const ledger: { id: string; amount: number; at: number }[] = [];
        const earned = (id: string, until: number) =>
          ledger.reduce((sum, one) => sum + (one.id === id && one.at < until ? one.amount : 0), 0);
        let at = START;
        for (const { who, amount, wait, closes } of changes) {
          at += wait * DAY;
          const person = people[who];
          if (!person || amount === 0 || earned(person.id, at + 1) + amount < 0) continue;
          await post(person, amount, new Date(at).toISOString());
          ledger.push({ id: person.id, amount, at });
          if (closes) await close(new Date(at).toISOString());
        }
        const end = START + Math.floor((at - START) / DAY + 2) * DAY;
        await close(new Date(end + DAY / 2).toISOString());
        for (const { id, ...person } of people) {
          const expected: string[] = [];
          for (let day = START; day < end; day += DAY) {
            const mine = earned(id, day + DAY);
            const others = people.map((one) => earned(one.id, day + DAY)).filter((sum) => sum > 0);
            const rank = 1 + others.filter((sum) => sum > mine).length;
            const date = new Date(day).toISOString().slice(5, 10);
            if (mine > 0) expected.push(`${date} ${rank}/${others.length} ${mine}`);
          }
          expect(await days({ id, ...person })).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });
});
