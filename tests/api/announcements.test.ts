import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishAnnouncements } from '#api/core/announcements/publish-announcements.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { announcements } from '#api/store/tables/announcements.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  changeAnnouncement,
  countAudience,
  createAnnouncement,
  endAnnouncement,
  listManifestAnnouncements,
  listOperatorAnnouncements,
  readAnnouncementSetting,
  readOperatorAnnouncement,
  seeAnnouncements,
} from '#contract/announcements/endpoints.ts';
import { setCreatorTags } from '#contract/people/endpoints.ts';
import { listAnnouncements } from '#contract/programs/endpoints.ts';
import { mailsOf } from '../support/accounts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { enrol } from '../support/key-pool.ts';
import { hear } from '../support/live.ts';

const NOBODYS = '11111111-1111-4111-8111-111111111111';
/** Within the life of what people signed in with. */
const START = Date.now();
const NOW = new Date(START).toISOString();
const LATER = new Date(START + 60_000).toISOString();
const END = new Date(START + 120_000).toISOString();
const NEWS = {
  title: { en: 'Winter night', de: 'Winternacht' },
  text: { en: 'One\n\n**Two**', de: 'Eins' },
  audience: { kind: 'members' },
  mail: false,
} as const;

let api: TestApi;
let manager: TestPerson;
let stranger: TestPerson;
let maya: TestPerson;
let leo: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  stranger = await api.operator('beta', 'manager');
  const verified = { email_verified_at: new Date() };
  maya = await api.creator('alpha', { ...verified, email: 'maya@x.example', locale: 'de' });
  leo = await api.creator('alpha', { ...verified, email: 'leo@x.example', locale: 'fr' });
});
beforeEach(async () => {
  api.setTime(NOW);
  await api.services.store.database.delete(announcements);
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid },
  ...rest,
});
const create = (body: object = {}) =>
  api.call(createAnnouncement, as(manager, { body: { ...NEWS, ...body } }));
const change = (announcement_id: string, body: object, by = manager) =>
  api.call(changeAnnouncement, as(by, { params: { announcement_id }, body: { ...NEWS, ...body } }));
const end = (announcement_id: string, by = manager) =>
  api.call(endAnnouncement, as(by, { params: { announcement_id } }));
const list = (query: object = {}, { token, uuid } = manager) =>
  api.call(listOperatorAnnouncements, { token, query: { uuid, ...query } });
const publish = () => publishAnnouncements(api.services);
const shownTo = async (person: TestPerson, locale = 'en') => {
  const headers = { 'accept-language': locale };
  const { body } = await api.call(listAnnouncements, as(person, { headers }));
  return body.announcements.filter(({ id }) => id !== 'season-1');
};
const see = (person: TestPerson, ids: readonly string[]) =>
  api.call(seeAnnouncements, as(person, { body: { ids } }));
const tag = (person: TestPerson, tags: readonly string[]) =>
  api.call(setCreatorTags, as(manager, { params: { creator_id: person.id }, body: { tags } }));

test('what is announced stands among the manifest’s news, in the reader’s language, as plain text', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'shown', revision: 1, seen: 0, mails: 0, until: null });
  const [german] = await shownTo(maya, 'de');
  expect(german).toMatchObject({ id: body.id, title: 'Winternacht', from: body.from });
  const [french] = await shownTo(leo, 'fr');
  expect(french).toMatchObject({
    title: 'Winter night',
    text: [
      { kind: 'paragraph', content: ['One'] },
      { kind: 'paragraph', content: ['**Two**'] },
    ],
  });
  expect((await list({}, stranger)).body.items).toEqual([]);
  expect((await list({ cursor: 'bm9uZQ' })).code).toBe('CURSOR_INVALID');
});

