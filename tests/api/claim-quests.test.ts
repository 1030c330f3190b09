import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postPoints } from '#api/core/ledger/post-points.ts';
import { countAcceptedContent } from '#api/core/quests/count-content.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { agreementAcceptances, creators } from '#api/store/tables/accounts.ts';
import { rewardRedemptions, rewards } from '#api/store/tables/ledger.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import {
  claimQuests,
  listPointTransactions,
  readPoints,
  readQuest,
} from '#contract/quests/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson, type TestRequest } from '../support/api.ts';
import { ingest, moveGoalsAway, NOW, winner } from '../support/quest-events.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  key = await api.service('alpha');
  await moveGoalsAway(api);
});
afterAll(() => api.close());

const season = { activation_id: 1 };
const claim = (person: TestPerson, body: object = {}, request: TestRequest = {}) =>
  api.call(claimQuests, { token: person.token, params: season, body, ...request });
const pointsOf = async (person: TestPerson) =>
  (
    await api.call(readPoints, {
      token: person.token,
      params: season,
      query: { uuid: person.uuid },
    })
  ).body;
const acceptAge = (person: TestPerson, version = 'age-18') =>
  api.services.store.database.insert(agreementAcceptances).values({
    program_uuid: person.uuid,
    creator_id: person.id,
    agreement: 'confirmed_18',
    version,
  });

describe('a claim', () => {
  it('brings the points of a completed quest, once', async () => {
    const ada = await winner(api, key);
    const first = await claim(ada, { quest_id: 1 });
    expect(first.body).toEqual({
      claimed: [{ quest_id: 1, period: 'once', points: 100, redemption_id: null }],
      point_balance: { activation_id: 1, balance: 100, earned: 100 },
    });
    const second = await claim(ada, { quest_id: 1 });
    expect(second.code).toBe('NOTHING_TO_CLAIM');
    expect((await claim(ada)).code).toBe('NOTHING_TO_CLAIM');
    expect(await pointsOf(ada)).toMatchObject({ balance: 100, earned: 100, spent: 0 });
    const { body } = await api.call(readQuest, { token: ada.token, params: { quest_id: 1 } });
    expect(body).toMatchObject({ claimable: 0, progress: { state: 'claimed', claimed_at: NOW } });
    await ingest(api, key, [{ creator: ada.id, value: 5, source_id: 'after-claim' }]);
    const [event] = await api.services.store.database
      .select()
      .from(metricEvents)
      .where(eq(metricEvents.source_id, 'after-claim'));
    expect(event?.outcomes.find(({ quest_id }) => quest_id === 1)?.reason_code).toBe(
      'quest_claimed',
    );
  });

  it('happens once where it is made twenty times at once', async () => {
    const ada = await winner(api, key);
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(ada)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    expect(await pointsOf(ada)).toMatchObject({ balance: 100, earned: 100 });
  });

  it('happens once where claims of one quest and of all come at once, with keys and without', async () => {
    const ada = await winner(api, key);
    await ingest(api, key, [
      { creator: ada.id, metric: 'assists', value: 12, hashtags: ['alpha'] },
    ]);
    await acceptAge(ada);
    await ingest(api, key, [
      { creator: ada.id, metric: 'assists', value: 12, hashtags: ['alpha'] },
    ]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        claim(ada, index % 3 === 0 ? { quest_id: 1 } : {}, {
          headers: index % 2 === 0 ? { 'idempotency-key': `race-${index}` } : {},
        }),
      ),
    );
    const paid = answers.flatMap(({ status, body }) => (status === 200 ? body.claimed : []));
    const names = paid.map(({ quest_id, period }) => `${quest_id} ${period}`);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    const earned = paid.reduce((total, { points }) => total + points, 0);
    expect(await pointsOf(ada)).toMatchObject({ balance: earned, earned });
  });

  it('answers the same for the same Idempotency-Key', async () => {
    const ada = await winner(api, key);
    const headers = { 'idempotency-key': 'claim-1' };
    const [first, second] = [await claim(ada, {}, { headers }), await claim(ada, {}, { headers })];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await pointsOf(ada)).toMatchObject({ balance: 100 });
  });

  it('of fifty creators at once brings each their own', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => winner(api, key)));
    const answers = await Promise.all(people.map((person) => claim(person)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const person of people) expect(await pointsOf(person)).toMatchObject({ balance: 100 });
  });

  it('refuses what there is not, and who is not in the program', async () => {
    const ada = await winner(api, key);
    const { database } = api.services.store;
    expect((await claim(ada, { quest_id: 99 })).code).toBe('QUEST_UNKNOWN');
    expect((await claim(ada, {}, { params: { activation_id: 99 } })).code).toBe(
      'ACTIVATION_UNKNOWN',
    );
    const elsewhere = await claim(ada, { quest_id: 1 }, { params: { activation_id: 2 } });
    expect(elsewhere.code).toBe('QUEST_UNKNOWN');
    await database.update(creators).set({ member_since: null }).where(eq(creators.id, ada.id));
    expect((await claim(ada)).code).toBe('NOT_A_MEMBER');
    const rows = await database
      .select()
      .from(questProgress)
      .where(and(eq(questProgress.creator_id, ada.id), eq(questProgress.quest_id, 1)));
    expect(rows).toMatchObject([{ state: 'completed', claimed_at: null }]);
    const bea = await api.creator('beta');
    expect((await claim(bea)).code).toBe('NOTHING_TO_CLAIM');
  });

  it('waits for agreements that have a new version since', async () => {
    api.setTime(NOW);
    const ada = await api.creator('alpha');
    await acceptAge(ada);
    const assists = { creator: ada.id, metric: 'assists', hashtags: ['alpha'], value: 6 };
    await ingest(api, key, [assists]);
    const { database } = api.services.store;
    await database
      .update(agreementAcceptances)
      .set({ version: 'age-16' })
      .where(eq(agreementAcceptances.creator_id, ada.id));
    const refused = await claim(ada);
    expect(refused.code).toBe('AGREEMENTS_MISSING');
    expect(refused.error.extra.agreements).toEqual([
      { agreement: 'confirmed_18', version: 'age-18' },
    ]);
    await ingest(api, key, [{ creator: ada.id, value: 5 }]);
    expect((await claim(ada)).body.claimed.map(({ quest_id }) => quest_id)).toEqual([1]);
    await acceptAge(ada);
    const { body } = await claim(ada);
    expect(body.claimed.map(({ period }) => period)).toEqual(['1', '2']);
    expect(body.point_balance).toMatchObject({ balance: 110, earned: 110 });
  });

  it('gives the reward that belongs to the quest, without points and once', async () => {
    api.setTime(NOW);
    const ada = await api.creator('alpha');
    const { store } = api.services;
    const content = {
      id: 77,
      creator_id: ada.id,
      content_type: 'video' as const,
      platform: 'youtube',
      hashtags: [],
      published_at: null,
      submitted_at: new Date(NOW),
    };
    const count = () => countAcceptedContent(store, api.program('alpha'), content, new Date(NOW));
    expect(await count()).toMatchObject({ result: 'counted' });
    expect(await count()).toEqual({ result: 'duplicate' });
    const { body } = await claim(ada, { quest_id: 5 });
    const redemption_id = body.claimed[0]?.redemption_id;
    const given = await store.database
      .select()
      .from(rewardRedemptions)
      .where(eq(rewardRedemptions.creator_id, ada.id));
    expect(given).toMatchObject([
      { id: redemption_id, reward_id: 2, cost: 0, source: 'quest:5:once', state: 'claimed' },
    ]);
    const [reward] = await store.database
      .select()
      .from(rewards)
      .where(and(eq(rewards.program_uuid, ada.uuid), eq(rewards.id, 2)));
    expect(reward?.redeemed).toBe(1);
    const short = { ...content, id: 78, content_type: 'short' as const };
    const other = await countAcceptedContent(store, api.program('alpha'), short, new Date(NOW));
    expect(other).toMatchObject({ outcomes: [{ reason_code: 'content_type_not_taken' }] });
    const guest = { ...content, id: 79, creator_id: null };
    const nobody = await countAcceptedContent(store, api.program('alpha'), guest, new Date(NOW));
    expect(nobody).toBeUndefined();
  });
});

