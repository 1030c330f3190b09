import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDeliveries } from '#api/core/rewards/deliveries.ts';
import { grantReward } from '#api/core/rewards/grant-reward.ts';
import { eq } from '#api/store/drizzle.ts';
import { redemptionDeliveries } from '#api/store/tables/ledger.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import { giveDelivery, listRedemptions, redeemReward } from '#contract/rewards/endpoints.ts';
import {
  fulfilRedemption,
  listOperatorRedemptions,
  revealDelivery,
} from '#contract/rewards/operator-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { ADDRESS, BADGE, balanceOf, earn, redeem, rewardRow, STICKER } from '../support/rewards.ts';

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());

const DAY = 86_400_000;
const rich = async () => {
  const person = await api.creator('alpha');
  await earn(api, person, 100);
  return person;
};
const as = ({ token, uuid }: TestPerson, id?: number) => ({
  token,
  query: { uuid },
  ...(id === undefined ? {} : { params: { redemption_id: id } }),
});
const reveal = (operator: TestPerson, id: number) => api.call(revealDelivery, as(operator, id));
const give = (person: TestPerson, id: number, delivery: object) =>
  api.call(giveDelivery, { ...as(person, id), body: { delivery } });
/** A sticker that a quest gave: nobody asked where it goes. */
const given = (person: TestPerson) =>
  grantReward(api.services.store, {
    ...{ program_uuid: person.uuid, creator_id: person.id, reward_id: STICKER },
    ...{ source: `quest:${randomUUID()}`, now: new Date() },
  });
const kept = (id: number) =>
  api.services.store.database
    .select()
    .from(redemptionDeliveries)
    .where(eq(redemptionDeliveries.redemption_id, id));

test('merchandise is not redeemed without a size it comes in and an address, and costs nothing then', async () => {
  const person = await rich();
  const before = (await rewardRow(api, person.uuid, STICKER)).redeemed;
  const attempt = (delivery?: object) =>
    api.call(redeemReward, {
      ...{ token: person.token, query: { uuid: person.uuid }, params: { reward_id: STICKER } },
      body: delivery === undefined ? {} : { delivery },
    });
  const bare = await attempt();
  expect(bare.code).toBe('FIELD_INVALID');
  expect(bare.error.extra.faults).toMatchObject(
    ['size', 'recipient', 'street', 'city', 'country'].map((field) => ({
      field,
      code: 'required',
    })),
  );
  const wrong = await attempt({ ...ADDRESS, size: 'XXL', country: 'DE' });
  expect(wrong.error.extra.faults).toMatchObject([
    { field: 'size', code: 'not_an_option' },
    { field: 'country', code: 'not_an_option' },
  ]);
  expect(await balanceOf(api, person)).toMatchObject({ balance: 100 });
  expect((await rewardRow(api, person.uuid, STICKER)).redeemed).toBe(before);
  expect((await redeem(api, person, BADGE)).body.redemption.delivery).toBe('none');
});

test('where it goes is kept sealed and shown to whoever sends it, each time on record', async () => {
  const person = await rich();
  const { body } = await redeem(api, person, STICKER);
  const { id } = body.redemption;
  expect(body.redemption.delivery).toBe('given');
  expect(JSON.stringify(body)).not.toContain('Marked');
  const [row] = await kept(id);
  expect(row?.ciphertext.toString('latin1')).not.toContain('Marked');
  const listed = await api.call(listOperatorRedemptions, as(manager));
  expect(listed.body.items.find((item) => item.id === id)?.delivery).toBe('given');
  expect(JSON.stringify(listed.body)).not.toContain('Marked');

  const reviewer = await api.operator('alpha', 'reviewer');
  expect((await reveal(reviewer, id)).code).toBe('ROLE_INSUFFICIENT');
  expect((await reveal(await api.operator('beta', 'owner'), id)).code).toBe('REDEMPTION_UNKNOWN');
  expect((await reveal(manager, id)).body).toEqual({ delivery: ADDRESS });
  const trace = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'redemption.reveal_delivery'));
  expect(trace).toMatchObject([{ actor_id: manager.id, subject_id: String(id), details: {} }]);
});

test('what a quest gave waits for its address; it can be corrected until it is sent', async () => {
  const person = await rich();
  const id = await given(person);
  const list = async () => (await api.call(listRedemptions, as(person))).body.items[0];
  expect(await list()).toMatchObject({ id, state: 'claimed', delivery: 'missing' });
  expect((await reveal(manager, id)).body).toEqual({ delivery: null });
  expect((await give(person, id, {})).code).toBe('FIELD_INVALID');
  expect((await give(await rich(), id, ADDRESS)).code).toBe('REDEMPTION_UNKNOWN');
  expect((await give(person, id, ADDRESS)).body.delivery).toBe('given');
  const moved = { ...ADDRESS, street: '2 Marked Street' };
  await give(person, id, moved);
  expect((await reveal(manager, id)).body).toEqual({ delivery: moved });
  await api.call(fulfilRedemption, { ...as(manager, id), body: {} });
  expect((await give(person, id, ADDRESS)).code).toBe('TRANSITION_REFUSED');
});

test('it is deleted thirty days after it was sent, and not before', async () => {
  const person = await rich();
  const { id } = (await redeem(api, person, STICKER)).body.redemption;
  const { store } = api.services;
  const later = (days: number) => new Date(Date.now() + days * DAY);
  await forgetDeliveries(store, later(400));
  expect(await kept(id)).toHaveLength(1);
  await api.call(fulfilRedemption, { ...as(manager, id), body: {} });
  await forgetDeliveries(store, later(29));
  expect(await kept(id)).toHaveLength(1);
  await forgetDeliveries(store, later(31));
  expect(await kept(id)).toEqual([]);
  expect((await reveal(manager, id)).body).toEqual({ delivery: null });
});

test('the person gets it with their data, and it goes with their account', async () => {
  const person = await rich();
  const id = await given(person);
  await give(person, id, ADDRESS);
  const exported = await api.call(exportAccount, as(person));
  expect(exported.body.redemption_deliveries).toEqual([{ redemption_id: id, delivery: ADDRESS }]);
  await api.call(deleteAccount, as(person));
  expect(await kept(id)).toEqual([]);
});
