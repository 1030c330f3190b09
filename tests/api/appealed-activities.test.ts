import { afterEach, beforeEach, expect, test } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { wantCounted } from '#api/connectors/want-counted.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import {
  channelMoments,
  countedActivities,
  observedPublications,
  observedStreams,
} from '#api/store/tables/observations.ts';
import { appeals } from '#api/store/tables/pipelines.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import { listConnections } from '#contract/connections/endpoints.ts';
import { submitAppeal, withdrawAppeal } from '#contract/content/appeal-endpoints.ts';
import { appealReview } from '#contract/reviews/endpoints.ts';
import { listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
let time: number;
let ada: TestPerson;

beforeEach(async () => {
  api = await startTestApi();
  time = START;
  advance(0);
  await database()
    .update(programs)
    .set({
      metrics: [
        {
          ...{ name: 'minutes_streamed', label: { en: 'Time streamed' } },
          ...{ sources: ['twitch.minutes_streamed'], categories: ['Alpha'] },
        },
        {
          ...{ name: 'wins', label: { en: 'Clips' }, sources: ['tiktok.publications'] },
          hashtags: ['alpha'],
        },
      ],
    });
  ada = await linkAccount(api, { provider: 'twitch', account_id: '42', consents: ['streams'] });
});
afterEach(() => api.close());

const database = () => api.services.store.database;
function advance(milliseconds: number) {
  time += milliseconds;
  api.setTime(new Date(time));
}
const at = (minutes: number) => new Date(START + minutes * MINUTE);

async function count(platform = 'twitch', account = '42') {
  const { store, now } = api.services;
  await wantCounted(store, platform, new Map([[account, at(0)]]), now());
  await countWanted(api.services);
}

/** An hour on air from 10:00 on, of which `minutes` were in the category that counts; it is 12:00 then. */
async function streamed({ minutes, ended = true }: { minutes: number; ended?: boolean }) {
  await database()
    .insert(observedStreams)
    .values({
      ...{ platform: 'twitch', stream_id: '1', account_id: '42', started_at: at(0) },
      ...{ seen_at: at(60), observed_at: at(60), ended_at: ended ? at(60) : null },
      ended_by: ended ? 'push' : null,
    });
  await showCategory(0, 'Alpha');
  await showCategory(minutes, 'Chatting');
  advance(120 * MINUTE);
  await count();
}
const showCategory = (minute: number, category: string) =>
  database()
    .insert(channelMoments)
    .values({
      ...{ platform: 'twitch', account_id: '42', at: at(minute), category, learned_by: 'push' },
    })
    .onConflictDoUpdate({
      target: [channelMoments.platform, channelMoments.account_id, channelMoments.at],
      set: { category },
    });

/** A clip without the hashtag that counts. */
async function published(person: TestPerson, account_id: string, hashtags: string[] = []) {
  await database()
    .insert(observedPublications)
    .values({
      ...{ platform: 'tiktok', publication_id: `clip-${account_id}`, account_id, kind: 'short' },
      ...{ published_at: at(1), observed_at: at(2), hashtags },
    });
  advance(5 * MINUTE);
  await count('tiktok', account_id);
  return only(person);
}
const linkTiktok = (account_id: string) =>
  linkAccount(api, { provider: 'tiktok', account_id, consents: ['publications'] });

/** Signed anew: tests let more time pass than a token lasts. */
const tokenOf = ({ id, session_id, uuid }: TestPerson) =>
  api.services.authTokens.sign({ kind: 'creator', sub: id, sid: session_id, uuid });
async function only(person: TestPerson) {
  const own = { token: await tokenOf(person), query: { uuid: person.uuid } };
  const [activity, ...others] = (await api.call(listConnections, own)).body.activities;
  expect(others).toEqual([]);
  if (!activity) throw new Error('Nothing was counted.');
  return activity;
}
const submit = async (person: TestPerson, subject_id: number) =>
  api.call(submitAppeal, {
    token: await tokenOf(person),
    query: { uuid: person.uuid },
    body: { subject_kind: 'counted_activity', subject_id, message: 'The category was late.' },
  });
async function decide(id: number, decision: 'accept' | 'reject', revision = 1) {
  const { token, uuid } = await api.operator('alpha', 'reviewer');
  const reason_code = decision === 'accept' ? 'exception' : 'upheld';
  return api.call(appealReview.decide, {
    ...{ token, query: { uuid }, params: { id }, body: { decision, revision, reason_code } },
  });
}
async function accepted(person: TestPerson, subject_id: number) {
  const { body } = await submit(person, subject_id);
  expect((await decide(body.id, 'accept')).code).toBeUndefined();
  return body.id;
}
const eventsOf = ({ id }: TestPerson) =>
  database()
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, id))
    .orderBy(asc(metricEvents.occurred_at), asc(metricEvents.id));
