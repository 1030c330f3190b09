import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { gameKeys } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { listKeyStock, listKeys, reissueKey } from '#contract/campaigns/key-endpoints.ts';
import { claimKey, revealKey } from '#contract/enrolments/endpoints.ts';
import { listRedemptions } from '#contract/rewards/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { enrol, fillPool } from '../support/key-pool.ts';
import { earn, GAME, redeem } from '../support/rewards.ts';

let api: TestApi;
let manager: TestPerson;
let foreigner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  foreigner = await api.operator('beta', 'manager');
});
afterAll(() => api.close());

const DAY = 86_400_000;
const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const ada = () =>
  api.creator('alpha', {
    ...{ display_name: 'Ada', email: 'ada@people.example', email_verified_at: new Date() },
  });
/** A creator of the program who has claimed a key of option 61. */
const holder = async (person?: TestPerson) => {
  const who = person ?? (await ada());
  const influencer_activation_id = await enrol(api, who, 6);
  const params = { influencer_activation_id };
  const { body } = await api.call(claimKey, as(who, { params, body: {} }));
  const [row] = await api.services.store.database
    .select()
    .from(gameKeys)
    .where(eq(gameKeys.influencer_activation_id, influencer_activation_id));
  return { who, params, key: body.key, id: row?.id ?? 0 };
};
const keysOf = (key_option_id: number, query: object = {}, who = manager) =>
  api.call(listKeys, {
    ...{ token: who.token, query: { uuid: who.uuid, ...query }, params: { key_option_id } },
  });
const reissue = (game_key_id: number, who = manager, headers = {}) =>
  api.call(reissueKey, {
    ...as(who, { params: { game_key_id }, body: { fault: 'not_accepted', note: 'Seen it.' } }),
    headers,
  });
const stockOf = async (option: number, who = manager) => {
  const { body } = await api.call(listKeyStock, as(who));
  const found = body.key_options.find(({ id }) => id === option);
  if (!found) throw new Error(`There is no pool ${option}.`);
  return found;
};
const sent = async ({ id }: TestPerson, kind: string) =>
  api.services.store.database
    .select()
    .from(mails)
    .where(and(eq(mails.creator_id, id), eq(mails.kind, kind)));

test('the stock tells what is promised, how fast keys go, and when the last one does', async () => {
  const beta = await api.operator('beta', 'viewer');
  await fillPool(api, 'beta', 61, 30, 'PACE');
  expect(await stockOf(61, beta)).toMatchObject({
    ...{ available: 30, reserved: 0, claimed: 0, withdrawn: 0, low: false, retired: false },
    ...{ runs_out_on: null, rewards: [{ id: GAME }] },
  });
  const people = await Promise.all(Array.from({ length: 3 }, () => api.creator('beta')));
  const now = api.services.now();
  for (const [index, person] of people.entries()) {
    const influencer_activation_id = await enrol(api, person, 6);
    const params = { influencer_activation_id };
    await api.call(claimKey, as(person, { params, body: {} }));
    // One today, one yesterday, one longer ago than is looked at.
    await api.services.store.database
      .update(gameKeys)
      .set({ claimed_at: new Date(now.getTime() - ([0, 1, 14][index] ?? 0) * DAY) })
      .where(eq(gameKeys.influencer_activation_id, influencer_activation_id));
  }
  await enrol(api, await api.creator('beta'), 6, { key_option_id: 61 });
  const stock = await stockOf(61, beta);
  expect(stock).toMatchObject({ available: 27, reserved: 1, claimed: 3 });
  expect(stock.use.map(({ given }) => given)).toEqual([...Array(12).fill(0), 1, 1]);
  expect(stock.use.at(-1)?.day).toBe(now.toISOString().slice(0, 10));
  const inDays = Math.floor((27 * 14) / 2);
  expect(stock.runs_out_on).toBe(new Date(now.getTime() + inDays * DAY).toISOString().slice(0, 10));
});

