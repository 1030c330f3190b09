import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recount } from '#api/core/quests/reevaluate.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { claimQuests, triggerQuests } from '#contract/quests/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { ingest, moveGoalsAway, NOW, winner } from '../support/quest-events.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  key = await api.service('alpha');
  await moveGoalsAway(api);
});
afterAll(() => api.close());

const claim = (person: TestPerson) =>
  api.call(claimQuests, { token: person.token, params: { activation_id: 1 }, body: {} });

describe('a trigger', () => {
  const trigger = (person: TestPerson, activation_id = 1) =>
    api.call(triggerQuests, { token: person.token, params: { activation_id } });

  it('counts what did not count before the person was a member', async () => {
    api.setTime(NOW);
    const { database } = api.services.store;
    const ada = await api.creator('alpha', { member_since: null });
    await ingest(api, key, [{ creator: ada.id, value: 5 }]);
    expect((await trigger(ada)).code).toBe('NOT_A_MEMBER');
    await database
      .update(creators)
      .set({ member_since: new Date(NOW) })
      .where(eq(creators.id, ada.id));
    expect((await trigger(ada, 99)).code).toBe('ACTIVATION_UNKNOWN');
    const { body, status } = await trigger(ada);
    expect(status).toBe(200);
    expect(body.quests.find(({ id }) => id === 1)).toMatchObject({ progress: { value: 5 } });
    const [event] = await database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, ada.id));
    expect(event?.counted).toBe(true);
    expect(event?.outcomes.map(({ quest_id }) => quest_id)).toEqual([1, 3, 4, 7]);
  });

  it('counts nothing twice, and runs once a minute', async () => {
    const ada = await winner(api, key);
    expect((await trigger(ada)).status).toBe(200);
    api.setTime('2026-11-18T12:00:45Z');
    const soon = await trigger(ada);
    expect(soon.code).toBe('TRIGGER_TOO_SOON');
    expect(soon.headers['retry-after']).toBe('15');
    api.setTime('2026-11-18T12:01:00Z');
    const { body } = await trigger(ada);
    expect(body.quests.find(({ id }) => id === 1)).toMatchObject({ progress: { value: 5 } });
  });
});

describe('an accepted appeal', () => {
  it('sets the refusing reason aside, and counts once', async () => {
    api.setTime(NOW);
    const { store } = api.services;
    const ada = await api.creator('alpha');
    const streamed = {
      creator: ada.id,
      metric: 'minutes_streamed',
      value: 60,
      platform: 'youtube',
    };
    await ingest(api, key, [streamed]);
    const [event] = await store.database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.creator_id, ada.id))
      .orderBy(asc(metricEvents.id));
    const again = { event_id: event?.id ?? 0, now: new Date(NOW) };
    const accepted = {
      counted: true,
      outcomes: [{ quest_id: 2, counted: true, reason_code: null }],
    };
    expect(await recount(store, api.program('alpha'), again)).toEqual(accepted);
    expect(await recount(store, api.program('alpha'), again)).toEqual(accepted);
    expect(await recount(store, api.program('beta'), again)).toBeUndefined();
    expect((await claim(ada)).body.claimed).toMatchObject([{ quest_id: 2, points: 20 }]);
    const posted = await store.database
      .select()
      .from(pointTransactions)
      .where(eq(pointTransactions.creator_id, ada.id));
    expect(posted).toMatchObject([{ reason: { quest_id: 2, period: '2026-11-18' } }]);
  });
});
