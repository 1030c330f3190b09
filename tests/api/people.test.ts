import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { listCreators, listCreatorTags, setCreatorTags } from '#contract/people/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let owner: TestPerson;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

const list = async (query: object, { token, uuid } = owner) =>
  api.call(listCreators, { token, query: { uuid, ...query } });
const namesOf = async (query: object) =>
  (await list(query)).body.items.map(({ display_name }) => display_name);
const tag = (creator_id: string, tags: readonly string[], { token, uuid } = reviewer) =>
  api.call(setCreatorTags, { token, query: { uuid }, params: { creator_id }, body: { tags } });
const link = ({ uuid, id }: TestPerson, name: string, statistics?: Record<string, number>) =>
  api.services.store.database.insert(identityLinks).values({
    ...{ program_uuid: uuid, creator_id: id, provider: 'twitch', subject: id, name },
    statistics: statistics ?? null,
  });

describe('creators', () => {
  test('are listed newest first, in pages, and found by name and account', async () => {
    const created_at = new Date('2001-01-01T00:00:00Z');
    const people: TestPerson[] = [];
    for (const display_name of ['Ada Searched', 'Bob Searched', 'Cy Searched'])
      people.push(await api.creator('alpha', { display_name, created_at }));
    const [ada] = people as [TestPerson];
    await link(ada, 'ada_of_twitch', { followers: 12 });
    const first = (await list({ search: 'searched', limit: 2 })).body;
    const { next_cursor } = first;
    const second = (await list({ search: 'searched', limit: 2, cursor: next_cursor ?? '' })).body;
    expect(second.next_cursor).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    const newest = people.map(({ id }) => id).sort();
    expect(ids).toEqual(newest.reverse());
    expect((await list({ search: 'OF_TWITCH' })).body.items).toMatchObject([
      {
        id: ada.id,
        links: [{ provider: 'twitch', name: 'ada_of_twitch', statistics: { followers: 12 } }],
        ...{ status: 'active', suspended_until: null, tags: [] },
        created_at: created_at.toISOString(),
      },
    ]);
    for (const cursor of ['?', Buffer.from('["2001-01-01",1]').toString('base64url')])
      expect((await list({ cursor })).code).toBe('CURSOR_INVALID');
  });

  test('are found by the beginnings of words, by an address and by their id', async () => {
    const email = 'Zora.Quill+fan@people.example';
    const zora = await api.creator('alpha', { display_name: "Zo'ra; Ünder-Quill", email });
    const beta = await api.creator('beta', { display_name: 'Zora', email });
    for (const search of [
      ...['zo', "ZO'RA", 'quill', 'qui zo', 'Ünder', 'fan', 'zora.quill', '; quill'],
      ...[email.toUpperCase(), 'zora.quill+f', 'zora.quill+fan@peo', zora.id.toUpperCase()],
    ])
      expect(await namesOf({ search }), search).toEqual(["Zo'ra; Ünder-Quill"]);
    // Neither a middle, nor a host that many share, nor what has no letter; nor anybody elsewhere.
    for (const search of ['uill', 'quill zz', 'people', 'quill@people', '___', "'", '\\', beta.id])
      expect(await namesOf({ search }), search).toEqual([]);
  });

  test('are found by a word that thousands have as by one that few have', async () => {
    const operator = await api.operator('beta', 'viewer');
    const program_uuid = operator.uuid;
    const { database } = api.services.store;
    await database.insert(creators).values(
      Array.from({ length: 5_001 }, (_, index) => ({
        ...{ program_uuid, display_name: `Crowd ${index}` },
        created_at: new Date(Date.UTC(2020, 0, 1, 0, index)),
      })),
    );
    const created_at = new Date('2021-01-01T00:00:00Z');
    const linked = await api.creator('beta', { display_name: 'Somebody', created_at });
    await link(linked, 'of_the_crowds');
    await api.creator('beta', { display_name: 'Nobody', created_at });
    const first = (await list({ search: 'crowd', limit: 2 }, operator)).body;
    expect(first.items.map(({ display_name }) => display_name)).toEqual(['Somebody', 'Crowd 5000']);
    const cursor = first.next_cursor ?? '';
    const second = (await list({ search: 'crowd', limit: 2, cursor }, operator)).body;
    expect(second.items.map(({ display_name }) => display_name)).toEqual([
      'Crowd 4999',
      'Crowd 4998',
    ]);
    const one = (await list({ search: 'crowd 4242' }, operator)).body;
    expect(one.items.map(({ display_name }) => display_name)).toEqual(['Crowd 4242']);
  });

  test('are listed by name, whatever its case, without those who have none any more', async () => {
    await api.creator('alpha', { display_name: '', status: 'deleted' });
    for (const display_name of ['order b', 'Order A', 'order C'])
      await api.creator('alpha', { display_name });
    const all: string[] = [];
    for (let query: object | undefined = {}; query; ) {
      const { body }: Awaited<ReturnType<typeof list>> = await list({
        sort: 'name',
        limit: 2,
        ...query,
      });
      all.push(...body.items.map(({ display_name }) => display_name));
      query = body.next_cursor === null ? undefined : { cursor: body.next_cursor };
    }
    expect(all).not.toContain('');
    expect(all.filter((name) => /^order/i.test(name))).toEqual(['Order A', 'order b', 'order C']);
    expect(new Set(all).size).toBe(all.length);
    for (const key of [
      ['x', 'no uuid'],
      ['\u0000', owner.id],
    ]) {
      const forged = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await list({ sort: 'name', cursor: forged })).code).toBe('CURSOR_INVALID');
    }
  });

  test('are filtered by membership and by the status that holds now', async () => {
    const past = new Date(Date.now() - 1000);
    const suspended = { status: 'suspended' } as const;
    const add = (display_name: string, values: Partial<typeof creators.$inferInsert>) =>
      api.creator('alpha', { display_name: `Sorted ${display_name}`, ...values });
    await add('stranger', { member_since: null });
    await add('out', suspended);
    await add('back', { ...suspended, suspended_until: past });
    await add('away', { ...suspended, suspended_until: new Date(Date.now() + 1e6) });
    const sorted = async (query: object) => {
      const names = await namesOf({ search: 'sorted', sort: 'name', ...query });
      return names.map((name) => name.replace('Sorted ', ''));
    };
    expect(await sorted({ member: false })).toEqual(['stranger']);
    expect(await sorted({ member: true })).toEqual(['away', 'back', 'out']);
    expect(await sorted({ status: 'suspended' })).toEqual(['away', 'out']);
    expect(await sorted({ status: 'active' })).toEqual(['back', 'stranger']);
    expect(await sorted({ status: 'deleted' })).toEqual([]);
    const gone = await api.creator('alpha', { display_name: '', status: 'deleted' });
    const deleted = (await list({ status: 'deleted' })).body.items;
    expect(deleted.map(({ id }) => id)).toContain(gone.id);
    const found = (await list({ search: 'sorted back' })).body.items;
    expect(found).toMatchObject([{ status: 'active', suspended_until: null }]);
  });
});

