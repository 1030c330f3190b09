import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { gameKeys, influencerActivations, keyImports } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { operators } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { listOperatorPoints, readOperatorCreator } from '#contract/people/endpoints.ts';
import { listPointTransactions } from '#contract/quests/endpoints.ts';
import { adjustPoints } from '#contract/rewards/operator-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { writeSampleLife } from '../support/sample-life.ts';

let api: TestApi;
let viewer: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  viewer = await api.operator('alpha', 'viewer');
  manager = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());

const read = (creator_id: string, { token, uuid } = viewer) =>
  api.call(readOperatorCreator, { token, query: { uuid }, params: { creator_id } });
const points = (creator_id: string, query: object, { token, uuid } = viewer) =>
  api.call(listOperatorPoints, { token, query: { uuid, ...query }, params: { creator_id } });
const adjust = (creator_id: string, amount: number, note: string) =>
  api.call(adjustPoints, {
    token: manager.token,
    query: { uuid: manager.uuid },
    params: { creator_id },
    body: { activation_id: 1, amount, note },
  });

async function lived(mark: string): Promise<TestPerson> {
  const person = await api.creator('alpha', {
    ...{ display_name: mark, email: `${mark}@people.example`, country: 'US', locale: 'de' },
    custom_fields: { credit_name: mark },
  });
  await writeSampleLife(api.services.store, person, mark);
  return person;
}

test('a person’s page has everything of them, and nothing of anybody else', async () => {
  const [maya, other] = [await lived('mayapage'), await lived('otherpage')];
  await api.services.store.database
    .update(identityLinks)
    .set({ statistics: { followers: 7 }, statistics_at: new Date('2026-01-02T03:04:05Z') })
    .where(eq(identityLinks.creator_id, maya.id));
  const { status, body } = await read(maya.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ id: maya.id, display_name: 'mayapage', email: 'mayapage@people.example', locale: 'de' },
    ...{ country: 'US', email_verified: false, custom_fields: { credit_name: 'mayapage' } },
    links: [
      {
        ...{ provider: 'twitch', name: 'mayapage', statistics: { followers: 7 } },
        statistics_at: '2026-01-02T03:04:05.000Z',
      },
    ],
    status: { status: 'active', note: 'mayapage', since: expect.any(String), until: null },
    tags: ['mayapage'],
    agreements: [{ agreement: 'coc_accepted', version: '1', current: expect.any(Boolean) }],
    point_balances: [{ activation_id: 1, balance: 120, earned: 120, title: expect.any(String) }],
    notes: { count: 1, items: [{ text: 'mayapage', author: null, own: false }] },
    applications: { count: 1, items: [{ state: 'accepted', note: 'mayapage' }] },
    requests: { count: 1, items: [{ activation_id: 2, activation_title: expect.any(String) }] },
    content: { count: 1, items: [{ title: 'mayapage', url: 'https://v.example/mayapage' }] },
    appeals: { count: 1, items: [{ subject_kind: 'metric_event', message: 'mayapage' }] },
    redemptions: { count: 1, items: [{ reward_id: 1, state: 'claimed', cost: 50 }] },
    mails: { count: 1, items: [{ kind: 'verify_email', category: 'account', state: 'pending' }] },
    sessions: { count: 1, items: [{ id: maya.session_id, revoked_at: null }] },
  });
  expect(body.point_balances[0]?.title).not.toBe('');
  expect(
    body.enrolments.items.map(({ activation_id, state, keys }) => [
      activation_id,
      state,
      keys.map((key) => key.state),
    ]),
  ).toEqual([
    [2, 'claimed', ['claimed']],
    [3, 'accepted', []],
    [4, 'offered', []],
  ]);
  expect(body.enrolments.items[0]?.key_option).toMatchObject({
    id: 21,
    platform: expect.any(String),
  });
  const text = JSON.stringify(body);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain('otherpage');
});

