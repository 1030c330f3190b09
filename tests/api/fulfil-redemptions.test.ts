import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { listRedemptions } from '#contract/rewards/endpoints.ts';
import {
  fulfilRedemption,
  fulfilRedemptions,
  listOperatorRedemptions,
  refundRedemption,
} from '#contract/rewards/operator-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { BADGE, earn, redeem } from '../support/rewards.ts';

let api: TestApi;
let operator: TestPerson;
let foreigner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.operator('alpha', 'manager');
  foreigner = await api.operator('beta', 'manager');
});
afterAll(() => api.close());

const customer = async () => {
  const person = await api.creator('alpha', {
    ...{ display_name: 'Ada', email: 'ada@people.example', email_verified_at: new Date() },
  });
  await earn(api, person, 100);
  const { body } = await redeem(api, person, BADGE);
  return { person, redemption: body.redemption };
};
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

test('whoever waits is told the tracking reference, also when the reward is refunded', async () => {
  const { person, redemption } = await customer();
  const { body } = await settle(fulfilRedemption, redemption.id, {
    tracking_reference: 'JD 0146 0000 1234',
  });
  expect(body.tracking_reference).toBe('JD 0146 0000 1234');
  expect((await kindsOf(person)).at(-1)).toMatchObject({
    ...{ kind: 'reward_fulfilled', tracking_reference: 'JD 0146 0000 1234' },
  });
  await settle(refundRedemption, redemption.id);
  const read = await api.call(listRedemptions, {
    token: person.token,
    query: { uuid: person.uuid },
  });
  expect(read.body.items).toMatchObject([
    { id: redemption.id, tracking_reference: 'JD 0146 0000 1234', note: null },
  ]);
});

test('many rewards are fulfilled at once, each by itself; a dry run says so and changes nothing', async () => {
  const one = await customer();
  const other = await customer();
  const done = await customer();
  await settle(fulfilRedemption, done.redemption.id);
  const items = [
    { redemption_id: one.redemption.id, tracking_reference: 'T-1', note: 'On its way' },
    { redemption_id: done.redemption.id, tracking_reference: 'T-2' },
    { redemption_id: 999_999 },
    { redemption_id: other.redemption.id, tracking_reference: 'T-3' },
  ];
  const fulfil = (dry_run: boolean, { token, uuid } = operator) =>
    api.call(fulfilRedemptions, { token, query: { uuid }, body: { dry_run, items } });
  const tried = await fulfil(true);
  expect(tried.body.results).toEqual([
    { redemption_id: one.redemption.id, result: 'fulfilled', code: null },
    { redemption_id: done.redemption.id, result: 'refused', code: 'TRANSITION_REFUSED' },
    { redemption_id: 999_999, result: 'refused', code: 'REDEMPTION_UNKNOWN' },
    { redemption_id: other.redemption.id, result: 'fulfilled', code: null },
  ]);
  expect((await kindsOf(one.person)).map(({ kind }) => kind)).toEqual(['reward_redeemed']);
  expect(await audited(one.redemption.id)).toEqual([]);
  const foreign = await fulfil(false, foreigner);
  expect(foreign.body.results.map(({ code }) => code)).toEqual(Array(4).fill('REDEMPTION_UNKNOWN'));
  const fulfilled = await fulfil(false);
  expect(fulfilled.body).toEqual({ dry_run: false, results: tried.body.results });
  expect((await kindsOf(one.person)).at(-1)).toMatchObject({
    ...{ kind: 'reward_fulfilled', note: 'On its way' },
  });
  expect(await audited(other.redemption.id)).toMatchObject([
    { action: 'redemption.fulfil', details: { tracking_reference: 'T-3' } },
  ]);
  const again = await fulfil(false);
  expect(again.body.results.map(({ result }) => result)).toEqual(Array(4).fill('refused'));
});

test('of two lists that are fulfilled at once each reward is fulfilled once', async () => {
  const waiting = await Promise.all([customer(), customer(), customer()]);
  const ids = waiting.map(({ redemption }) => redemption.id);
  const fulfil = (order: readonly number[]) =>
    api.call(fulfilRedemptions, {
      ...{ token: operator.token, query: { uuid: operator.uuid } },
      body: { dry_run: false, items: order.map((redemption_id) => ({ redemption_id })) },
    });
  const answers = await Promise.all([fulfil(ids), fulfil(ids.toReversed())]);
  const results = answers.flatMap(({ body }) => body.results);
  expect(results.filter(({ result }) => result === 'fulfilled')).toHaveLength(3);
  for (const { person } of waiting)
    expect((await kindsOf(person)).filter(({ kind }) => kind === 'reward_fulfilled')).toHaveLength(
      1,
    );
});

test('a list names each redemption once, and five hundred at most', async () => {
  const fulfil = (items: readonly object[]) =>
    api.call(fulfilRedemptions, {
      ...{ token: operator.token, query: { uuid: operator.uuid } },
      body: { dry_run: true, items },
    });
  expect((await fulfil([{ redemption_id: 1 }, { redemption_id: 1 }])).code).toBe('REQUEST_INVALID');
  const many = Array.from({ length: 501 }, (_, index) => ({ redemption_id: index + 1 }));
  expect((await fulfil(many)).code).toBe('REQUEST_INVALID');
});

test('redemptions are found by the person, by the title and by the reward', async () => {
  const { person, redemption } = await customer();
  const email = `${person.id}@found.example`;
  await api.services.store.database
    .update(creators)
    .set({ email })
    .where(eq(creators.id, person.id));
  const idsOf = async (query: object) => {
    const { token, uuid } = operator;
    const { body } = await api.call(listOperatorRedemptions, {
      ...{ token, query: { uuid, limit: 100, ...query } },
    });
    return body.items.map(({ id }) => id);
  };
  expect(await idsOf({ search: email })).toEqual([redemption.id]);
  expect(await idsOf({ search: redemption.title.toUpperCase() })).toContain(redemption.id);
  expect(await idsOf({ search: email, reward_id: BADGE })).toEqual([redemption.id]);
  expect(await idsOf({ search: email, reward_id: 999 })).toEqual([]);
  expect(await idsOf({ search: '%' })).toEqual([]);
});
