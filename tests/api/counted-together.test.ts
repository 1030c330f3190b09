import { afterAll, beforeAll, expect, test } from 'vitest';
import { countEvents, type EventReport } from '#api/core/quests/count-events.ts';
import { countTogether } from '#api/core/quests/count-together.ts';
import { eq } from '#api/store/drizzle.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { moveGoalsAway, NOW } from '../support/quest-events.ts';

let api: TestApi;
const now = new Date(NOW);

beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  await moveGoalsAway(api);
});
afterAll(() => api.close());

const win = (creator: string, source_id: string): EventReport => ({
  ...{ creator, source_id, metric: 'wins', value: 1, platform: null, hashtags: [] },
  ...{ content_type: null, occurred_at: now, reported_by: 'api_key:test' },
});
async function winsOf(creator_id: string): Promise<number | undefined> {
  const rows = await api.services.store.database
    .select()
    .from(questProgress)
    .where(eq(questProgress.creator_id, creator_id));
  return rows.find(({ quest_id }) => quest_id === 1)?.value;
}
/** The transaction in which an event was written. */
async function transactionOf(source_id: string): Promise<string | undefined> {
  const { rows } = await api.services.store.database.execute<{ at: string }>(
    `select xmin::text as at from metric_events where source_id = '${source_id}'`,
  );
  return rows[0]?.at;
}

test('ten transactions that bring the same events at once count each once', async () => {
  const { store } = api.services;
  const people = await Promise.all(Array.from({ length: 5 }, () => api.creator('alpha')));
  const batch = Array.from({ length: 50 }, (_, index) =>
    win(people[index % 5]?.id ?? '', `race-${index}`),
  );
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      countEvents(store, api.program('alpha'), turn % 2 ? batch.toReversed() : batch, now),
    ),
  );
  expect(answers.flat().filter(({ result }) => result === 'counted')).toHaveLength(50);
  for (const { id } of people) expect(await winsOf(id)).toBe(10);
});

test('batches that come while another is counted share a transaction, and each has its own answer', async () => {
  const { store } = api.services;
  const ada = await api.creator('alpha');
  const count = (...ids: string[]) =>
    countTogether(
      store,
      api.program('alpha'),
      ids.map((id) => win(ada.id, id)),
      now,
    );
  const answers = await Promise.all([
    count('t-1'),
    count('t-2', 't-3'),
    count('t-3'),
    count('t-4'),
  ]);
  expect(answers.map((results) => results.map(({ result }) => result))).toEqual([
    ['counted'],
    ['counted', 'counted'],
    ['duplicate'],
    ['counted'],
  ]);
  expect(await winsOf(ada.id)).toBe(4);
  const [first, second, third, last] = await Promise.all(
    ['t-1', 't-2', 't-3', 't-4'].map(transactionOf),
  );
  expect([third, last]).toEqual([second, second]);
  expect(first).not.toBe(second);
});

test('a batch that cannot be counted fails alone', async () => {
  const { store } = api.services;
  const ada = await api.creator('alpha');
  const program = api.program('alpha');
  const answers = await Promise.allSettled([
    countTogether(store, program, [win(ada.id, 'f-1')], now),
    countTogether(store, program, [win(ada.id, 'f-2')], now),
    // No text of a column holds this.
    countTogether(store, program, [{ ...win(ada.id, 'f-3'), platform: '\0' }], now),
    countTogether(store, program, [win(ada.id, 'f-4')], now),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await winsOf(ada.id)).toBe(3);
  const refused = await store.database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.source_id, 'f-3'));
  expect(refused).toEqual([]);
});

test('a batch of many creators is answered in its order, however many transactions count it', async () => {
  const { store } = api.services;
  const people = await Promise.all(Array.from({ length: 8 }, () => api.creator('alpha')));
  const batch = Array.from({ length: 40 }, (_, index) =>
    win(people[index % 8]?.id ?? '', `many-${index}`),
  );
  const unknown = win('discord:nobody', 'many-unknown');
  // The same source_id of another creator: what comes first counts.
  const again = batch.map(({ source_id }, index) =>
    win(people[(index + 3) % 8]?.id ?? '', source_id),
  );
  const answer = await countTogether(
    store,
    api.program('alpha'),
    [...batch, unknown, ...again],
    now,
  );
  expect(answer.map(({ result }) => result)).toEqual([
    ...batch.map(() => 'counted'),
    'not_counted',
    ...again.map(() => 'duplicate'),
  ]);
  for (const { id } of people) expect(await winsOf(id)).toBe(5);
});

test('what a batch that failed has counted does not count again', async () => {
  const { store } = api.services;
  const program = api.program('alpha');
  const people = await Promise.all(Array.from({ length: 8 }, () => api.creator('alpha')));
  const batch = people.map(({ id }, index) => win(id, `again-${index}`));
  const poisoned = batch.map((event, index) =>
    index === 3 ? { ...event, platform: '\0' } : event,
  );
  await expect(countTogether(store, program, poisoned, now)).rejects.toThrow();
  expect(await winsOf(people[3]?.id ?? '')).toBeUndefined();
  const answer = await countTogether(store, program, batch, now);
  expect(answer).toHaveLength(8);
  expect(answer[3]?.result).toBe('counted');
  for (const { id } of people) expect(await winsOf(id)).toBe(1);
});
