import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { rewardRedemptions } from '#api/store/tables/ledger.ts';
import { auditEntries, operators } from '#api/store/tables/operators.ts';
import { operatorNotes } from '#api/store/tables/people.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import { deleteAccount, readSelf } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import { readApplication } from '#contract/applications/endpoints.ts';
import { acceptAsGuest, mergeGuest, submitGuestContent } from '#contract/guest/endpoints.ts';
import { deleteNote, listNotes, writeNote } from '#contract/people/note-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  createAppeal,
  createApplication,
  createContent,
  createRequest,
} from '../support/review-subjects.ts';

let api: TestApi;
let reviewer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
  colleague = await api.operator('alpha', 'reviewer');
  await api.services.store.database
    .update(operators)
    .set({ name: 'Rae Viewer' })
    .where(eq(operators.id, reviewer.id));
});
afterAll(() => api.close());

type About = readonly [kind: string, id: string | number];

const as = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const write = (
  [subject_kind, id]: About,
  text: string,
  operator = reviewer,
  headers: Record<string, string> = {},
) =>
  api.call(writeNote, {
    ...as(operator),
    headers,
    body: { subject_kind, subject_id: String(id), text },
  });
const list = ([subject_kind, subject_id]: About, rest: object = {}, operator = reviewer) =>
  api.call(listNotes, {
    token: operator.token,
    query: { uuid: operator.uuid, subject_kind, subject_id, ...rest },
  });
const remove = (note_id: number, operator: TestPerson) =>
  api.call(deleteNote, { ...as(operator), params: { note_id } });

async function redemptionOf({ uuid, id }: TestPerson): Promise<number> {
  const [row] = await api.services.store.database
    .insert(rewardRedemptions)
    .values({ program_uuid: uuid, creator_id: id, reward_id: 1, cost: 1, state: 'claimed' })
    .returning();
  return row?.id ?? 0;
}

/** One of each kind that notes are about. */
async function everySubject(person: TestPerson): Promise<About[]> {
  return [
    ['application', await createApplication(api, person)],
    ['activation_request', await createRequest(api, person)],
    ['content', await createContent(api, person)],
    ['appeal', await createAppeal(api, person)],
    ['redemption', await redemptionOf(person)],
    ['creator', person.id],
  ];
}

test('what one operator writes of anything, the others read, with the name', async () => {
  const person = await api.creator('alpha');
  for (const about of await everySubject(person)) {
    const [subject_kind, id] = about;
    const written = await write(about, 'Asked for <b>proof</b>.\nTwice.');
    expect(written.status, subject_kind).toBe(201);
    expect(written.body).toEqual({
      ...{ id: expect.any(Number), subject_kind, subject_id: String(id) },
      ...{ author: { id: reviewer.id, name: 'Rae Viewer' }, own: true },
      ...{ text: 'Asked for <b>proof</b>.\nTwice.', written_at: expect.any(String) },
    });
    const read = await list(about, {}, colleague);
    expect(read.body).toEqual({ items: [{ ...written.body, own: false }], next_cursor: null });
    const audited = await api.services.store.database
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subject_kind, written.body.subject_kind),
          eq(auditEntries.subject_id, String(id)),
        ),
      );
    expect(audited).toEqual([{ action: 'note.write', details: { note_id: written.body.id } }]);
  }
});

test('notes are listed newest first, in pages, of one subject', async () => {
  const [person, other] = [await api.creator('alpha'), await api.creator('alpha')];
  const about = ['creator', person.id] as const;
  for (const text of ['one', 'two', 'three']) await write(about, text);
  await write(['creator', other.id], 'four');
  const first = (await list(about, { limit: 2 })).body;
  expect(first.items.map(({ text }) => text)).toEqual(['three', 'two']);
  const rest = (await list(about, { limit: 2, cursor: first.next_cursor ?? '' })).body;
  expect([rest.items.map(({ text }) => text), rest.next_cursor]).toEqual([['one'], null]);
  // An operator without a name is known by the address.
  const unnamed = await write(about, 'five', colleague);
  expect(unnamed.body.author?.name).toBe(`${colleague.id}@marquee.example`);
});

test('a note that is sent again is written once', async () => {
  const about = ['creator', (await api.creator('alpha')).id] as const;
  const headers = { 'idempotency-key': 'one note' };
  const [first, again] = [
    await write(about, 'Once.', reviewer, headers),
    await write(about, 'Once.', reviewer, headers),
  ];
  expect(again.body).toEqual(first.body);
  expect((await list(about)).body.items).toHaveLength(1);
});

test('a note is text, and not longer than 4,000 characters', async () => {
  const about = ['creator', (await api.creator('alpha')).id] as const;
  for (const text of ['', ' \n ', 'x'.repeat(4001), 'a\u0007b'])
    expect((await write(about, text)).code).toBe('REQUEST_INVALID');
  expect((await write(about, 'x'.repeat(4000))).status).toBe(201);
  expect((await write(['guest_link', '1'], 'No such kind.')).code).toBe('REQUEST_INVALID');
});

