import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantReward } from '#api/core/rewards/grant-reward.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { gameKeys, keyReveals } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { pointTransactions, rewards } from '#api/store/tables/ledger.ts';
import { listRedemptions, listRewards } from '#contract/rewards/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  BADGE,
  balanceOf,
  boughtBy,
  earn,
  fillPool,
  GAME,
  PAST,
  redeem,
  rewardRow,
  STICKER,
} from '../support/rewards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const list = ({ token, uuid }: TestPerson, query = {}, headers = {}) =>
  api.call(listRewards, { token, query: { uuid, ...query }, headers });
const redemptions = ({ token, uuid }: TestPerson, query = {}) =>
  api.call(listRedemptions, { token, query: { uuid, ...query } });
const rich = async (points = 1_000) => {
  const person = await api.creator('alpha', {
    email: 'rich@people.example',
    email_verified_at: new Date(),
  });
  await earn(api, person, points);
  return person;
};
const mailsTo = ({ id }: TestPerson) =>
  api.services.store.database.select().from(mails).where(eq(mails.creator_id, id));

/** Refused, and nothing of it stays. */
async function expectRefusal(person: TestPerson, reward_id: number, code: string) {
  const before = await Promise.all([balanceOf(api, person), rewardRow(api, person.uuid, STICKER)]);
  const bought = (await boughtBy(api, person)).length;
  const answer = await redeem(api, person, reward_id);
  expect(answer.code).toBe(code);
  const after = await Promise.all([balanceOf(api, person), rewardRow(api, person.uuid, STICKER)]);
  expect(after).toEqual(before);
  expect(await boughtBy(api, person)).toHaveLength(bought);
  return answer;
}

describe('the list', () => {
  test('says of each reward what it costs, how many are left and whether it is open', async () => {
    const { status, body } = await list(await rich());
    expect(status).toBe(200);
    expect(body.rewards.map(({ id }) => id)).toEqual([STICKER, BADGE, GAME, PAST]);
    expect(body.rewards[0]).toEqual({
      id: STICKER,
      activation_id: 1,
      title: 'Sticker',
      description: 'One a person.',
      image: expect.objectContaining({ sources: [], alt: '' }),
      kind: 'merchandise',
      sizes: ['S', 'L'],
      cost: 50,
      stock: 3,
      remaining: 3,
      limit_per_creator: 1,
      redeemed: 0,
      opens_at: null,
      closes_at: null,
      window: 'open',
    });
    expect(body.rewards[1]?.remaining).toBeNull();
    expect(body.rewards[3]?.window).toBe('closed');
  });

  test('can be of one activation, and another program is refused', async () => {
    const person = await rich();
    expect((await list(person, { activation_id: 2 })).body.rewards).toEqual([]);
    expect((await list(person, { activation_id: 1 })).body.rewards).toHaveLength(4);
    const { uuid } = api.program('beta');
    expect((await list({ ...person, uuid })).code).toBe('PROGRAM_MISMATCH');
  });
});