test('who was given what is listed newest first, with when it was shown, and never the key', async () => {
  await fillPool(api, 'alpha', 61, 6, 'GIVEN');
  const first = await holder();
  const second = await holder();
  await api.call(revealKey, as(second.who, { params: second.params }));
  const { status, body } = await keysOf(61);
  expect(status).toBe(200);
  expect(body.items.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(body.items[0]).toMatchObject({
    ...{ state: 'claimed', fault: null, guest_name: null, redemption_id: null, revoked_at: null },
    creator: { id: second.who.id, display_name: 'Ada' },
    influencer_activation_id: second.params.influencer_activation_id,
  });
  expect(body.items[0]?.revealed_at).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain('GIVEN');
  const page = await keysOf(61, { limit: 1 });
  const next = await keysOf(61, { limit: 1, cursor: page.body.next_cursor });
  expect([page.body.items[0]?.id, next.body.items[0]?.id]).toEqual([second.id, first.id]);
  expect(next.body.next_cursor).toBeNull();
  expect((await keysOf(61, { state: 'void' })).body.items).toEqual([]);
  const found = await keysOf(61, { search: `${second.who.id}@` });
  expect(found.body.items).toEqual([]);
  await api.services.store.database
    .update(creators)
    .set({ email: `${second.who.id}@found.example` })
    .where(eq(creators.id, second.who.id));
  const { items } = (await keysOf(61, { search: `${second.who.id}@FOUND` })).body;
  expect(items.map(({ id }) => id)).toEqual([second.id]);
  expect((await keysOf(99)).code).toBe('KEY_POOL_UNKNOWN');
  const elsewhere = (await keysOf(61, {}, foreigner)).body.items.map((item) => item.id);
  expect(elsewhere).not.toContain(first.id);
});

test('a broken key is replaced by another of its kind: its holder is told and sees the new one', async () => {
  await fillPool(api, 'alpha', 61, 2, 'BROKEN');
  const { who, params, key, id } = await holder();
  const { status, body } = await reissue(id);
  expect([status, body.replaced_key_id, body.key_option_id]).toEqual([201, id, 61]);
  const shown = await api.call(revealKey, as(who, { params }));
  expect(shown.body.key).not.toBe(key);
  expect((await keysOf(61, { state: 'void' })).body.items).toMatchObject([
    { id, state: 'void', fault: 'not_accepted', creator: { id: who.id } },
  ]);
  expect((await sent(who, 'key_replaced')).map(({ params }) => params)).toMatchObject([
    { name: 'Ada', given_by: 'activation' },
  ]);
  const audited = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'keys.reissue'));
  expect(audited.at(-1)).toMatchObject({
    ...{ actor_id: manager.id, subject_kind: 'influencer_activation' },
    details: { replaced_key_id: id, game_key_id: body.game_key_id, note: 'Seen it.' },
  });
  expect((await reissue(id)).code).toBe('TRANSITION_REFUSED');
});

test('of two who replace a key at once one does; the same call sent twice does it once', async () => {
  await fillPool(api, 'alpha', 61, 10, 'TWICE');
  const one = await holder();
  const answers = await Promise.all([reissue(one.id), reissue(one.id)]);
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    'TRANSITION_REFUSED',
    'done',
  ]);
  const other = await holder();
  const before = (await stockOf(61)).available;
  const headers = { 'idempotency-key': 'replace' };
  const same = await Promise.all([
    reissue(other.id, manager, headers),
    reissue(other.id, manager, headers),
  ]);
  expect(same[0].body).toEqual(same[1].body);
  expect((await stockOf(61)).available).toBe(before - 1);
  expect(await sent(other.who, 'key_replaced')).toHaveLength(1);
});

test('where no key is left the broken one stays, and nobody is told anything', async () => {
  await fillPool(api, 'alpha', 61, 1, 'LAST');
  const { who, id } = await holder();
  await api.services.store.database
    .update(gameKeys)
    .set({ state: 'withdrawn' })
    .where(and(eq(gameKeys.program_uuid, manager.uuid), eq(gameKeys.state, 'available')));
  expect((await reissue(id)).code).toBe('KEYS_EXHAUSTED');
  expect((await keysOf(61)).body.items[0]).toMatchObject({ id, state: 'claimed' });
  expect(await sent(who, 'key_replaced')).toEqual([]);
});

test('a key that a reward gave is replaced in its redemption', async () => {
  await fillPool(api, 'alpha', 61, 2, 'REWARD');
  const who = await ada();
  await earn(api, who, 100);
  const { body } = await redeem(api, who, GAME);
  const [given] = (await keysOf(61)).body.items;
  expect(given).toMatchObject({ redemption_id: body.redemption.id, creator: { id: who.id } });
  expect((await reissue(given?.id ?? 0)).status).toBe(201);
  const read = await api.call(listRedemptions, as(who));
  expect(read.body.items[0]?.key).not.toBe(body.redemption.key);
  expect(read.body.items[0]?.key).not.toBeNull();
  expect(await sent(who, 'key_replaced')).toMatchObject([{ params: { given_by: 'reward' } }]);
});

test('keys that nobody had, of another program, or of a deleted account are not replaced', async () => {
  await fillPool(api, 'alpha', 61, 3, 'REFUSED');
  const [free] = await api.services.store.database
    .select()
    .from(gameKeys)
    .where(and(eq(gameKeys.program_uuid, manager.uuid), eq(gameKeys.state, 'available')));
  expect((await reissue(free?.id ?? 0)).code).toBe('TRANSITION_REFUSED');
  const { who, id } = await holder();
  const missing = await reissue(999_999);
  expect([missing.code, (await reissue(id, foreigner)).error]).toEqual([
    'KEY_UNKNOWN',
    missing.error,
  ]);
  await api.services.store.database
    .update(creators)
    .set({ status: 'deleted' })
    .where(eq(creators.id, who.id));
  expect((await reissue(id)).code).toBe('CREATOR_UNKNOWN');
});