test('it is shown from its moment on until it ends, and told live once when it begins', async () => {
  const { body } = await create({ from: LATER, until: END });
  const heard = hear(api.services.store, manager.uuid);
  await publish();
  expect([body.state, await shownTo(maya), heard.take()]).toEqual(['scheduled', [], []]);
  api.setTime(LATER);
  await Promise.all([publish(), publish()]);
  await publish();
  expect(heard.take()).toEqual([
    {
      channel: `/programs/${manager.uuid}/announcements`,
      event: {
        kind: 'announcement',
        id: body.id,
        title: { en: 'Winter night', de: 'Winternacht' },
      },
    },
  ]);
  expect(await shownTo(maya)).toHaveLength(1);
  const inState = async (state: string) => (await list({ state })).body.items.length;
  expect([await inState('scheduled'), await inState('shown'), await inState('ended')]).toEqual([
    ...[0, 1, 0],
  ]);
  api.setTime(END);
  expect(await shownTo(maya)).toEqual([]);
  expect(await inState('ended')).toBe(1);
});

test('a part of the members alone is shown, told of and mailed what is for them', async () => {
  await tag(maya, ['VIP']);
  await enrol(api, leo, 1, { state: 'accepted' });
  const tagged = await create({ audience: { kind: 'tag', tag: 'vip' }, mail: true });
  const season = await create({ audience: { kind: 'season', activation_id: 1 } });
  const heard = hear(api.services.store);
  await publish();
  expect(heard.take().map(({ channel, event }) => [channel, event.id])).toEqual([
    [`/creators/${maya.id}`, tagged.body.id],
    // It is mailed, and so stands in her list.
    [`/creators/${maya.id}`, undefined],
    [`/creators/${leo.id}`, season.body.id],
  ]);
  expect((await shownTo(maya)).map(({ id }) => id)).toEqual([tagged.body.id]);
  expect((await shownTo(leo)).map(({ id }) => id)).toEqual([season.body.id]);
  expect(await mailsOf(api, maya)).toMatchObject([
    { kind: 'announcement', locale: 'de', params: { title: 'Winternacht', text: 'Eins' } },
  ]);
  expect(await mailsOf(api, leo)).toEqual([]);
  const count = (audience: object) => api.call(countAudience, as(manager, { body: { audience } }));
  expect((await count({ kind: 'tag', tag: 'VIP' })).body).toEqual({ creators: 1, mailed: 1 });
  expect((await count({ kind: 'tag', tag: 'none' })).code).toBe('AUDIENCE_UNKNOWN');
  expect((await count({ kind: 'season', activation_id: 3 })).code).toBe('AUDIENCE_UNKNOWN');
});

test('mail goes once to each who wants news, however often it is changed', async () => {
  const { database } = api.services.store;
  const before = (await mailsOf(api, maya)).length;
  await database
    .update(creators)
    .set({ mail_preferences: { news: false } })
    .where(eq(creators.id, leo.id));
  const { body } = await create({ mail: true });
  await Promise.all([publish(), publish()]);
  const changed = await change(body.id, { mail: true, revision: 1, title: { en: 'A', de: 'B' } });
  await publish();
  expect(await mailsOf(api, maya)).toHaveLength(before + 1);
  expect(await mailsOf(api, leo)).toEqual([]);
  expect(changed.body).toMatchObject({ mails: 1, revision: 2, mail: true });
  await database.update(creators).set({ mail_preferences: {} }).where(eq(creators.id, leo.id));
});

test('who saw it is counted once, and only what was shown to them', async () => {
  const { body } = await create();
  await tag(maya, ['VIP']);
  const other = await create({ audience: { kind: 'tag', tag: 'VIP' } });
  for (const person of [maya, maya, leo]) {
    const { status } = await see(person, [body.id, other.body.id, 'season-1', NOBODYS]);
    expect(status).toBe(204);
  }
  const seen = (await list()).body.items.map((one) => [one.id, one.seen]);
  expect(Object.fromEntries(seen)).toEqual({ [body.id]: 2, [other.body.id]: 1 });
  const manifest = await api.call(listManifestAnnouncements, as(manager));
  expect(manifest.body.announcements).toMatchObject([
    { id: 'season-9', state: 'scheduled', seen: 0 },
    { id: 'season-1', state: 'shown', seen: 2 },
  ]);
  const outsider = await api.creator('alpha', { member_since: null });
  expect((await see(outsider, [body.id])).code).toBe('NOT_A_MEMBER');
});