const sumOf = async (person: TestPerson) =>
  (await eventsOf(person)).reduce((sum, { value }) => sum + value, 0);

test('an accepted appeal gives the part that did not count, then, and quests of that time take it', async () => {
  await streamed({ minutes: 20 });
  const activity = await only(ada);
  expect(activity).toMatchObject({ observed: 60, counted: 20, appealable: true });
  advance(3 * DAY);
  const appeal = await accepted(ada, activity.id);
  const events = (await eventsOf(ada)).filter(
    ({ reported_by }) => reported_by === `appeal:${appeal}`,
  );
  expect(events).toMatchObject([
    { value: 20, metric: 'minutes_streamed', platform: 'twitch', occurred_at: at(30) },
    { value: 20, occurred_at: at(45), content_type: 'stream', counted: true },
  ]);
  const [progress] = await database()
    .select()
    .from(questProgress)
    .where(eq(questProgress.creator_id, ada.id));
  expect(progress).toMatchObject({ period: '2026-11-18', value: 60, state: 'completed' });
  expect(await only(ada)).toMatchObject({ counted: 60, uncounted: [], appealable: false });
});

test('what an appeal gave is neither lost nor doubled when the activity is counted again', async () => {
  await streamed({ minutes: 20 });
  await accepted(ada, (await only(ada)).id);
  await count();
  expect(await sumOf(ada)).toBe(60);
  // It turns out that all of it was in the category.
  await showCategory(20, 'Alpha');
  await count();
  await count();
  expect(await sumOf(ada)).toBe(60);
  expect(await only(ada)).toMatchObject({ counted: 60, uncounted: [] });
  // The archive knows of half an hour more.
  await database()
    .update(observedStreams)
    .set({ ended_at: at(90), seen_at: at(90) });
  await count();
  expect(await sumOf(ada)).toBe(90);
});

test('what comes after an accepted appeal and does not count is not given', async () => {
  await streamed({ minutes: 20 });
  await accepted(ada, (await only(ada)).id);
  await database()
    .update(observedStreams)
    .set({ ended_at: at(90), seen_at: at(90) });
  await count();
  expect(await sumOf(ada)).toBe(60);
  const activity = await only(ada);
  expect(activity).toMatchObject({
    ...{ observed: 90, counted: 60 },
    uncounted: [{ reason: 'other_category', amount: 30 }],
  });
  expect((await submit(ada, activity.id)).code).toBe('APPEAL_OPEN');
});

test('what counted in the meantime is not given a second time', async () => {
  await streamed({ minutes: 20 });
  const { body } = await submit(ada, (await only(ada)).id);
  await showCategory(20, 'Alpha');
  await count();
  expect((await decide(body.id, 'accept')).code).toBeUndefined();
  expect(await sumOf(ada)).toBe(60);
});

test('a clip without the hashtag counts once: also where the hashtag is added later', async () => {
  const bea = await linkTiktok('7');
  const clip = await published(bea, '7');
  expect(clip).toMatchObject({ counted: 0, appealable: true });
  const appeal = await accepted(bea, clip.id);
  await database()
    .update(observedPublications)
    .set({ hashtags: ['alpha'] });
  await count('tiktok', '7');
  expect(await eventsOf(bea)).toMatchObject([
    { value: 1, occurred_at: at(1), counted: true, reported_by: `appeal:${appeal}` },
  ]);
});

