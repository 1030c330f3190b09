import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantReward } from '#api/core/rewards/grant-reward.ts';
import { forgetSavedAddresses } from '#api/core/rewards/saved-addresses.ts';
import { eq } from '#api/store/drizzle.ts';
import { rewards } from '#api/store/tables/ledger.ts';
import { savedAddresses } from '#api/store/tables/saved-addresses.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import { exportOperatorCreator } from '#contract/account/operator-endpoints.ts';
import { openCreatorView } from '#contract/people/endpoints.ts';
import {
  deleteSavedAddress,
  readSavedAddress,
  saveAddress,
} from '#contract/rewards/address-endpoints.ts';
import { giveDelivery, redeemReward } from '#contract/rewards/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { ADDRESS as DELIVERY, earn, redeem, STICKER } from '../support/rewards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // Everybody here takes one.
  await api.services.store.database
    .update(rewards)
    .set({ stock: null })
    .where(eq(rewards.id, STICKER));
});
afterAll(() => api.close());

const DAY = 86_400_000;
const { size: _, ...ADDRESS } = DELIVERY;
const rich = async () => {
  const person = await api.creator('alpha');
  await earn(api, person, 100);
  return person;
};
const as = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const read = async (person: TestPerson) => (await api.call(readSavedAddress, as(person))).body;
const save = (person: TestPerson, address: object) =>
  api.call(saveAddress, { ...as(person), body: { address } as never });
const rowsOf = ({ id }: TestPerson) =>
  api.services.store.database
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.creator_id, id));
const redeemSaving = (person: TestPerson, delivery = DELIVERY) =>
  api.call(redeemReward, {
    ...{ ...as(person), params: { reward_id: STICKER } },
    body: { delivery, save_address: true },
  });

test('an address is kept with a redemption where that is asked for, sealed, and without the size', async () => {
  const [plain, saving] = [await rich(), await rich()];
  await redeem(api, plain, STICKER);
  expect(await read(plain)).toEqual({ asked: true, saved: null });
  expect((await redeemSaving(saving)).status).toBe(201);
  expect((await read(saving)).saved?.address).toEqual(ADDRESS);
  const [row] = await rowsOf(saving);
  expect(row?.ciphertext.toString('latin1')).not.toMatch(/Marked|US/);
});

test('what a quest gave saves its address as well, in place of the one before', async () => {
  const person = await rich();
  await save(person, ADDRESS);
  const redemption_id = await grantReward(api.services.store, {
    ...{ program_uuid: person.uuid, creator_id: person.id, reward_id: STICKER },
    ...{ source: 'quest:1', now: new Date() },
  });
  const moved = { ...DELIVERY, street: '2 Marked Street' };
  await api.call(giveDelivery, {
    ...{ ...as(person), params: { redemption_id } },
    body: { delivery: moved, save_address: true },
  });
  expect((await read(person)).saved?.address).toEqual({ ...ADDRESS, street: moved.street });
  expect(await rowsOf(person)).toHaveLength(1);
});

test('a refused redemption saves nothing', async () => {
  const poor = await api.creator('alpha');
  expect((await redeemSaving(poor)).code).toBe('POINTS_INSUFFICIENT');
  expect(await rowsOf(poor)).toEqual([]);
});