describe('tags', () => {
  test('sort people, each spelled alike in a program, and are counted', async () => {
    const [one, two] = [await api.creator('beta'), await api.creator('beta')];
    const manager = await api.operator('beta', 'manager');
    const set = (person: TestPerson, tags: string[]) => tag(person.id, tags, manager);
    expect((await set(one, ['Speedrunner', 'VIP'])).body.tags).toEqual(['Speedrunner', 'VIP']);
    expect((await set(two, ['vip', 'Ärger'])).body.tags).toEqual(['VIP', 'Ärger']);
    const call = { token: manager.token, query: { uuid: manager.uuid } };
    const first = await api.call(listCreatorTags, { ...call, query: { ...call.query, limit: 2 } });
    expect(first.body.items).toEqual([
      { tag: 'Speedrunner', creators: 1 },
      { tag: 'VIP', creators: 2 },
    ]);
    const cursor = first.body.next_cursor ?? '';
    const rest = await api.call(listCreatorTags, { ...call, query: { ...call.query, cursor } });
    expect(rest.body).toEqual({ items: [{ tag: 'Ärger', creators: 1 }], next_cursor: null });
    const tagged = await list({ tag: 'viP' }, manager);
    expect(tagged.body.items.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect(tagged.body.items[0]?.tags).toContain('VIP');
    // Elsewhere there is none of them.
    expect((await list({ tag: 'VIP' })).body.items).toEqual([]);
    const elsewhere = { token: owner.token, query: { uuid: owner.uuid } };
    expect((await api.call(listCreatorTags, elsewhere)).body.items).toEqual([]);
    // Whoever has a tag alone may spell it anew.
    expect((await set(one, ['speedrunner'])).body.tags).toEqual(['speedrunner']);
    const audited = await api.services.store.database
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.subject_id, one.id))
      .orderBy(auditEntries.id);
    expect(audited).toEqual([
      {
        action: 'creator.tag',
        details: { from_tags: [], to_tags: ['Speedrunner', 'VIP'] },
      },
      {
        action: 'creator.tag',
        details: { from_tags: ['Speedrunner', 'VIP'], to_tags: ['speedrunner'] },
      },
    ]);
  });

  test('are few, short, each once, and only of people of the program', async () => {
    const person = await api.creator('alpha');
    const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    for (const tags of [many, ['x'.repeat(41)], ['vip', 'VIP'], ['two\nlines'], [' ']])
      expect((await tag(person.id, tags)).code, tags[0]).toBe('REQUEST_INVALID');
    expect((await tag(person.id, many.slice(1))).body.tags).toHaveLength(20);
    const elsewhere = await api.creator('beta');
    const gone = await api.creator('alpha', { status: 'deleted' });
    for (const { id } of [elsewhere, gone])
      expect((await tag(id, ['vip'])).code).toBe('CREATOR_UNKNOWN');
    const viewer = await api.operator('alpha', 'viewer');
    expect((await tag(person.id, [], viewer)).code).toBe('ROLE_INSUFFICIENT');
    expect((await tag(person.id, [])).body).toEqual({ tags: [] });
  });
});