test('an appeal that is heard after a month still gives, and one that is refused gives nothing', async () => {
  const [bea, cleo] = [await linkTiktok('7'), await linkTiktok('8')];
  const clip = await published(bea, '7', ['other']);
  const other = await published(cleo, '8');
  const { body } = await submit(cleo, other.id);
  advance(40 * DAY);
  await accepted(bea, clip.id);
  await decide(body.id, 'reject');
  expect(await eventsOf(bea)).toMatchObject([{ counted: true, hashtags: ['#other'] }]);
  expect(await eventsOf(cleo)).toEqual([]);
});

test('it is needless against what counted, or goes on', async () => {
  const bea = await linkTiktok('7');
  const clip = await published(bea, '7', ['alpha']);
  expect(clip).toMatchObject({ counted: 1, appealable: false });
  expect((await submit(bea, clip.id)).code).toBe('APPEAL_NOT_NEEDED');
  await streamed({ minutes: 20, ended: false });
  const live = await only(ada);
  expect(live).toMatchObject({ counted: 20, appealable: false });
  expect((await submit(ada, live.id)).code).toBe('APPEAL_NOT_NEEDED');
});

test("somebody else's activity is as unknown as none, and an event of its number is another thing", async () => {
  await streamed({ minutes: 20 });
  const { id } = await only(ada);
  const missing = await submit(ada, 999_999);
  expect(missing.code).toBe('APPEAL_SUBJECT_UNKNOWN');
  for (const other of [await api.creator('alpha'), await api.creator('beta')])
    expect((await submit(other, id)).error).toEqual(missing.error);
  const [event] = await eventsOf(ada);
  expect((await submit(ada, event?.id ?? 0)).code).toBe('APPEAL_SUBJECT_UNKNOWN');
});

test('one is open about an activity at a time, also of many sent at once; a withdrawn one is as good as none', async () => {
  await streamed({ minutes: 20 });
  const { id } = await only(ada);
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(ada, id)));
  expect(answers.map(({ code }) => code ?? 'heard').toSorted()).toEqual([
    ...Array(5).fill('APPEAL_OPEN'),
    'heard',
  ]);
  const [row] = await database().select().from(appeals);
  await api.call(withdrawAppeal, {
    ...{
      token: await tokenOf(ada),
      query: { uuid: ada.uuid },
      params: { appeal_id: row?.id ?? 0 },
    },
  });
  expect((await submit(ada, id)).status).toBe(201);
});

test('two decisions at once, with a count beside them, give once', async () => {
  await streamed({ minutes: 20 });
  const { body } = await submit(ada, (await only(ada)).id);
  await Promise.all([decide(body.id, 'accept'), count(), decide(body.id, 'accept'), count()]);
  expect(await sumOf(ada)).toBe(60);
  expect(await only(ada)).toMatchObject({ counted: 60 });
});

test('operators see what it is about: metric, platform, when, how much counted, and the reasons', async () => {
  await streamed({ minutes: 20 });
  const activity = await only(ada);
  const { body } = await submit(ada, activity.id);
  const { token, uuid } = await api.operator('alpha', 'viewer');
  const { appealable: _, ...shown } = activity;
  const read = await api.call(appealReview.read, {
    ...{ token, query: { uuid }, params: { id: body.id } },
  });
  expect(read.body).toMatchObject({ metric_event: null, counted_activity: shown });
  expect(shown).toMatchObject({
    ...{ metric: 'minutes_streamed', platform: 'twitch', started_at: at(0).toISOString() },
    uncounted: [{ reason: 'other_category', amount: 40 }],
  });
  const inbox = await api.call(listInbox, { token, query: { uuid } });
  expect(inbox.body.items).toMatchObject([{ kind: 'appeal', title: 'Time streamed' }]);
});

test('activities have numbers that no event has', async () => {
  await streamed({ minutes: 20 });
  const [row] = await database().select().from(countedActivities);
  expect(row?.id).toBeGreaterThanOrEqual(1_000_000_000_000);
});
