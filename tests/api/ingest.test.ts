import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_SOURCE } from '#api/core/quests/count-content.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { agreementAcceptances, identityLinks } from '#api/store/tables/accounts.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import { listMetricEvents, readQuest } from '#contract/quests/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { event, ingest, NOW, type TestEvent } from '../support/quest-events.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  key = await api.service('alpha');
});
afterAll(() => api.close());

const rowsOf = (creator_id: string) =>
  api.services.store.database
    .select()
    .from(questProgress)
    .where(eq(questProgress.creator_id, creator_id))
    .orderBy(asc(questProgress.quest_id), asc(questProgress.period));
const progressOf = async (creator_id: string) =>
  (await rowsOf(creator_id)).map(({ quest_id, period, value, state }) => ({
    quest_id,
    period,
    value,
    state,
  }));

describe('events of game back ends', () => {
  it('advance every quest of their metric and say so', async () => {
    const ada = await api.creator('alpha');
    const answer = await ingest(api, key, [
      { creator: ada.id, value: 2, source_id: 'a-1' },
      { creator: ada.id, value: 4, source_id: 'a-2' },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      counted: 2,
      not_counted: 0,
      duplicates: 0,
      results: [
        { source_id: 'a-1', result: 'counted', reason_code: null },
        { source_id: 'a-2', result: 'counted', reason_code: null },
      ],
    });
    expect(await progressOf(ada.id)).toEqual([
      { quest_id: 1, period: 'once', value: 6, state: 'completed' },
      { quest_id: 3, period: 'once', value: 6, state: 'in_progress' },
      { quest_id: 4, period: 'once', value: 6, state: 'completed' },
      { quest_id: 7, period: '2026-W47', value: 6, state: 'in_progress' },
    ]);
  });

  it('count once for a source_id, within a batch and when the batch is sent again', async () => {
    const ada = await api.creator('alpha');
    const batch = ['b-1', 'b-2', 'b-1'].map((source_id) => ({ creator: ada.id, source_id }));
    const first = await ingest(api, key, batch);
    expect(first.body.results.map(({ result }) => result)).toEqual([
      'counted',
      'counted',
      'duplicate',
    ]);
    const before = await rowsOf(ada.id);
    const second = await ingest(api, key, batch);
    expect(second.body).toMatchObject({ counted: 0, not_counted: 0, duplicates: 3 });
    expect(await rowsOf(ada.id)).toEqual(before);
  });

  it('count once where the same batch comes ten times at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.creator('alpha')));
    const batch = Array.from({ length: 60 }, (_, index) =>
      event({ creator: people[index % 6]?.id ?? 'twitch:nobody', source_id: `c-${index}` }),
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        ingest(api, key, turn % 2 === 0 ? batch : batch.toReversed()),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const sum = (name: 'counted' | 'duplicates' | 'not_counted') =>
      answers.reduce((total, { body }) => total + body[name], 0);
    expect([sum('counted'), sum('not_counted'), sum('duplicates')]).toEqual([50, 10, 540]);
    for (const { id } of people)
      expect((await progressOf(id))[0]).toMatchObject({ quest_id: 1, value: 10 });
  });

  it('find a creator by a linked account', async () => {
    const ada = await api.creator('alpha');
    await api.services.store.database.insert(identityLinks).values({
      program_uuid: ada.uuid,
      creator_id: ada.id,
      provider: 'twitch',
      subject: 'ada:1',
      name: 'ada',
    });
    const { body } = await ingest(api, key, [{ creator: 'twitch:ada:1' }]);
    expect(body.counted).toBe(1);
    expect(await progressOf(ada.id)).toHaveLength(4);
  });

  it('cannot take a name that the engine gives to content', async () => {
    const ada = await api.creator('alpha');
    await ingest(api, key, [{ creator: ada.id, source_id: `${CONTENT_SOURCE}1` }]);
    const [row] = await api.services.store.database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, ada.id));
    expect(row?.source_id).toBe(`reported:${CONTENT_SOURCE}1`);
  });
});