describe('redeeming', () => {
  test('takes the points, keeps what was earned, and tells by mail', async () => {
    const person = await rich(100);
    const { status, body } = await redeem(api, person, BADGE);
    expect(status).toBe(201);
    expect(body.redemption).toMatchObject({
      reward_id: BADGE,
      title: 'Badge',
      cost: 10,
      state: 'claimed',
      key: null,
      fulfilled_at: null,
    });
    expect(body.point_balance).toEqual({ activation_id: 1, balance: 90, earned: 100 });
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'reward_redeemed',
      params: { reward: 'Badge', points: 10 },
    });
    const [spent] = await api.services.store.database
      .select()
      .from(pointTransactions)
      .where(eq(pointTransactions.source_id, String(body.redemption.id)));
    expect(spent).toMatchObject({ amount: -10, reason: { reward_id: BADGE } });
    expect((await list(person)).body.rewards[1]).toMatchObject({ redeemed: 1 });
  });

  test('is for members', async () => {
    const stranger = await api.creator('alpha', { member_since: null });
    await earn(api, stranger, 100);
    await expectRefusal(stranger, BADGE, 'NOT_A_MEMBER');
  });

  test('finds no reward that is none, was retired or is beyond the window', async () => {
    const person = await rich();
    await expectRefusal(person, 99, 'REWARD_UNKNOWN');
    const { error } = await expectRefusal(person, PAST, 'REWARD_NOT_OPEN');
    expect(error.extra).toMatchObject({ opens_at: null, closes_at: '2026-01-01T00:00:00.000Z' });
    const { database } = api.services.store;
    const retired = eq(rewards.id, BADGE);
    await database.update(rewards).set({ retired_at: new Date() }).where(retired);
    await expectRefusal(person, BADGE, 'REWARD_UNKNOWN');
    await database.update(rewards).set({ retired_at: null }).where(retired);
  });

  test('is refused beyond the limit of one person', async () => {
    const person = await rich();
    expect((await redeem(api, person, STICKER)).status).toBe(201);
    const { error } = await expectRefusal(person, STICKER, 'REWARD_LIMIT_REACHED');
    expect(error.extra).toMatchObject({ limit_per_creator: 1 });
  });

  test('is refused with balance and cost where the points do not do', async () => {
    const { error } = await expectRefusal(await rich(9), BADGE, 'POINTS_INSUFFICIENT');
    expect(error.extra).toMatchObject({ balance: 9, cost: 10 });
  });

  test('is refused where no key is left, and hands one out at once where there is', async () => {
    const person = await rich();
    await expectRefusal(person, GAME, 'KEYS_EXHAUSTED');
    const [key] = await fillPool(api, person.uuid, 1);
    const { body } = await redeem(api, person, GAME);
    expect(body.redemption).toMatchObject({ state: 'fulfilled', key });
    expect(body.redemption.fulfilled_at).not.toBeNull();
    const told = await mailsTo(person);
    expect(told).toMatchObject([{ kind: 'reward_redeemed', params: { state: 'fulfilled' } }]);
    await expectRefusal(person, GAME, 'KEYS_EXHAUSTED');
  });

  test('of what costs nothing needs no points', async () => {
    const { database } = api.services.store;
    const badge = and(eq(rewards.program_uuid, api.program('alpha').uuid), eq(rewards.id, BADGE));
    await database.update(rewards).set({ cost: 0 }).where(badge);
    const person = await api.creator('alpha');
    const { status, body } = await redeem(api, person, BADGE);
    await database.update(rewards).set({ cost: 10 }).where(badge);
    expect(status).toBe(201);
    expect(body.point_balance).toEqual({ activation_id: 1, balance: 0, earned: 0 });
    expect((await redeem(api, person, BADGE)).code).toBe('POINTS_INSUFFICIENT');
  });

  test('touches nothing of another program, whose rewards have the same ids', async () => {
    const before = await rewardRow(api, api.program('beta').uuid, BADGE);
    const person = await rich();
    await redeem(api, person, BADGE);
    expect(await rewardRow(api, api.program('beta').uuid, BADGE)).toEqual(before);
  });

  test('counts what a quest gave against the limit, and gives it beyond limit and stock', async () => {
    const person = await rich();
    const { store } = api.services;
    const of = { program_uuid: person.uuid, creator_id: person.id, reward_id: STICKER };
    await grantReward(store, { ...of, source: 'quest:5:once', now: new Date() });
    expect((await list(person)).body.rewards[0]).toMatchObject({ redeemed: 1, remaining: 1 });
    await expectRefusal(person, STICKER, 'REWARD_LIMIT_REACHED');
    expect((await redeem(api, await rich(), STICKER)).status).toBe(201);
    const other = await rich();
    await expectRefusal(other, STICKER, 'REWARD_OUT_OF_STOCK');
    // Redemptions stay, and the stock does not fall below zero.
    await grantReward(store, { ...of, source: 'quest:6:once', now: new Date() });
    expect((await list(person)).body.rewards[0]).toMatchObject({ redeemed: 2, remaining: 0 });
  });
});

describe('what was redeemed', () => {
  test('is listed newest first, page by page, with its own key, and each look is recorded', async () => {
    const person = await rich();
    const [key] = await fillPool(api, person.uuid, 1);
    for (const reward of [BADGE, GAME, BADGE])
      expect((await redeem(api, person, reward)).status).toBe(201);
    const first = await redemptions(person, { limit: 2 });
    expect(first.body.items.map((item) => [item.reward_id, item.key])).toEqual([
      [BADGE, null],
      [GAME, key],
    ]);
    const cursor = first.body.next_cursor ?? '';
    const second = await redemptions(person, { limit: 2, cursor });
    expect(second.body.items.map(({ reward_id }) => reward_id)).toEqual([BADGE]);
    expect(second.body.next_cursor).toBeNull();
    const reveals = await api.services.store.database
      .select({ actor: keyReveals.actor_id })
      .from(keyReveals)
      .innerJoin(gameKeys, eq(gameKeys.id, keyReveals.game_key_id))
      .where(eq(gameKeys.redemption_id, first.body.items[1]?.id ?? 0));
    expect(reveals).toEqual([{ actor: person.id }, { actor: person.id }]);
  });

  test("is nobody else's to see", async () => {
    const person = await rich();
    await redeem(api, person, BADGE);
    expect((await redemptions(await rich())).body.items).toEqual([]);
    expect((await redemptions(await api.creator('beta'))).body.items).toEqual([]);
  });
});
