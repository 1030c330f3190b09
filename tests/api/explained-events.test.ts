import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMetricEvents, listCreatorMetricEvents } from '#contract/quests/event-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { ingest, NOW } from '../support/quest-events.ts';

let api: TestApi;
let key: string;
let viewer: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  key = await api.service('alpha');
  viewer = await api.operator('alpha', 'viewer');
  ada = await api.creator('alpha', { display_name: 'Ada' });
  await ingest(api, key, [
    { creator: ada.id, source_id: 'round-1', value: 1 },
    {
      ...{ creator: ada.id, source_id: 'round-2', metric: 'minutes_streamed' },
      ...{ platform: 'youtube', value: 30 },
    },
    { creator: 'twitch:nobody', source_id: 'round-3' },
  ]);
});
afterAll(() => api.close());

const find = async (id: string, { token, uuid } = viewer) =>
  (await api.call(findMetricEvents, { token, query: { uuid, id } })).body.events;
const list = (creator_id: string, query: object = {}, { token, uuid } = viewer) =>
  api.call(listCreatorMetricEvents, { token, params: { creator_id }, query: { uuid, ...query } });

test('an event is found by the id of its reporter and by its number, and says for which quests it counted', async () => {
  const [event] = await find('round-1');
  expect(event).toMatchObject({
    ...{ source_id: 'round-1', counted: true, creator: { id: ada.id, display_name: 'Ada' } },
    reported_by: expect.stringMatching(/^api_key:/),
  });
  const counted = event?.outcomes.map(({ quest, counted: did }) => [quest?.title, did]);
  expect(counted).toContainEqual(['Win five matches', true]);
  expect(await find(String(event?.id))).toEqual([event]);
});

test('one that did not count says why, beside what the quest asks for', async () => {
  expect(await find('round-2')).toMatchObject([
    {
      ...{ counted: false, platform: 'youtube' },
      outcomes: [
        {
          ...{ counted: false, reason_code: 'platform_not_taken' },
          quest: { id: 2, title: 'Stream for an hour every day', platforms: ['twitch'] },
        },
      ],
    },
  ]);
});

test('one of somebody whom nobody knows says how they were called', async () => {
  expect(await find('round-3')).toMatchObject([
    {
      ...{ creator: null, reported_creator: 'twitch:nobody' },
      outcomes: [{ counted: false, reason_code: 'creator_unknown', quest: null }],
    },
  ]);
});

test('a creator’s events come newest first, in pages, and by whether they counted', async () => {
  const { body } = await list(ada.id);
  expect(body.items.map(({ source_id }) => source_id)).toEqual(['round-2', 'round-1']);
  const first = (await list(ada.id, { limit: 1 })).body;
  const second = await list(ada.id, { limit: 1, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.body.items]).toEqual(body.items);
  expect((await list(ada.id, { counted: false })).body.items).toEqual(body.items.slice(0, 1));
});

test('an operator of another program finds none of it', async () => {
  const stranger = await api.operator('beta', 'owner');
  expect(await find('round-1', stranger)).toEqual([]);
  expect((await list(ada.id, {}, stranger)).code).toBe('CREATOR_UNKNOWN');
  expect((await list(ada.id, { cursor: 'x' })).code).toBe('CURSOR_INVALID');
});