describe('an event that does not count says why', () => {
  const reasonOf = async (values: TestEvent, quest_id?: number) => {
    const { body } = await ingest(api, key, [values]);
    if (quest_id === undefined) return body.results[0]?.reason_code;
    const [row] = await api.services.store.database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator, values.creator))
      .orderBy(asc(metricEvents.id));
    return row?.outcomes.find((outcome) => outcome.quest_id === quest_id)?.reason_code;
  };

  it('for the creator', async () => {
    const beta = await api.creator('beta');
    const applicant = await api.creator('alpha', { member_since: null });
    const suspended = await api.creator('alpha', { status: 'suspended' });
    const deleted = await api.creator('alpha', { status: 'deleted' });
    expect(await reasonOf({ creator: beta.id })).toBe('creator_unknown');
    expect(await reasonOf({ creator: deleted.id })).toBe('creator_unknown');
    expect(await reasonOf({ creator: 'nobody' })).toBe('creator_unknown');
    expect(await reasonOf({ creator: applicant.id })).toBe('not_a_member');
    expect(await reasonOf({ creator: suspended.id })).toBe('not_a_member');
    expect(await progressOf(applicant.id)).toEqual([]);
    expect(await progressOf(beta.id)).toEqual([]);
  });

  it('for the time', async () => {
    const { id: creator } = await api.creator('alpha');
    expect(await reasonOf({ creator, occurred_at: '2026-10-18T00:00:00Z' })).toBe('too_old');
    expect(await reasonOf({ creator, occurred_at: '2026-11-18T12:10:00Z' })).toBe(null);
    expect(await reasonOf({ creator, occurred_at: '2026-11-18T12:10:01Z' })).toBe('in_the_future');
  });

  it('for the quest', async () => {
    const of = async () => (await api.creator('alpha')).id;
    const streamed = { metric: 'minutes_streamed', value: 60 };
    expect(await reasonOf({ creator: await of(), metric: 'jumps' })).toBe('no_quest');
    expect(await reasonOf({ creator: await of(), ...streamed })).toBe('platform_not_taken');
    expect(await reasonOf({ creator: await of(), ...streamed, platform: 'twitch' })).toBe(null);
    const creator = await of();
    const assist = { creator, metric: 'assists' };
    expect(await reasonOf(assist)).toBe('hashtag_missing');
    expect(await reasonOf({ ...assist, hashtags: ['ALPHA'] })).toBe('agreements_missing');
    await api.services.store.database.insert(agreementAcceptances).values({
      program_uuid: api.program('alpha').uuid,
      creator_id: creator,
      agreement: 'confirmed_18',
      version: 'age-17',
    });
    expect(await reasonOf({ ...assist, hashtags: ['#Alpha'] })).toBe('agreements_missing');
    await api.services.store.database
      .update(agreementAcceptances)
      .set({ version: 'age-18' })
      .where(eq(agreementAcceptances.creator_id, creator));
    expect(await reasonOf({ ...assist, hashtags: ['#Alpha', '#x'] })).toBe(null);
  });

  it('to the creator, newest first, a page at a time, and to nobody else', async () => {
    const ada = await api.creator('alpha');
    await ingest(api, key, [{ creator: ada.id }]);
    await ingest(api, key, [{ creator: ada.id, metric: 'jumps', platform: 'x' }]);
    const call = (query: object, token = ada.token) =>
      api.call(listMetricEvents, { token, query: { uuid: ada.uuid, ...query } });
    const first = await call({ limit: 1 });
    expect(first.body.items).toEqual([
      {
        id: expect.any(Number),
        metric: 'jumps',
        value: 1,
        platform: 'x',
        occurred_at: NOW,
        received_at: NOW,
        counted: false,
        outcomes: [{ quest_id: null, counted: false, reason_code: 'no_quest' }],
      },
    ]);
    const second = await call({ limit: 1, cursor: first.body.next_cursor ?? '' });
    expect(second.body.items).toMatchObject([{ metric: 'wins', counted: true }]);
    expect(second.body.next_cursor).toBeNull();
    expect((await call({ counted: false })).body.items).toHaveLength(1);
    expect((await call({ cursor: 'WyJ4Il0' })).code).toBe('CURSOR_INVALID');
    const other = await api.creator('alpha');
    expect((await call({}, other.token)).body.items).toEqual([]);
  });
});

describe('periods', () => {
  it('follow the day and the week of the event', async () => {
    const ada = await api.creator('alpha');
    const streamed = { creator: ada.id, metric: 'minutes_streamed', platform: 'twitch' };
    await ingest(api, key, [
      { ...streamed, value: 60, occurred_at: '2026-11-17T23:59:59Z' },
      { ...streamed, value: 59, occurred_at: '2026-11-18T00:00:00Z' },
    ]);
    expect(await progressOf(ada.id)).toEqual([
      { quest_id: 2, period: '2026-11-17', value: 60, state: 'completed' },
      { quest_id: 2, period: '2026-11-18', value: 59, state: 'in_progress' },
    ]);
    const { body } = await api.call(readQuest, { token: ada.token, params: { quest_id: 2 } });
    expect(body).toMatchObject({
      claimable: 1,
      progress: { period: '2026-11-18', value: 59, state: 'in_progress' },
    });
  });

  it('of an always quest begin again with what is left over', async () => {
    const ada = await api.creator('alpha');
    await api.services.store.database.insert(agreementAcceptances).values({
      program_uuid: ada.uuid,
      creator_id: ada.id,
      agreement: 'confirmed_18',
      version: 'age-18',
    });
    const assist = { creator: ada.id, metric: 'assists', hashtags: ['#alpha'] };
    await ingest(api, key, [{ ...assist, value: 2 }]);
    await ingest(api, key, [{ ...assist, value: 5 }]);
    expect(await progressOf(ada.id)).toEqual([
      { quest_id: 6, period: '1', value: 3, state: 'completed' },
      { quest_id: 6, period: '2', value: 3, state: 'completed' },
      { quest_id: 6, period: '3', value: 1, state: 'in_progress' },
    ]);
    const { body } = await api.call(readQuest, { token: ada.token, params: { quest_id: 6 } });
    expect(body).toMatchObject({ claimable: 2, progress: { period: '3', value: 1 } });
  });
});
