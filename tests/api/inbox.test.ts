import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { influencerActivations } from '#api/store/tables/activations.ts';
import { rewardRedemptions } from '#api/store/tables/ledger.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import { contentReview } from '#contract/reviews/endpoints.ts';
import { countInbox, type InboxItem, listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { INBOX_KINDS, type InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  createAppeal,
  createApplication,
  createContent,
  createRequest,
  type SubjectValues,
} from '../support/review-subjects.ts';
import { BADGE } from '../support/rewards.ts';

const DAY = 86_400_000;
/** What beta promises. */
const REVIEW_DAYS = 14;
const NOW = Date.now();
const ago = (days: number) => new Date(NOW - days * DAY);

let api: TestApi;
let viewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  viewer = await api.operator('beta', 'viewer');
  api.setTime(new Date(NOW));
});
afterAll(() => api.close());
beforeEach(async () => {
  const { database } = api.services.store;
  await database.delete(rewardRedemptions);
  await database.delete(creators);
});

type Key = readonly [kind: InboxKind, id: string | number];

const someone = (program: 'alpha' | 'beta' = 'beta', display_name = 'Ada') =>
  api.creator(program, { display_name, member_since: null });

async function redeem(person: TestPerson, submitted_at: Date) {
  const [row] = await api.services.store.database
    .insert(rewardRedemptions)
    .values({
      ...{ program_uuid: person.uuid, creator_id: person.id, reward_id: BADGE, cost: 10 },
      ...{ state: 'claimed', claimed_at: submitted_at },
    })
    .returning();
  return row?.id ?? 0;
}

/** One of each kind, of one moment, in the order of the inbox. */
async function oneOfEach(person: TestPerson, changes: SubjectValues = {}): Promise<Key[]> {
  const values = { submitted_at: ago(1), ...changes };
  return [
    ['application', await createApplication(api, person, values)],
    ['activation_request', await createRequest(api, person, values)],
    ['content', await createContent(api, person, values)],
    ['appeal', await createAppeal(api, person, values)],
    ['redemption', await redeem(person, values.submitted_at)],
  ];
}

const list = async (query: object = {}, { token, uuid } = viewer) =>
  (await api.call(listInbox, { token, query: { uuid, ...query } })).body;
const keys = (items: readonly InboxItem[]): Key[] => items.map(({ kind, id }) => [kind, id]);
const found = async (query: object = {}, operator = viewer) =>
  keys((await list(query, operator)).items);

test('is one queue of every kind, oldest first, in pages, each once', async () => {
  const [first, second] = [await someone(), await someone()];
  const late = await oneOfEach(second, { submitted_at: ago(1) });
  const early = await oneOfEach(first, { submitted_at: ago(2) });
  const between = await createAppeal(api, first, { submitted_at: ago(1.5) });
  const expected: Key[] = [...early, ['appeal', between], ...late];
  expect(await found()).toEqual(expected);
  for (const limit of [1, 2, 4]) {
    const seen: Key[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        ...{ limit, ...(cursor ? { cursor } : {}) },
      });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...keys(page.items));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen, `pages of ${limit}`).toEqual(expected);
  }
});

test('keeps the order of what came at the same moment, over pages and states', async () => {
  const submitted_at = ago(3);
  const ids: Key[] = [];
  for (let index = 0; index < 6; index += 1) {
    const state = index % 2 === 0 ? 'submitted' : 'in_review';
    ids.push(['appeal', await createAppeal(api, await someone(), { submitted_at, state })]);
  }
  const { items, next_cursor } = await list({ limit: 3 });
  const rest = await list({ limit: 3, cursor: next_cursor ?? '' });
  expect(keys([...items, ...rest.items])).toEqual(ids);
});

test('says of each what it is about, who made it, since when and until when', async () => {
  const person = await someone('beta', 'Grace');
  await oneOfEach(person, { submitted_at: ago(2), text: 'My own words' });
  const { items } = await list();
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ['application', 'Beta Creators'],
    ['activation_request', expect.stringMatching(/\w/)],
    ['content', 'My own words'],
    ['appeal', expect.stringMatching(/\w/)],
    ['redemption', expect.stringMatching(/\w/)],
  ]);
  for (const item of items)
    expect(item).toMatchObject({
      ...{ creator: { id: person.id, display_name: 'Grace' }, guest: null },
      ...{ submitted_at: ago(2).toISOString(), waiting_decision: null },
      due_at: new Date(ago(2).getTime() + REVIEW_DAYS * DAY).toISOString(),
      revision: item.kind === 'redemption' ? null : 1,
      state: item.kind === 'redemption' ? 'claimed' : 'submitted',
    });
});

test('names the guest who made a piece', async () => {
  const person = await someone();
  const id = Number(await createContent(api, person));
  const { database } = api.services.store;
  const guest = { guest_name: 'Linus', guest_email: 'linus@guests.example' };
  await database
    .update(influencerActivations)
    .set({ creator_id: null, guest_token_hash: 'x', ...guest })
    .where(eq(influencerActivations.creator_id, person.id));
  await database.update(contents).set({ creator_id: null }).where(eq(contents.id, id));
  expect((await list()).items).toMatchObject([
    { id, creator: null, guest: { name: 'Linus', email: 'linus@guests.example' } },
  ]);
  await database.delete(contents).where(eq(contents.id, id));
});

