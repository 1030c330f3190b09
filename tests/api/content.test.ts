import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { activations, influencerActivations } from '#api/store/tables/activations.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import {
  listContent,
  resubmitContent,
  submitContent,
  withdrawContent,
} from '#contract/content/endpoints.ts';
import { contentReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestProgram } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const VIDEOS = 3;
let count = 0;
const piece = (over: object = {}) => {
  count += 1;
  const id = String(count).padStart(11, '0');
  return { content_type: 'video', url: `https://youtu.be/${id}`, title: 'Launch', ...over };
};

/** Somebody who accepted the brief. */
async function author(program: TestProgram = 'alpha', state: 'accepted' | 'offered' = 'accepted') {
  const person = await api.creator(program);
  await api.services.store.database.insert(influencerActivations).values({
    program_uuid: person.uuid,
    activation_id: VIDEOS,
    creator_id: person.id,
    state,
  });
  return person;
}
const submit = ({ token }: TestPerson, body: object = piece(), activation_id = VIDEOS) =>
  api.call(submitContent, { token, params: { activation_id }, body });
const list = ({ token }: TestPerson, query = {}, activation_id = VIDEOS) =>
  api.call(listContent, { token, params: { activation_id }, query });
const resubmit = ({ token }: TestPerson, content_id: number, body: object = piece()) =>
  api.call(resubmitContent, { token, params: { activation_id: VIDEOS, content_id }, body });
const withdraw = ({ token }: TestPerson, content_id: number, activation_id = VIDEOS) =>
  api.call(withdrawContent, { token, params: { activation_id, content_id } });
const rowsOf = ({ id }: TestPerson) =>
  api.services.store.database.select().from(contents).where(eq(contents.creator_id, id));

async function decide(id: number, decision: string, reason_code = 'other') {
  const { token, uuid } = await api.operator('alpha', 'reviewer');
  const [row] = await api.services.store.database
    .select()
    .from(contents)
    .where(eq(contents.id, id));
  const answer = await api.call(contentReview.decide, {
    token,
    query: { uuid },
    params: { id },
    body: { decision, revision: row?.revision, reason_code },
  });
  expect(answer.code).toBeUndefined();
  return answer.body;
}

describe('submitting', () => {
  test('keeps the piece with its platform and hashtags, and begins its timeline', async () => {
    const person = await author();
    const body = piece({ hashtags: ['#Alpha', 'alpha', 'ＦＵＮ'], description: 'Two minutes.' });
    const answer = await submit(person, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      activation_id: VIDEOS,
      url: body.url,
      platform: 'youtube',
      hashtags: ['alpha', 'fun'],
      description: 'Two minutes.',
      published_at: null,
      state: 'submitted',
      revision: 1,
      decided_at: null,
    });
    expect(answer.body.timeline).toMatchObject([
      { from_state: null, to_state: 'submitted', actor_kind: 'creator' },
    ]);
    expect((await list(person)).body).toEqual({
      items: [answer.body],
      page: 1,
      pages: 1,
      total: 1,
    });
  });

  test('is for members who accepted an activation that asks for content', async () => {
    const stranger = await api.creator('alpha', { member_since: null });
    expect((await submit(stranger)).code).toBe('NOT_A_MEMBER');
    const member = await api.creator('alpha');
    for (const [activation, code] of [
      [99, 'ACTIVATION_UNKNOWN'],
      [1, 'CONTENT_NOT_TAKEN'],
      [VIDEOS, 'CONTENT_NOT_TAKEN'],
    ] as const)
      expect((await submit(member, piece(), activation)).code).toBe(code);
    const undecided = await author('alpha', 'offered');
    expect((await submit(undecided)).code).toBe('CONTENT_NOT_TAKEN');
    for (const person of [stranger, member, undecided]) expect(await rowsOf(person)).toEqual([]);
  });

  test('takes only what the brief names', async () => {
    const person = await author();
    const { code, error } = await submit(person, piece({ content_type: 'article' }));
    expect(code).toBe('CONTENT_TYPE_NOT_TAKEN');
    expect(error.extra.content_types).toEqual(['video', 'short']);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('ends when the activation closes or its piece is due, whichever is earlier', async () => {
    const { database } = api.services.store;
    const person = await author('beta');
    const where = and(eq(activations.program_uuid, person.uuid), eq(activations.id, VIDEOS));
    const [brief] = await database.select().from(activations).where(where);
    if (!brief?.content) throw new Error('The fixture asks for no videos.');
    const due_at = '2026-02-01T00:00:00.000Z';
    for (const values of [
      { closes_at: new Date(due_at) },
      { closes_at: new Date('2050-01-01'), content: { ...brief.content, due_at } },
    ]) {
      await database.update(activations).set(values).where(where);
      const { code, error } = await submit(person);
      expect(code).toBe('ACTIVATION_NOT_OPEN');
      expect(error.extra.closes_at).toBe(due_at);
    }
    const { closes_at, content } = brief;
    await database.update(activations).set({ closes_at, content }).where(where);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('takes an address once for an activation, however it is spelt and whoever sends it', async () => {
    const [one, other, foreign] = await Promise.all([author(), author(), author('beta')]);
    const url = 'https://www.twitch.tv/videos/77001';
    expect((await submit(one, piece({ url }))).status).toBe(201);
    const spelling = 'http://m.twitch.tv/somebody/v/77001?t=1';
    for (const person of [one, other])
      expect((await submit(person, piece({ url: spelling }))).code).toBe('CONTENT_DUPLICATE');
    expect(await rowsOf(other)).toEqual([]);
    expect((await submit(foreign, piece({ url }))).status).toBe(201);
  });

  test('takes one of ten that arrive at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => author()));
    const body = piece();
    const answers = await Promise.all(people.map((person) => submit(person, body)));
    expect(answers.map(({ code }) => code ?? 'taken').toSorted()).toEqual([
      ...Array(9).fill('CONTENT_DUPLICATE'),
      'taken',
    ]);
    const rows = await Promise.all(people.map(rowsOf));
    expect(rows.flat()).toHaveLength(1);
  });

  test('with an Idempotency-Key happens once', async () => {
    const person = await author();
    const body = piece();
    const send = () =>
      api.call(submitContent, {
        token: person.token,
        params: { activation_id: VIDEOS },
        body,
        headers: { 'idempotency-key': 'once' },
      });
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).body).toEqual(first.body);
  });
});

