import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { rewardRedemptions } from '#api/store/tables/ledger.ts';
import { timelineEntries } from '#api/store/tables/pipelines.ts';
import { programs } from '#api/store/tables/programs.ts';
import { webhookMessages } from '#api/store/tables/webhooks.ts';
import { REVIEW_STATES } from '#contract/vocabulary/review-words.ts';
import { WEBHOOK_EVENTS } from '#contract/vocabulary/webhook-words.ts';
import { createWebhook } from '#contract/webhooks/endpoints.ts';
import { WEBHOOK_PAYLOADS } from '#contract/webhooks/payloads.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { createApplication, createContent, createRequest } from '../support/review-subjects.ts';

/**
 * What the database's triggers write of every transition: the message of a webhook is data of the
 * contract, whichever way the row was written.
 */

let api: TestApi;
let person: TestPerson;
/** Types that any test here saw. */
const seen = new Set<string>();

beforeAll(async () => {
  api = await startTestApi();
  const owner = await api.operator('alpha', 'owner');
  person = await api.creator('alpha');
  const body = { name: 'all', url: 'http://127.0.0.1:9/all', events: [...WEBHOOK_EVENTS] };
  await api.call(createWebhook, { token: owner.token, query: { uuid: owner.uuid }, body });
});
afterAll(() => api.close());

/** Does something, and answers the messages that it left, each as the contract has it. */
async function toldOf(act: () => Promise<unknown>): Promise<[type: string, data: object][]> {
  const { database } = api.services.store;
  await database.delete(webhookMessages);
  await act();
  const messages = await database
    .select()
    .from(webhookMessages)
    .orderBy(asc(webhookMessages.written_at), asc(webhookMessages.id));
  return messages.map(({ type, data, program_uuid }) => {
    seen.add(type);
    expect(program_uuid).toBe(person.uuid);
    return [type, WEBHOOK_PAYLOADS[type].data.parse(data)];
  });
}

describe.each([
  ['application', 'application', createApplication, 'application_id', {}],
  ['request', 'activation_request', createRequest, 'activation_request_id', { activation_id: 2 }],
  ['content', 'content', createContent, 'content_id', { activation_id: 3 }],
] as const)('of an %s', (word, subject_kind, create, named, more) => {
  test.each(REVIEW_STATES)('%s is told', async (to_state) => {
    const other = await api.creator('alpha');
    const id = await create(api, other);
    const told = await toldOf(() =>
      api.services.store.database.insert(timelineEntries).values({
        ...{ program_uuid: person.uuid, subject_kind, subject_id: String(id), to_state },
        ...{ from_state: to_state === 'submitted' ? null : 'submitted', actor_kind: 'operator' },
      }),
    );
    expect(told).toMatchObject([
      [`${word}.${to_state}`, { [named]: id, creator_id: other.id, state: to_state, ...more }],
    ]);
  });
});

test('of a reward, that it was taken, given, and given back, each once', async () => {
  const { database } = api.services.store;
  const row = { program_uuid: person.uuid, creator_id: person.id, reward_id: 1, cost: 100 };
  const change = (values: Partial<typeof rewardRedemptions.$inferInsert>) =>
    database
      .update(rewardRedemptions)
      .set(values)
      .where(eq(rewardRedemptions.creator_id, person.id));
  const taken = await toldOf(() =>
    database.insert(rewardRedemptions).values({ ...row, state: 'claimed' }),
  );
  const given = await toldOf(() => change({ state: 'fulfilled', fulfilled_at: new Date() }));
  expect(await toldOf(() => change({ note: 'sent by post' }))).toEqual([]);
  const back = await toldOf(() => change({ state: 'refunded', refunded_at: new Date() }));
  const of = { creator_id: person.id, reward_id: 1, cost: 100 };
  expect([taken, given, back]).toMatchObject([
    [['reward.claimed', { ...of, from_state: null, state: 'claimed' }]],
    [['reward.fulfilled', { ...of, from_state: 'claimed', state: 'fulfilled' }]],
    [['reward.refunded', { ...of, from_state: 'fulfilled', state: 'refunded' }]],
  ]);
});

test('of a member, that they came, went, were suspended, restored and deleted', async () => {
  const { database } = api.services.store;
  const { id } = await api.creator('alpha');
  const change = (values: Partial<typeof creators.$inferInsert>) =>
    toldOf(() => database.update(creators).set(values).where(eq(creators.id, id)));
  await change({ member_since: null });
  const joined = await change({ member_since: new Date('2026-11-27T10:00:00.123Z') });
  const suspended = await change({
    ...{ status: 'suspended', suspended_until: new Date('2026-12-24T00:00:00Z') },
  });
  const restored = await change({ status: 'active', suspended_until: null });
  const left = await change({ member_since: null });
  await change({ member_since: new Date() });
  const deleted = await change({ status: 'deleted', member_since: null });
  expect(await change({ updated_at: new Date() })).toEqual([]);
  expect([joined, suspended, restored, left, deleted]).toMatchObject([
    [['member.joined', { creator_id: id, member_since: '2026-11-27T10:00:00.123Z' }]],
    [['member.suspended', { creator_id: id, status_until: '2026-12-24T00:00:00.000Z' }]],
    [['member.restored', { creator_id: id, status: 'active', status_until: null }]],
    [['member.left', { creator_id: id, member_since: null }]],
    [['member.deleted', { creator_id: id, status: 'deleted' }]],
  ]);
});

test('of the points and the campaign, and then nothing is left that no trigger tells', async () => {
  const { services } = api;
  const { store } = services;
  const points = await toldOf(() =>
    postPoints(store, {
      ...{ program_uuid: person.uuid, activation_id: 1, creator_id: person.id, now: new Date() },
      ...{ amount: 7, source_kind: 'adjustment', source_id: 'told', reason: {} },
    }),
  );
  expect(points).toMatchObject([
    ['points.posted', { creator_id: person.id, amount: 7, source_id: 'told' }],
  ]);
  const applied = await toldOf(() =>
    store.database
      .update(programs)
      .set({ campaign_hash: 'another' })
      .where(eq(programs.uuid, person.uuid)),
  );
  expect(applied).toMatchObject([['campaign.applied', { campaign_hash: 'another' }]]);
  expect(WEBHOOK_EVENTS.filter((event) => !seen.has(event))).toEqual([]);
});