test('what has begun keeps beginning, audience and mail; two who change it do not overwrite', async () => {
  const { body } = await create();
  await tag(maya, ['VIP']);
  const audience = { kind: 'tag', tag: 'VIP' };
  const wish = { from: LATER, audience, mail: true, until: LATER, revision: 1 };
  const changed = await change(body.id, { ...wish, text: { en: 'New', de: 'Neu' } });
  expect(changed.body).toMatchObject({
    ...{ from: body.from, audience: { kind: 'members' }, mail: false, revision: 2 },
    ...{ text: { en: 'New', de: 'Neu' }, until: LATER },
  });
  expect((await change(body.id, { revision: 1 })).code).toBe('REVISION_OUTDATED');
  const planned = await create({ from: LATER });
  const moved = await change(planned.body.id, { from: LATER, audience, mail: true, revision: 1 });
  expect(moved.body).toMatchObject({ audience, mail: true });
  const unknown = { ...wish, audience: { kind: 'season', activation_id: 999 }, until: undefined };
  const refused = await change(planned.body.id, { ...unknown, revision: 2 });
  expect(refused.code).toBe('AUDIENCE_UNKNOWN');
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, body.id));
  expect(entries.map(({ action }) => action)).toEqual([
    ...['announcement.create', 'announcement.change'],
  ]);
  expect(entries[1]?.details).toMatchObject({ to_text: { en: 'New' }, from_until: null });
});

test('an ended one is shown no more, is on record, and is neither changed nor ended again', async () => {
  const { body } = await create();
  const read = (by: TestPerson) =>
    api.call(readOperatorAnnouncement, as(by, { params: { announcement_id: body.id } }));
  expect((await read(manager)).body).toEqual(body);
  expect((await read(stranger)).code).toBe('ANNOUNCEMENT_UNKNOWN');
  expect((await end(body.id, stranger)).code).toBe('ANNOUNCEMENT_UNKNOWN');
  expect((await end(body.id)).body).toMatchObject({ state: 'ended', ended_at: expect.any(String) });
  expect(await shownTo(maya)).toEqual([]);
  expect((await end(body.id)).code).toBe('ANNOUNCEMENT_ENDED');
  expect((await change(body.id, { revision: 2 })).code).toBe('ANNOUNCEMENT_ENDED');
  expect((await change(NOBODYS, { revision: 1 })).code).toBe('ANNOUNCEMENT_UNKNOWN');
  expect((await list()).body.items).toHaveLength(1);
  const heard = hear(api.services.store, manager.uuid);
  await publish();
  expect(heard.take()).toEqual([]);
});

test('what cannot be shown is refused, and says why', async () => {
  const faults = [
    [{ title: { de: 'x' }, text: { de: 'x' } }, { missing: 'en' }],
    [{ title: { en: 'x', ja: 'x' }, text: { en: 'x', ja: 'x' } }, { unknown: 'ja' }],
    [{ text: { en: 'x' } }, { title_or_text_missing: 'de' }],
  ] as const;
  const { body } = await create({ from: LATER });
  for (const [wrong, extra] of faults) {
    const { code, error } = await create(wrong);
    expect(code).toBe('ANNOUNCEMENT_TEXT_INVALID');
    expect(error.extra).toMatchObject(extra);
    expect((await change(body.id, { ...wrong, revision: 1 })).code).toBe(code);
  }
  const late = { from: LATER, until: NOW };
  expect((await create(late)).code).toBe('ANNOUNCEMENT_TIME_INVALID');
  expect((await change(body.id, { ...late, revision: 1 })).code).toBe('ANNOUNCEMENT_TIME_INVALID');
  const audience = { kind: 'tag', tag: 'nobody has it' };
  expect((await create({ audience })).code).toBe('AUDIENCE_UNKNOWN');
  const setting = await api.call(readAnnouncementSetting, as(manager));
  expect(setting.body.locales).toEqual(['en', 'de']);
  expect(setting.body.seasons.map(({ id }) => id)).toContain(1);
});
