import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantReward } from '#api/core/rewards/grant-reward.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { gameKeys } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { listRedemptions } from '#contract/rewards/endpoints.ts';
import {
  adjustPoints,
  fulfilRedemption,
  listOperatorRedemptions,
  refundRedemption,
} from '#contract/rewards/operator-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  BADGE,
  balanceOf,
  earn,
  fillPool,
  GAME,
  redeem,
  rewardRow,
  SEASON,
  STICKER,
} from '../support/rewards.ts';

let api: TestApi;
let operator: TestPerson;
let foreigner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.operator('alpha', 'manager');
  foreigner = await api.operator('beta', 'manager');
});
afterAll(() => api.close());

const customer = async (reward = BADGE) => {
  const person = await api.creator('alpha', {
    display_name: 'Ada',
    email: 'ada@people.example',
    email_verified_at: new Date(),
  });
  await earn(api, person, 100);
  const { body } = await redeem(api, person, reward);
  return { person, redemption: body.redemption };
};
const adjust = (creator_id: string, body: object, { token, uuid } = operator) =>
  api.call(adjustPoints, {
    token,
    query: { uuid },
    params: { creator_id },
    body: { activation_id: SEASON, amount: 5, note: 'A fair', ...body },
  });
const settle = (
  endpoint: typeof fulfilRedemption | typeof refundRedemption,
  redemption_id: number,
  body: object = {},
  { token, uuid } = operator,
) => api.call(endpoint, { token, query: { uuid }, params: { redemption_id }, body });
const kindsOf = async ({ id }: TestPerson) => {
  const { database } = api.services.store;
  const rows = await database.select().from(mails).where(eq(mails.creator_id, id));
  return rows.map(({ kind, params }) => ({ kind, ...params }));
};
const audited = (subject_id: string | number) =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, String(subject_id)));

describe('adjusting points', () => {
  test('adds and takes them, with the note in the ledger and in the audit log', async () => {
    const person = await api.creator('alpha');
    const added = await adjust(person.id, { amount: 30 });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ activation_id: SEASON, balance: 30, earned: 30 });
    const taken = await adjust(person.id, { amount: -10, note: 'A mistake' });
    expect(taken.body).toEqual({ activation_id: SEASON, balance: 20, earned: 20 });
    expect(await audited(person.id)).toMatchObject([
      { action: 'points.adjust', actor_id: operator.id, details: { amount: 30, note: 'A fair' } },
      { action: 'points.adjust', details: { amount: -10, note: 'A mistake' } },
    ]);
  });

  test('takes no more than there is', async () => {
    const { person } = await customer();
    const { code, error } = await adjust(person.id, { amount: -91 });
    expect(code).toBe('POINTS_INSUFFICIENT');
    expect(error.extra).toMatchObject({ balance: 90, cost: 91 });
    expect(await balanceOf(api, person)).toEqual({ balance: 90, earned: 100 });
    expect(await audited(person.id)).toEqual([]);
  });

  test('knows only people and seasons of the program', async () => {
    const person = await api.creator('alpha');
    const unknown = await adjust(foreigner.id, {});
    expect(unknown.code).toBe('CREATOR_UNKNOWN');
    const foreign = await adjust(person.id, {}, foreigner);
    expect(foreign.code).toBe('CREATOR_UNKNOWN');
    expect(foreign.error).toEqual(unknown.error);
    for (const activation_id of [99, 2])
      expect((await adjust(person.id, { activation_id })).code).toBe('ACTIVATION_UNKNOWN');
    expect(await balanceOf(api, person)).toEqual({ balance: 0, earned: 0 });
  });
});

