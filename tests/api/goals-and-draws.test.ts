import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DRAW_DELAY } from '#api/core/quests/hold-draws.ts';
import { forgetQuestBook } from '#api/core/quests/quest-book.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { metricEvents, questDraws, questProgress, questTotals } from '#api/store/tables/quests.ts';
import { claimQuests, listPointTransactions, readQuest } from '#contract/quests/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { holdDueDraws } from '../support/hold-draws.ts';
import { ingest } from '../support/quest-events.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  key = await api.service('alpha');
});
afterAll(() => api.close());

const GOAL = 3;
const DRAW = 4;
const read = async (person: TestPerson, quest_id: number) =>
  (await api.call(readQuest, { token: person.token, params: { quest_id } })).body;
const claim = (person: TestPerson, quest_id: number) =>
  api.call(claimQuests, { token: person.token, params: { activation_id: 1 }, body: { quest_id } });
const win = (person: TestPerson, value: number, at: string, source_id?: string) =>
  ingest(api, key, [
    { creator: person.id, value, occurred_at: at, ...(source_id ? { source_id } : {}) },
  ]);
const outcome = async (source_id: string, quest: number) => {
  const [event] = await api.services.store.database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.source_id, source_id));
  return event?.outcomes.find(({ quest_id }) => quest_id === quest);
};

it('A shared goal rewards everybody who took part once all together reach it', async () => {
  const [ada, bob, eve] = [
    await api.creator('alpha'),
    await api.creator('alpha'),
    await api.creator('alpha'),
  ];
  const early = '2026-11-18T12:00:00.000Z';
  api.setTime(early);
  await win(ada, 4, early);
  expect(await read(ada, GOAL)).toMatchObject({
    claimable: 0,
    progress: { value: 4, state: 'in_progress' },
    shared: { value: 4, reached_at: null },
  });
  expect((await claim(ada, GOAL)).code).toBe('NOTHING_TO_CLAIM');
  const reached = '2026-11-18T13:00:00.000Z';
  api.setTime(reached);
  await win(bob, 6, reached);
  for (const [person, value] of [
    [ada, 4],
    [bob, 6],
  ] as const)
    expect(await read(person, GOAL)).toMatchObject({
      claimable: 1,
      progress: { value, state: 'completed', completed_at: reached },
      shared: { value: 10, reached_at: reached },
    });
  api.setTime('2026-11-18T14:00:00Z');
  await win(eve, 5, '2026-11-18T13:30:00Z', 'after the goal');
  expect(await outcome('after the goal', GOAL)).toMatchObject({ reason_code: 'goal_reached' });
  expect(await read(eve, GOAL)).toMatchObject({ claimable: 0, progress: { value: 0 } });
  expect((await claim(eve, GOAL)).code).toBe('NOTHING_TO_CLAIM');
  expect((await claim(ada, GOAL)).body.claimed).toMatchObject([{ points: 50 }]);
  expect((await claim(ada, GOAL)).code).toBe('NOTHING_TO_CLAIM');
  expect(await read(ada, GOAL)).toMatchObject({
    claimable: 0,
    progress: { state: 'claimed', completed_at: reached },
  });
});

it('A shared goal adds up exactly where many batches come at once', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => api.creator('beta')));
  const betaKey = await api.service('beta');
  const at = '2026-11-18T15:00:00.000Z';
  api.setTime(at);
  const parts = people.map(({ id }, index) => ({ creator: id, value: index + 1, occurred_at: at }));
  await Promise.all(parts.map((part) => ingest(api, betaKey, [part])));
  const totals = await api.services.store.database
    .select()
    .from(questTotals)
    .where(
      and(eq(questTotals.program_uuid, people[0]?.uuid ?? ''), eq(questTotals.quest_id, GOAL)),
    );
  expect(totals).toMatchObject([{ value: 55, reached_at: new Date(at) }]);
});

it('A draw is held once, among those who completed the quest, and can be repeated', async () => {
  const { store } = api.services;
  const at = '2026-12-31T23:50:00Z';
  api.setTime(at);
  const people = await Promise.all(Array.from({ length: 6 }, () => api.creator('alpha')));
  for (const person of people) await win(person, 3, at);
  const [left, almost] = [await api.creator('alpha'), await api.creator('alpha')];
  await win(left, 3, at);
  await win(almost, 2, at);
  await store.database.update(creators).set({ status: 'deleted' }).where(eq(creators.id, left.id));

  const drawAt = Date.parse('2027-01-01T00:00:00Z');
  api.setTime(new Date(drawAt + 1_000));
  expect(await holdDueDraws(store, api.services.now())).toBe(0);
  await win(almost, 1, '2026-12-31T23:55:00Z', 'too late for the draw');
  expect(await outcome('too late for the draw', DRAW)).toMatchObject({
    reason_code: 'quest_not_open',
  });
  api.setTime(new Date(drawAt + DRAW_DELAY));
  const held = await Promise.all(
    Array.from({ length: 5 }, () => holdDueDraws(store, api.services.now())),
  );
  // The draws of both programs were due; who of the five held which is all the same.
  expect(held.reduce((sum, count) => sum + count, 0)).toBe(2);

  const { uuid } = api.program('alpha');
  const [draw] = await store.database
    .select()
    .from(questDraws)
    .where(and(eq(questDraws.program_uuid, uuid), eq(questDraws.quest_id, DRAW)));
  const lot = (id: string) => createHash('sha256').update(`${draw?.seed}:${id}`).digest('hex');
  const completed = await store.database.query.questProgress.findMany({
    where: (row) =>
      and(eq(row.quest_id, DRAW), eq(row.program_uuid, uuid), eq(row.state, 'completed')),
  });
  const entries = completed.map((row) => row.creator_id).filter((id) => id !== left.id);
  expect(draw?.entries).toBe(entries.length);
  const [lucky = ''] = entries.sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
  expect(draw?.winners).toEqual([lucky]);

  const earlier = entries.filter((id) => !people.some((person) => person.id === id));
  expect(earlier.length).toBeGreaterThan(0);
  for (const person of people) {
    const won = person.id === lucky;
    expect(await read(person, DRAW)).toMatchObject({ claimable: won ? 1 : 0, draw: { won } });
    const answer = await claim(person, DRAW);
    expect(answer.status).toBe(won ? 200 : 409);
  }
});

it('The winner of a draw claims its points', async () => {
  const { store } = api.services;
  const [draw] = await store.database
    .select()
    .from(questDraws)
    .where(eq(questDraws.program_uuid, api.program('alpha').uuid));
  const ada = await api.creator('alpha');
  await store.database.insert(questProgress).values({
    program_uuid: ada.uuid,
    creator_id: ada.id,
    quest_id: DRAW,
    period: 'once',
    value: 3,
    state: 'completed',
  });
  await store.database
    .update(questDraws)
    .set({ winners: [...(draw?.winners ?? []), ada.id] })
    .where(eq(questDraws.program_uuid, ada.uuid));
  forgetQuestBook(store, ada.uuid);
  expect((await claim(ada, DRAW)).body.claimed).toMatchObject([{ points: 30 }]);
  const { body } = await api.call(listPointTransactions, {
    token: ada.token,
    params: { activation_id: 1 },
    query: { uuid: ada.uuid },
  });
  expect(body.items).toMatchObject([{ source_kind: 'draw', amount: 30, why: 'Lucky streak' }]);
});
