import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { appeals, contents } from '#api/store/tables/pipelines.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import {
  listAppeals,
  resubmitAppeal,
  submitAppeal,
  withdrawAppeal,
} from '#contract/content/appeal-endpoints.ts';
import { appealReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { createContent, createEvent } from '../support/review-subjects.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const submit = (
  { token, uuid }: TestPerson,
  subject_id: number,
  subject_kind = 'metric_event',
  headers = {},
) =>
  api.call(submitAppeal, {
    token,
    query: { uuid },
    body: { subject_kind, subject_id, message: 'It was me.' },
    headers,
  });
const list = ({ token, uuid }: TestPerson, query = {}) =>
  api.call(listAppeals, { token, query: { uuid, ...query } });
const withdraw = ({ token, uuid }: TestPerson, appeal_id: number) =>
  api.call(withdrawAppeal, { token, query: { uuid }, params: { appeal_id } });
const resubmit = ({ token, uuid }: TestPerson, appeal_id: number) =>
  api.call(resubmitAppeal, {
    token,
    query: { uuid },
    params: { appeal_id },
    body: { message: 'Here is the recording.' },
  });
const rowsOf = ({ id }: TestPerson) =>
  api.services.store.database.select().from(appeals).where(eq(appeals.creator_id, id));
const rejected = async (person: TestPerson) =>
  Number(await createContent(api, person, { state: 'rejected' }));

async function decide(id: number, decision: string, reason_code: string, revision = 1) {
  const { token, uuid } = await api.operator('alpha', 'reviewer');
  const answer = await api.call(appealReview.decide, {
    token,
    query: { uuid },
    params: { id },
    body: { decision, revision, reason_code, note: 'Where can it be seen?' },
  });
  expect(answer.code).toBeUndefined();
}

describe('appealing', () => {
  test('is heard against an event that did not count and content that was rejected', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person);
    const first = await submit(person, event);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      subject_kind: 'metric_event',
      subject_id: event,
      message: 'It was me.',
      state: 'submitted',
      timeline: [{ from_state: null, to_state: 'submitted', actor_kind: 'creator' }],
    });
    expect((await submit(person, await rejected(person), 'content')).status).toBe(201);
  });

  test('is heard where an event counted for one quest and not for another', async () => {
    const person = await api.creator('alpha');
    const outcomes = [
      { quest_id: 1, counted: true, reason_code: null },
      { quest_id: 7, counted: false, reason_code: 'quest_not_open' },
    ];
    const partly = await createEvent(api, person, { counted: true, outcomes });
    expect((await submit(person, partly)).status).toBe(201);
  });

  test('is needless against what counted or is not decided', async () => {
    const person = await api.creator('alpha');
    const outcomes = [{ quest_id: 1, counted: true, reason_code: null }];
    const counted = await createEvent(api, person, { counted: true, outcomes });
    expect((await submit(person, counted)).code).toBe('APPEAL_NOT_NEEDED');
    for (const state of ['submitted', 'accepted', 'needs_changes', 'withdrawn'] as const) {
      const content = Number(await createContent(api, person, { state }));
      expect((await submit(person, content, 'content')).code).toBe('APPEAL_NOT_NEEDED');
    }
    expect(await rowsOf(person)).toEqual([]);
  });

  test("cannot tell somebody else's from what there is not", async () => {
    const [owner, other, foreign] = await Promise.all([
      api.creator('alpha'),
      api.creator('alpha'),
      api.creator('beta'),
    ]);
    const event = await createEvent(api, owner);
    const content = await rejected(owner);
    for (const person of [other, foreign]) {
      const missing = await submit(person, 999_999);
      expect(missing.code).toBe('APPEAL_SUBJECT_UNKNOWN');
      expect((await submit(person, event)).error).toEqual(missing.error);
      expect((await submit(person, content, 'content')).error).toEqual(missing.error);
      expect(await rowsOf(person)).toEqual([]);
    }
  });

  test('is heard once, also where it is sent many times at once', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(person, event)));
    expect(answers.map(({ code }) => code ?? 'heard').toSorted()).toEqual([
      ...Array(7).fill('APPEAL_OPEN'),
      'heard',
    ]);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('with an Idempotency-Key answers the same again', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person);
    const headers = { 'idempotency-key': 'once' };
    const first = await submit(person, event, 'metric_event', headers);
    const again = await submit(person, event, 'metric_event', headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });
});

