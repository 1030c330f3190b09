import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetQuestBook } from '#api/core/quests/quest-book.ts';
import { recount } from '#api/core/quests/reevaluate.ts';
import { and, asc, eq } from '#api/store/drizzle.ts';
import { metricEvents, quests } from '#api/store/tables/quests.ts';
import { claimQuests, readQuest, triggerQuests } from '#contract/quests/endpoints.ts';
import { readToday } from '#contract/today/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { ingest, moveGoalsAway, NOW } from '../support/quest-events.ts';

/** Five wins, once; and three wins a week, for those who have done that. */
const [FIRST, AFTER] = [1, 7];

let api: TestApi;
let key: string;
let ada: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  key = await api.service('alpha');
  await moveGoalsAway(api);
  const { uuid } = api.program('alpha');
  await api.services.store.database
    .update(quests)
    .set({ prerequisites: [FIRST] })
    .where(and(eq(quests.program_uuid, uuid), eq(quests.id, AFTER)));
  forgetQuestBook(api.services.store, uuid);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setTime(NOW);
  ada = await api.creator('alpha');
});

const win = (value: number) => ingest(api, key, [{ creator: ada.id, value }]);
const locked = async () => {
  const { body } = await api.call(readQuest, { token: ada.token, params: { quest_id: AFTER } });
  return [body.prerequisites.map(({ id, completed }) => [id, completed]), body.progress?.value];
};
/** What became of each event for the quest that comes after another. */
const verdicts = async () => {
  const rows = await api.services.store.database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, ada.id))
    .orderBy(asc(metricEvents.id));
  return rows.map(
    ({ outcomes }) => outcomes.find(({ quest_id }) => quest_id === AFTER)?.reason_code,
  );
};

test('nothing counts for a quest before the one that comes first is completed', async () => {
  await win(4);
  expect(await verdicts()).toEqual(['quest_locked']);
  expect(await locked()).toEqual([[[FIRST, false]], 0]);
  // What completes the first one does not count for the other.
  await win(1);
  expect(await locked()).toEqual([[[FIRST, true]], 0]);
  await win(2);
  expect(await verdicts()).toEqual(['quest_locked', 'quest_locked', null]);
  expect(await locked()).toEqual([[[FIRST, true]], 2]);
});

test('events of one batch unlock for those after them, as if they came one by one', async () => {
  await ingest(
    api,
    key,
    [4, 1, 2].map((value, place) => ({
      ...{ creator: ada.id, value, source_id: `${ada.id} ${place}` },
    })),
  );
  expect(await verdicts()).toEqual(['quest_locked', 'quest_locked', null]);
  expect(await locked()).toEqual([[[FIRST, true]], 2]);
});

test('what is claimed stays completed, and nobody else’s counts', async () => {
  await win(5);
  const params = { activation_id: 1 };
  await api.call(claimQuests, { token: ada.token, params, body: { quest_ids: [FIRST] } });
  await win(1);
  expect(await locked()).toEqual([[[FIRST, true]], 1]);
  ada = await api.creator('alpha');
  await win(1);
  expect(await locked()).toEqual([[[FIRST, false]], 0]);
});

test('checking again does not count what came before; an accepted appeal does', async () => {
  await win(4);
  await win(1);
  const checked = await api.call(triggerQuests, {
    token: ada.token,
    params: { activation_id: 1 },
  });
  expect(checked.status).toBe(200);
  expect(await locked()).toEqual([[[FIRST, true]], 0]);
  const [event] = await api.services.store.database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, ada.id))
    .orderBy(asc(metricEvents.id));
  const now = new Date(NOW);
  await recount(api.services.store, api.program('alpha'), { event_id: event?.id ?? 0, now });
  expect(await locked()).toEqual([[[FIRST, true]], 4]);
});

test('a quest that is locked is no next step', async () => {
  const steps = async () => {
    const { body } = await api.call(readToday, { token: ada.token, query: { uuid: ada.uuid } });
    return body.steps.flatMap((step) => (step.kind === 'quest' ? step.id : []));
  };
  expect(await steps()).not.toContain(AFTER);
  await win(5);
  await win(2);
  expect(await steps()).toContain(AFTER);
});