test('no key, no token and no text of a mail is on the page', async () => {
  const maya = await lived('mayasecret');
  const { database } = api.services.store;
  await database
    .update(mails)
    .set({ params: { verification_url: 'https://x.example/verify?token=hidden' } })
    .where(eq(mails.creator_id, maya.id));
  const text = JSON.stringify((await read(maya.id)).body);
  expect(text).not.toMatch(/hidden|_hash|ciphertext|fingerprint|successor|subject"|params/);
  expect(text).not.toContain(Buffer.from('sealed key').toString('hex'));
});

test('keys that were revoked are on the page beside the one that took their place', async () => {
  const maya = await lived('mayakeys');
  const { database } = api.services.store;
  const [enrolment] = (await read(maya.id)).body.enrolments.items;
  const [batch] = await database.select().from(keyImports).limit(1);
  await database.insert(gameKeys).values({
    ...{ program_uuid: maya.uuid, key_option_id: 21, ciphertext: Buffer.from('older') },
    ...{ fingerprint: 'older', state: 'revoked', influencer_activation_id: enrolment?.id ?? 0 },
    ...{ import_id: batch?.id ?? 0, claimed_at: new Date(0), revoked_at: new Date(1000) },
  });
  const [again] = (await read(maya.id)).body.enrolments.items;
  expect(again?.keys).toMatchObject([
    { state: 'claimed' },
    { state: 'revoked', revoked_at: new Date(1000).toISOString() },
  ]);
});

test('of each kind the newest 50 are shown, with how many there are', async () => {
  const maya = await api.creator('alpha');
  const { database } = api.services.store;
  await database.insert(sessions).values(
    Array.from({ length: 60 }, (_, index) => ({
      ...{ program_uuid: maya.uuid, creator_id: maya.id, user_agent: `Phone ${index}` },
      ...{ last_used_at: new Date(Date.now() - index * 1000), expires_at: new Date() },
    })),
  );
  await database.insert(mails).values(
    Array.from({ length: 51 }, (_, index) => ({
      ...{ program_uuid: maya.uuid, creator_id: maya.id, address: 'm@people.example' },
      ...{ kind: `kind ${index}`, category: 'account' as const, params: {}, locale: 'en' },
    })),
  );
  const { body } = await read(maya.id);
  expect([body.sessions.count, body.sessions.items.length]).toEqual([61, 50]);
  expect([body.mails.count, body.mails.items.length]).toEqual([51, 50]);
  expect(body.mails.items[0]?.kind).toBe('kind 50');
  const agents = body.sessions.items.map(({ user_agent }) => user_agent);
  expect(agents).toContain('Phone 40');
  expect(agents).not.toContain('Phone 55');
});

test('people of another program are unknown, the deleted are not: what is kept can be explained', async () => {
  const stranger = await api.operator('beta', 'owner');
  const maya = await lived('mayagone');
  expect((await read(maya.id, stranger)).code).toBe('CREATOR_UNKNOWN');
  expect((await read('11111111-1111-4111-8111-111111111111')).code).toBe('CREATOR_UNKNOWN');
  const elsewhere = { ...stranger, uuid: maya.uuid };
  expect((await read(maya.id, elsewhere)).code).toBe('NOT_ALLOWED');
  await api.call(deleteAccount, { token: maya.token, query: { uuid: maya.uuid } });
  const { body } = await read(maya.id);
  expect(body).toMatchObject({
    ...{ display_name: '', email: null, tags: [], links: [] },
    status: { status: 'deleted', note: null },
    notes: { count: 0 },
    redemptions: { count: 1 },
  });
  expect(JSON.stringify(body)).not.toContain('mayagone');
});

test('points are told as the person sees them, with who adjusted them', async () => {
  const maya = await api.creator('alpha');
  const { database } = api.services.store;
  await database.update(operators).set({ name: 'Mo' }).where(eq(operators.id, manager.id));
  await adjust(maya.id, 30, 'A bonus.');
  await database.insert(pointTransactions).values({
    ...{ program_uuid: maya.uuid, creator_id: maya.id, activation_id: 1, amount: 5 },
    ...{ balance_after: 35, source_kind: 'quest', source_id: 'q', reason: { quest_id: 1 } },
  });
  await adjust(maya.id, -10, 'Too much.');
  const first = (await points(maya.id, { activation_id: 1, limit: 2 })).body;
  const cursor = first.next_cursor ?? '';
  const rest = (await points(maya.id, { activation_id: 1, cursor })).body;
  expect(rest.next_cursor).toBeNull();
  const items = [...first.items, ...rest.items];
  const mo = { id: manager.id, name: 'Mo' };
  expect(items.map(({ amount, adjusted_by }) => [amount, adjusted_by])).toEqual([
    [-10, mo],
    [5, null],
    [30, mo],
  ]);
  const own = await api.call(listPointTransactions, {
    token: maya.token,
    query: { uuid: maya.uuid },
    params: { activation_id: 1 },
  });
  expect(items.map(({ adjusted_by: _, ...item }) => item)).toEqual(own.body.items);
  expect(items[0]?.why).toBe('Too much.');
  expect(JSON.stringify(own.body)).not.toContain(manager.id);
});

test('points are those of a season of the program, and of its people', async () => {
  const maya = await api.creator('alpha');
  const stranger = await api.operator('beta', 'owner');
  expect((await points(maya.id, { activation_id: 999 })).code).toBe('ACTIVATION_UNKNOWN');
  expect((await points(maya.id, { activation_id: 1 }, stranger)).code).toBe('CREATOR_UNKNOWN');
  expect((await points(maya.id, {})).code).toBe('REQUEST_INVALID');
  expect((await points(maya.id, { activation_id: 1 })).body).toEqual({
    items: [],
    next_cursor: null,
  });
});

test('an enrolment of another person is on no page but theirs', async () => {
  const [maya, other] = [await api.creator('alpha'), await api.creator('alpha')];
  await api.services.store.database.insert(influencerActivations).values({
    ...{ program_uuid: other.uuid, creator_id: other.id, activation_id: 2, state: 'offered' },
  });
  expect((await read(maya.id)).body.enrolments).toEqual({ count: 0, items: [] });
  expect((await read(other.id)).body.enrolments.count).toBe(1);
});