describe('appeals', () => {
  test('are listed newest first, page by page, each to its author', async () => {
    const person = await api.creator('alpha');
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1)
      ids.unshift((await submit(person, await createEvent(api, person))).body.id);
    const first = (await list(person, { limit: 2 })).body;
    const second = (await list(person, { limit: 2, cursor: first.next_cursor ?? '' })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await list(await api.creator('alpha'))).body.items).toEqual([]);
  });

  test('are listed of one state alone, page by page', async () => {
    const person = await api.creator('alpha');
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1)
      ids.unshift((await submit(person, await createEvent(api, person))).body.id);
    const [newest = 0, , third = 0, oldest = 0] = ids;
    await withdraw(person, newest);
    for (const id of [third, oldest]) await decide(id, 'request_changes', 'answers_unclear');
    const state = 'needs_changes';
    const first = (await list(person, { state, limit: 1 })).body;
    const second = (await list(person, { state, limit: 1, cursor: first.next_cursor ?? '' })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([third, oldest]);
    expect(second.next_cursor).toBeNull();
    expect((await list(person, { state: 'accepted' })).body.items).toEqual([]);
    expect((await list(person, { state: 'unheard_of' })).status).toBe(400);
  });

  test('can be withdrawn while they are not decided, and then be made again', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person);
    const { id } = (await submit(person, event)).body;
    expect((await withdraw(person, id)).body).toMatchObject({ state: 'withdrawn', revision: 2 });
    expect((await withdraw(person, id)).code).toBe('TRANSITION_REFUSED');
    expect((await submit(person, event)).status).toBe(201);
  });

  test('that need changes are sent again with another message, and decided then', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person);
    const { id } = (await submit(person, event)).body;
    expect((await resubmit(person, id)).code).toBe('TRANSITION_REFUSED');
    await decide(id, 'request_changes', 'answers_unclear');
    expect((await submit(person, event)).code).toBe('APPEAL_OPEN');
    const sent = await resubmit(person, id);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      id,
      state: 'submitted',
      message: 'Here is the recording.',
      reason_code: null,
      timeline: [
        { to_state: 'submitted' },
        { to_state: 'needs_changes', reason_code: 'answers_unclear', actor_kind: 'operator' },
        { from_state: 'needs_changes', to_state: 'submitted', actor_kind: 'creator' },
      ],
    });
    expect((await list(person)).body.items).toEqual([sent.body]);
    await decide(id, 'reject', 'upheld', sent.body.revision);
    expect((await resubmit(person, id)).code).toBe('TRANSITION_REFUSED');
  });

  test('of somebody else are as unknown as those there are not', async () => {
    const person = await api.creator('alpha');
    const { id } = (await submit(person, await createEvent(api, person))).body;
    for (const other of [await api.creator('alpha'), await api.creator('beta')]) {
      const missing = await withdraw(other, 999_999);
      expect(missing.code).toBe('APPEAL_UNKNOWN');
      expect((await withdraw(other, id)).error).toEqual(missing.error);
      expect((await resubmit(other, id)).error).toEqual(missing.error);
    }
    expect((await rowsOf(person)).map(({ state }) => state)).toEqual(['submitted']);
  });

  test('that are accepted make the event count and take content back under review', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person, {
      outcomes: [{ quest_id: null, counted: false, reason_code: 'too_old' }],
      occurred_at: new Date(Date.now() - 40 * 86_400_000),
    });
    const content = await rejected(person);
    await decide((await submit(person, event)).body.id, 'accept', 'exception');
    await decide((await submit(person, content, 'content')).body.id, 'accept', 'exception');
    const { database } = api.services.store;
    const [counted] = await database.select().from(metricEvents).where(eq(metricEvents.id, event));
    expect(counted?.counted).toBe(true);
    const [reopened] = await database.select().from(contents).where(eq(contents.id, content));
    expect(reopened?.state).toBe('in_review');
    expect((await submit(person, content, 'content')).code).toBe('APPEAL_NOT_NEEDED');
  });

  test('that were refused are not heard a second time', async () => {
    const person = await api.creator('alpha');
    const event = await createEvent(api, person);
    await decide((await submit(person, event)).body.id, 'reject', 'upheld');
    expect((await submit(person, event)).code).toBe('APPEAL_OPEN');
  });
});
