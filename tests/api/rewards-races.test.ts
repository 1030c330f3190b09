import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import {
  BADGE,
  balanceOf,
  boughtBy,
  earn,
  fillPool,
  GAME,
  redeem,
  rewardRow,
  STICKER,
} from '../support/rewards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const codes = (answers: readonly { status: number; code: string | undefined }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const people = (count: number, points: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const person = await api.creator('alpha');
      await earn(api, person, points);
      return person;
    }),
  );

test('thirty people at once get the three pieces that there are', async () => {
  const crowd = await people(30, 60);
  const answers = await Promise.all(crowd.map((person) => redeem(api, person, STICKER)));
  expect(codes(answers)).toEqual({ 201: 3, REWARD_OUT_OF_STOCK: 27 });
  expect((await rewardRow(api, api.program('alpha').uuid, STICKER)).redeemed).toBe(3);
  const balances = await Promise.all(crowd.map((person) => balanceOf(api, person)));
  const spent = balances.filter(({ balance }) => balance === 10);
  expect(spent).toHaveLength(3);
  expect(balances.filter(({ balance }) => balance === 60)).toHaveLength(27);
});

test('one person who asks twenty times at once gets what one person may have', async () => {
  // In the other program the same reward still has its stock.
  const other = await api.creator('beta');
  await earn(api, other, 5_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(api, other, STICKER)));
  expect(codes(answers)).toEqual({ 201: 1, REWARD_LIMIT_REACHED: 19 });
  expect(await boughtBy(api, other)).toHaveLength(1);
  expect(await balanceOf(api, other)).toEqual({ balance: 4_950, earned: 5_000 });
});

test('points are never negative, however many spend them at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 65 }),
      fc.integer({ min: 1, max: 12 }),
      async (points, attempts) => {
        const person = await api.creator('alpha');
        if (points > 0) await earn(api, person, points);
        const answers = await Promise.all(
          Array.from({ length: attempts }, () => redeem(api, person, BADGE)),
        );
        const affordable = Math.min(attempts, Math.floor(points / 10));
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(affordable);
        const left = points - affordable * 10;
        expect(await balanceOf(api, person)).toEqual({ balance: left, earned: points });
        const posted = await api.services.store.database
          .select()
          .from(pointTransactions)
          .where(eq(pointTransactions.creator_id, person.id));
        expect(posted.reduce((total, { amount }) => total + amount, 0)).toBe(left);
        expect(posted.every(({ balance_after }) => balance_after >= 0)).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
});

test('as many get a key as there are keys, and each another one', async () => {
  const crowd = await people(12, 100);
  const keys = await fillPool(api, api.program('alpha').uuid, 5);
  const answers = await Promise.all(crowd.map((person) => redeem(api, person, GAME)));
  expect(codes(answers)).toEqual({ 201: 5, KEYS_EXHAUSTED: 7 });
  const got = answers.flatMap(({ status, body }) => (status === 201 ? [body.redemption.key] : []));
  expect(got.toSorted()).toEqual(keys.toSorted());
});

test('a repeated Idempotency-Key redeems once and answers the same, also at once', async () => {
  const [person] = await people(1, 100);
  if (!person) throw new Error('There is nobody.');
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => redeem(api, person, BADGE, headers)),
  );
  answers.push(await redeem(api, person, BADGE, headers));
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toEqual(answers[0]?.body);
  }
  expect(await boughtBy(api, person)).toHaveLength(1);
  expect(await balanceOf(api, person)).toEqual({ balance: 90, earned: 100 });
  expect((await redeem(api, person, GAME, headers)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});