test('the same save twice, also at once, is one row', async () => {
  const person = await rich();
  const answers = await Promise.all([save(person, ADDRESS), save(person, ADDRESS)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await rowsOf(person)).toHaveLength(1);
  expect((await save(person, { ...ADDRESS, city: 'Elsewhere' })).body.saved?.address).toEqual({
    ...ADDRESS,
    city: 'Elsewhere',
  });
  expect(await rowsOf(person)).toHaveLength(1);
});

test('it is checked as the form of a reward is: another country, or another field, is refused', async () => {
  const person = await rich();
  const refused = await save(person, { ...ADDRESS, country: 'DE', size: 'L', city: '' });
  expect(refused.code).toBe('FIELD_INVALID');
  expect(refused.error.extra.faults).toMatchObject([
    { field: 'city', code: 'required' },
    { field: 'country', code: 'not_an_option' },
    { field: 'size', code: 'unknown_field' },
  ]);
  expect(await rowsOf(person)).toEqual([]);
});

test('it is for members of programs that send something', async () => {
  const stranger = await api.creator('alpha', { member_since: null });
  expect((await save(stranger, ADDRESS)).code).toBe('NOT_A_MEMBER');
  const person = await api.creator('beta');
  await api.services.store.database
    .update(rewards)
    .set({ retired_at: new Date() })
    .where(eq(rewards.program_uuid, person.uuid));
  expect(await read(person)).toEqual({ asked: false, saved: null });
  for (const address of [ADDRESS, {}])
    expect((await save(person, address)).code).toBe('FIELD_INVALID');
  expect(await rowsOf(person)).toEqual([]);
});

test('it opens for its owner alone: not for others, not in a view, not in an operator’s export', async () => {
  const person = await rich();
  await save(person, ADDRESS);
  expect((await read(await rich())).saved).toBeNull();
  const owner = await api.operator('alpha', 'owner');
  const about = { ...as(owner), params: { creator_id: person.id } };
  const { token } = (await api.call(openCreatorView, { ...about, body: {} })).body;
  const seen = await api.call(readSavedAddress, { ...as(person), token: `View ${token}` });
  expect(seen.code).toBe('VIEW_READ_ONLY');
  expect((await api.call(readSavedAddress, as(owner))).status).toBe(403);
  const exported = await api.call(exportOperatorCreator, { ...about, body: {} });
  expect(exported.status).toBe(200);
  expect(exported.body.saved_addresses).toEqual([
    { saved_at: expect.any(String), used_at: expect.any(String) },
  ]);
  expect(JSON.stringify(exported.body)).not.toContain('Marked');
});

test('a row that was moved to another person does not open', async () => {
  const [person, thief] = [await rich(), await rich()];
  await save(person, ADDRESS);
  await save(thief, { ...ADDRESS, recipient: 'Somebody' });
  const [row] = await rowsOf(person);
  await api.services.store.database
    .update(savedAddresses)
    .set({ ciphertext: row?.ciphertext ?? Buffer.alloc(0) })
    .where(eq(savedAddresses.creator_id, thief.id));
  expect((await api.call(readSavedAddress, as(thief))).status).toBe(500);
});

test('its owner deletes it, also twice, and has it in their data until then', async () => {
  const person = await rich();
  await save(person, ADDRESS);
  const exported = await api.call(exportAccount, as(person));
  expect(exported.body.saved_addresses).toMatchObject([{ address: ADDRESS }]);
  for (const _ of [1, 2]) expect((await api.call(deleteSavedAddress, as(person))).status).toBe(204);
  expect((await read(person)).saved).toBeNull();
  expect((await api.call(exportAccount, as(person))).body.saved_addresses).toEqual([]);
  await save(person, ADDRESS);
  await api.call(deleteAccount, as(person));
  expect(await rowsOf(person)).toEqual([]);
});

test('it goes when it was not used for 24 months; sending something there is a use', async () => {
  const [idle, using, elsewhere] = [await rich(), await rich(), await rich()];
  const { store } = api.services;
  const now = Date.now();
  for (const person of [idle, using, elsewhere]) {
    await save(person, ADDRESS);
    await store.database
      .update(savedAddresses)
      .set({ used_at: new Date(now - 729 * DAY) })
      .where(eq(savedAddresses.creator_id, person.id));
  }
  await redeem(api, using, STICKER);
  await api.call(redeemReward, {
    ...{ ...as(elsewhere), params: { reward_id: STICKER } },
    body: { delivery: { ...DELIVERY, city: 'Elsewhere' } },
  });
  const expiry = async (person: TestPerson) => {
    const { saved } = await read(person);
    return Math.round((Date.parse(saved?.expires_at ?? '') - now) / DAY);
  };
  expect([await expiry(idle), await expiry(using)]).toEqual([1, 730]);
  await forgetSavedAddresses(store, new Date(now));
  expect(await rowsOf(idle)).toHaveLength(1);
  await forgetSavedAddresses(store, new Date(now + 2 * DAY));
  expect(await rowsOf(idle)).toEqual([]);
  expect(await rowsOf(elsewhere)).toEqual([]);
  expect((await read(using)).saved?.address).toEqual(ADDRESS);
});