describe('redemptions', () => {
  test('are listed oldest first with who redeemed them, and never with a key', async () => {
    const { uuid } = operator;
    await fillPool(api, uuid, 1);
    const ids = [
      (await customer(BADGE)).redemption.id,
      (await customer(GAME)).redemption.id,
      (await customer(BADGE)).redemption.id,
    ];
    const read = (query: object) =>
      api.call(listOperatorRedemptions, { token: operator.token, query: { uuid, ...query } });
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      expect(page.status).toBe(200);
      expect(page.body.items.length).toBeLessThanOrEqual(2);
      for (const item of page.body.items) expect(item).not.toHaveProperty('key');
      seen.push(...page.body.items.map(({ id }) => id));
      cursor = page.body.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.slice(-3)).toEqual(ids);
    const fulfilled = await read({ state: 'fulfilled' });
    expect(fulfilled.body.items).toMatchObject([
      { id: ids[1], reward_id: GAME, creator: { display_name: 'Ada' } },
    ]);
    const elsewhere = await api.call(listOperatorRedemptions, {
      token: foreigner.token,
      query: { uuid: foreigner.uuid },
    });
    expect(elsewhere.body.items).toEqual([]);
  });

  test('are fulfilled once: the creator is told, the log keeps who did it', async () => {
    const { person, redemption } = await customer();
    const { status, body } = await settle(fulfilRedemption, redemption.id, { note: 'By post' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'fulfilled', note: 'By post', refunded_at: null });
    expect(body.fulfilled_at).not.toBeNull();
    expect((await kindsOf(person)).slice(1)).toEqual([
      { kind: 'reward_fulfilled', name: 'Ada', reward: 'Badge', note: 'By post' },
    ]);
    expect(await audited(redemption.id)).toMatchObject([
      { action: 'redemption.fulfil', actor_id: operator.id },
    ]);
    const again = await settle(fulfilRedemption, redemption.id);
    expect(again.code).toBe('TRANSITION_REFUSED');
    expect(again.error.extra).toMatchObject({ state: 'fulfilled' });
    expect(await kindsOf(person)).toHaveLength(2);
  });

  test('are refunded once: the balance is as before, what was earned stays', async () => {
    const { person, redemption } = await customer(STICKER);
    const before = (await rewardRow(api, operator.uuid, STICKER)).redeemed;
    expect(await balanceOf(api, person)).toEqual({ balance: 50, earned: 100 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => settle(refundRedemption, redemption.id)),
    );
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      ...Array(4).fill('TRANSITION_REFUSED'),
      'done',
    ]);
    expect(await balanceOf(api, person)).toEqual({ balance: 100, earned: 100 });
    expect((await rewardRow(api, operator.uuid, STICKER)).redeemed).toBe(before - 1);
    expect((await kindsOf(person)).slice(1)).toEqual([
      { kind: 'reward_refunded', name: 'Ada', reward: 'Sticker', points: 50 },
    ]);
    expect((await settle(fulfilRedemption, redemption.id)).code).toBe('TRANSITION_REFUSED');
    // The limit of one a person counts what one has.
    expect((await redeem(api, person, STICKER)).status).toBe(201);
  });

  test('lose their key when they are refunded, and the pool does not get it back', async () => {
    await fillPool(api, operator.uuid, 1);
    const { person, redemption } = await customer(GAME);
    expect(redemption.key).not.toBeNull();
    expect((await settle(refundRedemption, redemption.id)).status).toBe(200);
    const { body } = await api.call(listRedemptions, {
      token: person.token,
      query: { uuid: person.uuid },
    });
    expect(body.items).toMatchObject([{ state: 'refunded', key: null }]);
    expect((await redeem(api, person, GAME)).code).toBe('KEYS_EXHAUSTED');
  });

  test('of a key that a quest promised take one from the pool when they are fulfilled', async () => {
    const person = await api.creator('alpha');
    const { uuid, id } = person;
    const promised = await grantReward(api.services.store, {
      program_uuid: uuid,
      creator_id: id,
      reward_id: GAME,
      source: 'quest:1:once',
      now: new Date(),
    });
    expect((await settle(fulfilRedemption, promised)).code).toBe('KEYS_EXHAUSTED');
    const [key] = await fillPool(api, uuid, 1);
    expect((await settle(fulfilRedemption, promised)).status).toBe(200);
    const { body } = await api.call(listRedemptions, { token: person.token, query: { uuid } });
    expect(body.items).toMatchObject([{ id: promised, state: 'fulfilled', cost: 0, key }]);
    const held = await api.services.store.database
      .select()
      .from(gameKeys)
      .where(and(eq(gameKeys.redemption_id, promised), eq(gameKeys.state, 'claimed')));
    expect(held).toHaveLength(1);
    const refunded = await settle(refundRedemption, promised);
    expect(refunded.status).toBe(200);
    expect(await balanceOf(api, person)).toEqual({ balance: 0, earned: 0 });
  });

  test('of somebody who deleted the account give their piece back, and no points to nobody', async () => {
    const { person, redemption } = await customer();
    const before = (await rewardRow(api, operator.uuid, BADGE)).redeemed;
    await api.services.store.database
      .update(creators)
      .set({ status: 'deleted' })
      .where(eq(creators.id, person.id));
    expect((await settle(refundRedemption, redemption.id)).body.state).toBe('refunded');
    expect((await rewardRow(api, operator.uuid, BADGE)).redeemed).toBe(before - 1);
    expect(await balanceOf(api, person)).toEqual({ balance: 90, earned: 100 });
    expect(await kindsOf(person)).toHaveLength(1);
  });

  test('of another program are as unknown as those there never were', async () => {
    const { person, redemption } = await customer();
    for (const endpoint of [fulfilRedemption, refundRedemption]) {
      const missing = await settle(endpoint, 999_999);
      const foreign = await settle(endpoint, redemption.id, {}, foreigner);
      expect(missing.code).toBe('REDEMPTION_UNKNOWN');
      expect(foreign.error).toEqual(missing.error);
    }
    expect(await balanceOf(api, person)).toEqual({ balance: 90, earned: 100 });
    expect(await audited(redemption.id)).toEqual([]);
  });
});