describe('the ledger', () => {
  it('says why of each change, in the language of the reader', async () => {
    const ada = await winner(api, key);
    await claim(ada);
    const account = { program_uuid: ada.uuid, creator_id: ada.id, now: new Date(NOW), ...season };
    const { store } = api.services;
    await postPoints(store, {
      ...account,
      amount: -50,
      source_kind: 'redemption',
      source_id: 'r-1',
      reason: { reward_id: 1 },
    });
    await postPoints(store, {
      ...account,
      amount: 7,
      source_kind: 'adjustment',
      source_id: 'a-1',
      reason: { note: 'For your help' },
    });
    const list = (query: object = {}, params: { activation_id: number } = season) =>
      api.call(listPointTransactions, {
        token: ada.token,
        params,
        query: { uuid: ada.uuid, ...query },
      });
    const { body } = await list();
    expect(
      body.items.map(({ why, amount, balance_after }) => [why, amount, balance_after]),
    ).toEqual([
      ['For your help', 7, 57],
      ['Sticker', -50, 50],
      ['Win five matches', 100, 100],
    ]);
    expect(body.items[2]).toMatchObject({ source_kind: 'quest', quest_id: 1, reward_id: null });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.body.next_cursor ?? '' });
    expect([...first.body.items, ...second.body.items]).toEqual(body.items);
    expect((await list({ cursor: '!' })).code).toBe('CURSOR_INVALID');
    expect((await list({}, { activation_id: 99 })).code).toBe('ACTIVATION_UNKNOWN');
    expect(await pointsOf(ada)).toMatchObject({ balance: 57, earned: 107, spent: 50 });
  });
});
