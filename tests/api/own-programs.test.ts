import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { activations, influencerActivations } from '#api/store/tables/activations.ts';
import { creatorNotifications } from '#api/store/tables/creator-notifications.ts';
import { questProgress } from '#api/store/tables/quests.ts';
import { deleteAccount } from '#contract/account/endpoints.ts';
import { openCreatorView } from '#contract/people/endpoints.ts';
import { listOwnPrograms } from '#contract/programs/own-programs-endpoint.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';
import { createApplication, createContent, createRequest } from '../support/review-subjects.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Somebody in a program, who signs in there with that account. */
const join = async (program: TestProgram, subject: string, provider = 'twitch') => {
  const person = await api.creator(program);
  await link(person, subject, provider);
  return person;
};
const link = async ({ id, uuid }: TestPerson, subject: string, provider: string) =>
  api.services.store.database
    .insert(identityLinks)
    .values({ program_uuid: uuid, creator_id: id, provider, subject, name: 'Somebody' });
const as = ({ token, uuid }: TestPerson) => ({ token, query: { uuid } });
const listed = async (person: TestPerson) =>
  (await api.call(listOwnPrograms, as(person))).body.programs;
const uuids = async (person: TestPerson) => (await listed(person)).map(({ uuid }) => uuid);

test('a person’s programs are those where the same account signs in, that of the session first', async () => {
  const subject = randomUUID();
  const here = await join('beta', subject);
  const there = await join('alpha', subject);
  await join('alpha', randomUUID());
  // The same word at another provider is another account.
  await join('alpha', subject, 'discord');
  const programs = await listed(here);
  expect(programs).toMatchObject([
    { uuid: here.uuid, signed_in: true, claims: 0, changes: 0, unread: 0 },
    { uuid: there.uuid, signed_in: false, href: expect.stringMatching(/^\/programs\/alpha\/d/) },
  ]);
  for (const { picture } of programs) expect(picture).toMatch(/^\/.*\?/);
  expect(await uuids(there)).toEqual([there.uuid, here.uuid]);
});

test('whoever is one person here and two elsewhere has each program once', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const here = await join('alpha', first);
  await link(here, second, 'discord');
  const [one] = [await join('beta', first), await join('beta', second, 'discord')];
  expect(await uuids(here)).toEqual([here.uuid, one.uuid]);
});

test('who left a program is not in it any more', async () => {
  const subject = randomUUID();
  const here = await join('alpha', subject);
  const there = await join('beta', subject);
  await api.call(deleteAccount, as(there));
  expect(await uuids(here)).toEqual([here.uuid]);
  const gone = await join('beta', subject);
  await api.services.store.database
    .update(creators)
    .set({ status: 'deleted' })
    .where(eq(creators.id, gone.id));
  expect(await uuids(here)).toEqual([here.uuid]);
});

test('in each it is counted what can be claimed, what is to be changed and what is new', async () => {
  const subject = randomUUID();
  const here = await join('beta', subject);
  const there = await join('alpha', subject);
  const { store } = api.services;
  const own = { program_uuid: there.uuid, creator_id: there.id };
  await store.database.insert(questProgress).values([
    { ...own, quest_id: 1, period: 'once', value: 5, state: 'completed' },
    { ...own, quest_id: 1, period: '2026-W01', value: 5, state: 'claimed' },
    { ...own, quest_id: 2, period: 'once', value: 1, state: 'in_progress' },
  ]);
  for (const create of [createApplication, createRequest, createContent])
    await create(api, there, { state: 'needs_changes' });
  await createContent(api, there, { state: 'submitted' });
  const told = (title: string) => ({
    ...{ kind: 'content_decided' as const, source: `content:${title}` },
    params: { decision: 'rejected', title, note: '' },
  });
  await store.database.insert(creatorNotifications).values([
    { ...own, ...told('one') },
    { ...own, ...told('two') },
    { ...own, ...told('read'), read_at: new Date() },
  ]);
  const [, waits] = await listed(here);
  expect(waits).toMatchObject({ uuid: there.uuid, claims: 1, changes: 3, unread: 2 });
  expect((await listed(here))[0]).toMatchObject({ claims: 0, changes: 0, unread: 0 });
});

test('a key counts while its activation is open and the offer holds', async () => {
  const person = await join('alpha', randomUUID());
  const { database } = api.services.store;
  const claims = async () => (await listed(person))[0]?.claims;
  const [keys] = await database
    .select({ id: activations.id })
    .from(activations)
    .where(eq(activations.kind, 'key'));
  await database.insert(influencerActivations).values({
    ...{ program_uuid: person.uuid, creator_id: person.id, state: 'accepted' },
    activation_id: keys?.id ?? 0,
  });
  expect(await claims()).toBe(1);
  await database
    .update(influencerActivations)
    .set({ expires_at: new Date(0) })
    .where(eq(influencerActivations.creator_id, person.id));
  expect(await claims()).toBe(0);
});

test('it is nobody else’s: no view shows it, and the session’s program alone is named', async () => {
  const person = await join('alpha', randomUUID());
  const owner = await api.operator('alpha', 'owner');
  const about = { ...as(owner), params: { creator_id: person.id } };
  const { token } = (await api.call(openCreatorView, { ...about, body: {} })).body;
  const seen = await api.call(listOwnPrograms, { ...as(person), token: `View ${token}` });
  expect(seen.code).toBe('VIEW_READ_ONLY');
  const { uuid } = api.program('beta');
  const wrong = await api.call(listOwnPrograms, { token: person.token, query: { uuid } });
  expect(wrong.code).toBe('PROGRAM_MISMATCH');
});