test('nobody writes or reads of another program, of the deleted, or of what there is not', async () => {
  const theirs = await everySubject(await api.creator('beta'));
  const gone = await api.creator('alpha', { status: 'deleted' });
  const strange: About[] = [
    ...theirs,
    ['creator', gone.id],
    ['redemption', await redemptionOf(gone)],
    ['content', 'eleven'],
    ['content', '99999999999999999999'],
    ['application', '11'],
    ['application', '11111111-1111-4111-8111-111111111111'],
  ];
  for (const about of strange) {
    expect((await write(about, 'Not mine.')).code, about.join(' ')).toBe('SUBJECT_UNKNOWN');
    expect((await list(about)).code, about.join(' ')).toBe('SUBJECT_UNKNOWN');
  }
  const elsewhere = { ...reviewer, uuid: api.program('beta').uuid };
  for (const about of theirs)
    expect((await list(about, {}, elsewhere)).code, about.join(' ')).toBe('NOT_ALLOWED');
});

test('who wrote a note deletes it; others from the role of a manager on', async () => {
  const about = ['creator', (await api.creator('alpha')).id] as const;
  const [first, second] = [await write(about, 'First.'), await write(about, 'Second.')];
  const [viewer, manager, elsewhere] = [
    await api.operator('alpha', 'viewer'),
    await api.operator('alpha', 'manager'),
    await api.operator('beta', 'owner'),
  ];
  expect((await write(about, 'Mine.', viewer)).code).toBe('ROLE_INSUFFICIENT');
  const refused = await remove(first.body.id, colleague);
  expect(refused).toMatchObject({
    code: 'ROLE_INSUFFICIENT',
    error: { extra: { role: 'reviewer', needed: 'manager' } },
  });
  expect((await remove(first.body.id, elsewhere)).code).toBe('NOTE_UNKNOWN');
  expect((await list(about)).body.items).toHaveLength(2);
  expect((await remove(first.body.id, reviewer)).status).toBe(204);
  expect((await remove(second.body.id, manager)).status).toBe(204);
  expect((await remove(second.body.id, manager)).code).toBe('NOTE_UNKNOWN');
  expect((await list(about)).body.items).toEqual([]);
  const deleted = await api.services.store.database
    .select({ actor: auditEntries.actor_id, details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject_id, about[1]), eq(auditEntries.action, 'note.delete')))
    .orderBy(auditEntries.id);
  expect(deleted).toEqual([
    { actor: reviewer.id, details: { note_id: first.body.id, author_id: reviewer.id } },
    { actor: manager.id, details: { note_id: second.body.id, author_id: reviewer.id } },
  ]);
});

test('no creator is answered a note, and none of theirs outlives them', async () => {
  const person = await api.creator('alpha');
  for (const about of await everySubject(person)) await write(about, 'unspeakable');
  const other = await api.creator('alpha');
  await write(['creator', other.id], 'stays');
  for (const endpoint of [readSelf, exportAccount, readApplication]) {
    const answer = await api.call(endpoint, as(person));
    expect([answer.status, JSON.stringify(answer.body).includes('unspeakable')]).toEqual([
      200,
      false,
    ]);
  }
  await api.call(deleteAccount, as(person));
  const { database } = api.services.store;
  expect(await database.$count(operatorNotes, eq(operatorNotes.text, 'unspeakable'))).toBe(0);
  expect(await database.$count(operatorNotes, eq(operatorNotes.text, 'stays'))).toBe(1);
});

test('a note that is written while its person is deleted does not outlive them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await api.creator('alpha');
    const subjects = await everySubject(person);
    const race = (about: About) => write(about, `in a race ${round}`);
    const before = subjects.map(race);
    await Promise.race(before);
    const deleted = api.call(deleteAccount, as(person));
    const written = await Promise.all([...before, ...subjects.map(race)]);
    expect((await deleted).status).toBe(204);
    for (const { status, code } of written)
      expect(status === 201 || code === 'SUBJECT_UNKNOWN').toBe(true);
    const left = eq(operatorNotes.creator_id, person.id);
    expect(await api.services.store.database.$count(operatorNotes, left)).toBe(0);
  }
});

test('what was noted of a guest’s content is about the account that it went into', async () => {
  const token = await api.guestLink('alpha', { activation_id: 3 });
  await api.call(acceptAsGuest, {
    body: { token, name: 'Guest', agreements: { coc_accepted: true } },
  });
  const url = 'https://videos.example/noted';
  const body = { content_type: 'video', url, title: 'A video' };
  const handed = await api.call(submitGuestContent, { query: { token }, body });
  expect(handed.status, JSON.stringify(handed.body)).toBe(201);
  const { database } = api.services.store;
  const [piece] = await database.select().from(contents).where(eq(contents.url, url));
  await write(['content', piece?.id ?? 0], 'of a guest');
  const person = await api.creator('alpha');
  const merged = await api.call(mergeGuest, { token: person.token, body: { token } });
  expect(merged.status, JSON.stringify(merged.body)).toBeLessThan(300);
  const noted = await database
    .select({ creator_id: operatorNotes.creator_id })
    .from(operatorNotes)
    .where(eq(operatorNotes.text, 'of a guest'));
  expect(noted).toEqual([{ creator_id: person.id }]);
});