describe('the list', () => {
  test('has twenty to a page, newest first, and can be of one type', async () => {
    const person = await author();
    for (let index = 0; index < 22; index += 1)
      await submit(person, piece({ content_type: index < 2 ? 'short' : 'video' }));
    const first = (await list(person)).body;
    expect([first.items.length, first.page, first.pages, first.total]).toEqual([20, 1, 2, 22]);
    const second = (await list(person, { page: 2 })).body;
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(22);
    const shorts = (await list(person, { content_type: 'short' })).body;
    expect([shorts.total, shorts.pages]).toEqual([2, 1]);
    expect((await list(person, { page: 9 })).body.items).toEqual([]);
  });

  test("shows nobody else's pieces, and knows the program's activations only", async () => {
    await submit(await author());
    expect((await list(await author())).body).toEqual({ items: [], page: 1, pages: 0, total: 0 });
    expect((await list(await author(), {}, 99)).code).toBe('ACTIVATION_UNKNOWN');
  });
});

describe('after the decision', () => {
  test('what needs changes is sent again, and then reviewed as it is now', async () => {
    const person = await author();
    const { id } = (await submit(person)).body;
    await decide(id, 'request_changes', 'hashtag_missing');
    const body = piece({ content_type: 'short', hashtags: ['#alpha'] });
    const answer = await resubmit(person, id, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      content_type: 'short',
      url: body.url,
      hashtags: ['alpha'],
      state: 'submitted',
      reason_code: null,
      revision: 3,
    });
    expect(answer.body.timeline.map(({ to_state }) => to_state)).toEqual([
      'submitted',
      'needs_changes',
      'submitted',
    ]);
  });

  test('nothing is sent again that is of another type, elsewhere already, or not wanted again', async () => {
    const person = await author();
    const taken = piece();
    await submit(await author(), taken);
    const { id } = (await submit(person)).body;
    expect((await resubmit(person, id)).code).toBe('TRANSITION_REFUSED');
    await decide(id, 'request_changes');
    const [before] = await rowsOf(person);
    const article = piece({ content_type: 'article' });
    expect((await resubmit(person, id, article)).code).toBe('CONTENT_TYPE_NOT_TAKEN');
    expect((await resubmit(person, id, taken)).code).toBe('CONTENT_DUPLICATE');
    expect(await rowsOf(person)).toEqual([before]);
  });

  test('what is withdrawn is withdrawn, and its address is free again', async () => {
    const person = await author();
    const body = piece();
    const { id } = (await submit(person, body)).body;
    const answer = await withdraw(person, id);
    expect(answer.body).toMatchObject({ state: 'withdrawn', revision: 2 });
    expect((await withdraw(person, id)).code).toBe('TRANSITION_REFUSED');
    expect((await submit(await author(), body)).status).toBe(201);
  });

  test('an accepted piece completes what the person accepted', async () => {
    const person = await author();
    const { id } = (await submit(person)).body;
    expect((await decide(id, 'accept', 'fits_program')).state).toBe('accepted');
    const [enrolment] = await api.services.store.database
      .select()
      .from(influencerActivations)
      .where(eq(influencerActivations.creator_id, person.id));
    expect(enrolment?.state).toBe('completed');
    expect((await withdraw(person, id)).code).toBe('TRANSITION_REFUSED');
    expect((await submit(person)).status).toBe(201);
  });

  test("somebody else's piece is as unknown as none, also under another activation", async () => {
    const { id } = (await submit(await author())).body;
    const people = [await author(), await author('beta')];
    for (const person of people) {
      const missing = await withdraw(person, 999_999);
      expect(missing.code).toBe('CONTENT_UNKNOWN');
      expect((await withdraw(person, id)).error).toEqual(missing.error);
      expect((await resubmit(person, id)).error).toEqual(missing.error);
    }
    const own = await author();
    const mine = (await submit(own)).body.id;
    expect((await withdraw(own, mine, 2)).code).toBe('CONTENT_UNKNOWN');
    expect((await rowsOf(own)).map(({ state }) => state)).toEqual(['submitted']);
  });
});