test('shows the decision that waits on something', async () => {
  const reviewer = await api.operator('beta', 'reviewer');
  const id = await createContent(api, await someone());
  const due_at = new Date(NOW + 20_000).toISOString();
  const body = { decision: 'accept', reason_code: 'none', revision: 1, hold_seconds: 20 };
  const { token, uuid } = reviewer;
  await api.call(contentReview.decide, { token, query: { uuid }, params: { id }, body });
  expect((await list()).items).toMatchObject([
    {
      ...{ id, state: 'submitted' },
      waiting_decision: { decision: 'accept', operator_name: expect.any(String), due_at },
    },
  ]);
});

test('is filtered by kinds and states', async () => {
  const person = await someone();
  const all = await oneOfEach(person);
  const done = await createApplication(api, await someone(), { state: 'accepted' });
  const begun = await createAppeal(api, person, { state: 'in_review', submitted_at: ago(1) });
  expect(await found({ kinds: 'appeal,redemption' })).toEqual([all[3], ['appeal', begun], all[4]]);
  expect(await found({ states: 'in_review' })).toEqual([['appeal', begun]]);
  expect(await found({ states: 'claimed' })).toEqual([all[4]]);
  expect(await found({ states: 'fulfilled,accepted', kinds: 'application' })).toEqual([
    ['application', done],
  ]);
  expect(await found({ states: 'claimed', kinds: 'content' })).toEqual([]);
  const { items } = await list({ states: 'accepted' });
  expect(items.map(({ due_at }) => due_at)).toEqual([null]);
  const { token, uuid } = viewer;
  for (const [name, value] of [
    ['kinds', 'letter'],
    ['kinds', 'appeal,'],
    ['states', 'open'],
  ] as const)
    expect((await api.call(listInbox, { token, query: { uuid, [name]: value } })).code).toBe(
      'REQUEST_INVALID',
    );
});

test('finds names, addresses, titles and answers, whatever signs they are made of', async () => {
  const person = await someone('beta', 'Hedy 100%');
  const all = await oneOfEach(person, { text: 'of_it \\ all' });
  await oneOfEach(await someone());
  expect(await found({ search: 'hedy 100%' })).toEqual(all);
  expect(await found({ search: 'OF_IT \\ all' })).toEqual(all.slice(0, 4));
  expect(await found({ search: 'ofXit' })).toEqual([]);
  const [reward] = (await list({ kinds: 'redemption' })).items;
  expect(await found({ search: reward?.title, kinds: 'redemption' })).toHaveLength(2);
});

test('finds what begins a word, also without blanks between words, and words in any order', async () => {
  const id = await createApplication(api, await someone('beta', 'Ada'), {
    text: `Speedruns\nof "C:\\new" and 実況プレイ ${'x'.repeat(5_000)}y`,
  });
  const all: Key[] = [['application', id]];
  for (const search of ['speed', 'of speedruns', 'NEW', '実況', 'プレイ', 'x'.repeat(100), 'ada'])
    expect(await found({ search }), search).toEqual(all);
  for (const search of ['runs', 'nof', 'speedruns ada', '実験', '...', 'about'])
    expect(await found({ search }), search).toEqual([]);
});

test('knows what waits for longer than the program promised', async () => {
  const late = await oneOfEach(await someone(), { submitted_at: ago(REVIEW_DAYS + 1) });
  const fresh = await oneOfEach(await someone(), { submitted_at: ago(REVIEW_DAYS - 1) });
  const answered = { submitted_at: ago(REVIEW_DAYS + 1), state: 'rejected' } as const;
  await createAppeal(api, await someone(), answered);
  expect(await found({ overdue: true })).toEqual(late);
  expect(await found({ overdue: true, states: 'rejected' })).toEqual([]);
  expect(await found({ overdue: false })).toEqual(fresh);
  const { token, uuid } = viewer;
  const { body } = await api.call(countInbox, { token, query: { uuid } });
  const oldest_at = ago(REVIEW_DAYS + 1).toISOString();
  expect(body.counts).toEqual(
    INBOX_KINDS.map((kind) => ({ kind, waiting: 2, overdue: 1, oldest_at })),
  );
});

test('of a program that promises nothing has nothing overdue', async () => {
  const operator = await api.operator('alpha', 'viewer');
  const all = await oneOfEach(await someone('alpha'), { submitted_at: ago(400) });
  expect(await found({}, operator)).toEqual(all);
  expect(await found({ overdue: true }, operator)).toEqual([]);
  expect(await found({ overdue: false }, operator)).toEqual(all);
  expect((await list({}, operator)).items.map(({ due_at }) => due_at)).toEqual(Array(5).fill(null));
  const { token, uuid } = operator;
  const { body } = await api.call(countInbox, { token, query: { uuid } });
  expect(body.counts.map(({ waiting, overdue }) => [waiting, overdue])).toEqual(
    Array(5).fill([1, 0]),
  );
});

test("has nothing of another program's, and counts nothing of it", async () => {
  await oneOfEach(await someone('alpha'));
  expect(await found()).toEqual([]);
  const { token, uuid } = viewer;
  const { body } = await api.call(countInbox, { token, query: { uuid } });
  expect(body.counts).toEqual(
    INBOX_KINDS.map((kind) => ({ kind, waiting: 0, overdue: 0, oldest_at: null })),
  );
});

test('refuses a cursor of another list', async () => {
  const at = '2001-01-01T00:00:00.000000Z';
  const strange = [
    ...['x', [1], [at, 1], [at, 'letter', '1'], [at, 'appeal', 'x'], [at, 'application', '1']],
    ...[
      ['2001', 'appeal', '1'],
      ['2001-99-99T00:00:00.000000Z', 'appeal', '1'],
    ],
  ].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));
  const { token, uuid } = viewer;
  for (const cursor of strange)
    expect((await api.call(listInbox, { token, query: { uuid, cursor } })).code, cursor).toBe(
      'CURSOR_INVALID',
    );
});
