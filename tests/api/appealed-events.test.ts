import { afterAll, beforeAll, expect, test } from 'vitest';
import { appealReview } from '#contract/reviews/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { createAppeal, createContent, createEvent } from '../support/review-subjects.ts';

let api: TestApi;
let viewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  viewer = await api.operator('alpha', 'viewer');
});
afterAll(() => api.close());

const OCCURRED = '2026-11-18T12:00:00.000Z';
const TOO_OLD = { quest_id: null, counted: false, reason_code: 'too_old' };

/** An appeal against an event that came too late. */
async function appealed(person: TestPerson) {
  const event = await createEvent(api, person, {
    metric: 'wins',
    value: 3,
    platform: 'steam',
    hashtags: ['#alpha'],
    source_id: `match-${person.id}`,
    occurred_at: new Date(OCCURRED),
    outcomes: [TOO_OLD],
    reported_by: 'api_key:7',
  });
  return { event, appeal: await createAppeal(api, person, { subject_id: event }) };
}
const read = async (id: string | number) =>
  (
    await api.call(appealReview.read, {
      token: viewer.token,
      query: { uuid: viewer.uuid },
      params: { id },
    })
  ).body;

test('an appeal tells operators of the event: what, when, from where, and why it did not count', async () => {
  const person = await api.creator('alpha');
  const { event, appeal } = await appealed(person);
  expect((await read(appeal)).metric_event).toEqual({
    id: event,
    metric: 'wins',
    value: 3,
    platform: 'steam',
    hashtags: ['#alpha'],
    content_type: null,
    source_id: `match-${person.id}`,
    reported_by: 'api_key:7',
    occurred_at: OCCURRED,
    received_at: expect.any(String),
    counted: false,
    outcomes: [TOO_OLD],
  });
});

test('each appeal of the queue tells of its own event, and one against content of none', async () => {
  const person = await api.creator('alpha');
  const content = Number(await createContent(api, person, { state: 'rejected' }));
  const [one, other] = [await appealed(person), await appealed(await api.creator('alpha'))];
  // Events and content are numbered each for themselves: the same number means two things.
  const same = await createAppeal(api, person, { subject_kind: 'content', subject_id: one.event });
  const about = await createAppeal(api, person, { subject_kind: 'content', subject_id: content });
  const { body } = await api.call(appealReview.list, {
    token: viewer.token,
    query: { uuid: viewer.uuid, limit: 100 },
  });
  const eventOf = (id: string | number) =>
    body.items.find((item) => item.id === id)?.metric_event?.id ?? null;
  expect([one.appeal, other.appeal, same, about].map(eventOf)).toEqual([
    one.event,
    other.event,
    null,
    null,
  ]);
});
