import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { DRAW_DELAY } from '#api/core/quests/hold-draws.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { influencerActivations } from '#api/store/tables/activations.ts';
import { bingoCards } from '#api/store/tables/bingo.ts';
import { pointTransactions, rewardRedemptions } from '#api/store/tables/ledger.ts';
import { metricEvents, questDraws, questTotals } from '#api/store/tables/quests.ts';
import {
  type CampaignThing,
  listCampaignThings,
  listDrawEntries,
  readLiveCampaign,
  readLiveQuest,
} from '#contract/campaigns/live-endpoints.ts';
import { claimQuests } from '#contract/quests/endpoints.ts';
import type { CampaignKind } from '#contract/vocabulary/plan-words.ts';
import type { TestApi, TestPerson } from '../support/api.ts';
import { type ChangingCampaign, startChangingCampaign } from '../support/changing-campaign.ts';
import { holdDueDraws } from '../support/hold-draws.ts';
import { ingest, NOW } from '../support/quest-events.ts';

let changing: ChangingCampaign;
let api: TestApi;
let viewer: TestPerson;
let key: string;
beforeAll(async () => {
  changing = await startChangingCampaign();
  api = changing.api;
  viewer = await api.operator('alpha', 'viewer');
  key = await api.service('alpha');
});
afterAll(() => changing.close());
beforeEach(async () => {
  api.setTime(NOW);
  const { database } = api.services.store;
  for (const table of [questDraws, questTotals, metricEvents, pointTransactions, rewardRedemptions])
    await database.delete(table);
  await database.delete(creators);
});

const list = async (kind: CampaignKind, query: object = {}) =>
  (
    await api.call(listCampaignThings, {
      ...{ token: viewer.token, params: { kind } },
      query: { uuid: viewer.uuid, ...query },
    })
  ).body;
const thing = async (kind: CampaignKind, id: number) =>
  (await list(kind, { limit: 100 })).items.find((one) => one.id === id);
const figures = async (kind: CampaignKind, id: number) => (await thing(kind, id))?.figures;
const ids = ({ items }: { items: readonly CampaignThing[] }) => items.map(({ id }) => id);
const quest = async (quest_id: number) =>
  (
    await api.call(readLiveQuest, {
      ...{ token: viewer.token, params: { quest_id }, query: { uuid: viewer.uuid } },
    })
  ).body;
const win = (person: TestPerson, value: number) =>
  ingest(api, key, [{ creator: person.id, value }]);
const claim = (person: TestPerson, quest_id: number) =>
  api.call(claimQuests, {
    ...{ token: person.token, params: { activation_id: 1 }, body: { quest_id } },
  });
const stored = () => ({
  ...{ uuid: viewer.uuid, slug: 'alpha' },
  campaign: api.program('alpha').campaign(),
});

test('says what is live of each kind and that the manifest says the same', async () => {
  const { body } = await api.call(readLiveCampaign, {
    ...{ token: viewer.token, query: { uuid: viewer.uuid } },
  });
  expect(body).toMatchObject({
    pending: false,
    errors: 0,
    seasons: [{ id: 1, title: 'Season 1' }],
  });
  expect(body.manifest?.hash).toBe(body.applied?.hash);
  expect(Object.fromEntries(body.live.map(({ kind, count }) => [kind, count]))).toEqual({
    ...{ season: 1, quest: 7, reward: 4, activation: 5, bingo_board: 4 },
  });
});

describe('figures', () => {
  test('of a quest are who began and completed it, each once, and what it gave', async () => {
    const [ada, bob] = [await api.creator('alpha'), await api.creator('alpha')];
    await win(ada, 5);
    await win(bob, 1);
    expect(await figures('quest', 1)).toMatchObject({ participants: 2, completed: 1, points: 0 });
    await claim(ada, 1);
    expect(await figures('quest', 1)).toEqual({
      ...{ participants: 2, completed: 1, points: 100, left: null, stock: null },
    });
    expect(await figures('season', 1)).toMatchObject({ participants: 1, points: 100 });
    expect(await figures('quest', 7)).toMatchObject({ participants: 2, completed: 0, points: 0 });
  });

  test('of a shared goal count all as soon as it is reached', async () => {
    const [ada, bob] = [await api.creator('alpha'), await api.creator('alpha')];
    await win(ada, 4);
    expect(await figures('quest', 3)).toMatchObject({ participants: 1, completed: 0 });
    await win(bob, 6);
    expect(await figures('quest', 3)).toMatchObject({ participants: 2, completed: 2 });
  });

  test('of rewards, activations and boards have what is left to give', async () => {
    const { database } = api.services.store;
    const ada = await api.creator('alpha');
    const mine = { program_uuid: ada.uuid, creator_id: ada.id };
    await database.insert(rewardRedemptions).values([
      { ...mine, reward_id: 1, cost: 50, state: 'fulfilled' },
      { ...mine, reward_id: 1, cost: 50, state: 'refunded' },
    ]);
    await database
      .insert(influencerActivations)
      .values({ ...mine, activation_id: 4, state: 'accepted' });
    await database
      .insert(bingoCards)
      .values({ ...mine, board_id: 1, seed: 'a', playing_since: new Date(NOW) });
    expect(await figures('reward', 1)).toEqual({
      ...{ participants: 1, completed: 1, points: 50, left: 3, stock: 3 },
    });
    expect(await figures('reward', 3)).toMatchObject({ left: 0, stock: null });
    expect(await figures('activation', 4)).toMatchObject({ participants: 1, left: 2, stock: 2 });
    expect(await figures('activation', 2)).toMatchObject({ participants: 0, left: 0, stock: null });
    expect(await figures('bingo_board', 1)).toMatchObject({ participants: 1, completed: 0 });
  });
});

describe('the list', () => {
  test('comes in pages, each thing once, in every order', async () => {
    for (const sort of ['campaign', 'title', 'closing']) {
      const whole = ids(await list('quest', { sort, limit: 100 }));
      expect(whole).toHaveLength(7);
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list('quest', {
          ...{ sort, limit: 2, ...(cursor ? { cursor } : {}) },
        });
        seen.push(...ids(page));
        cursor = page.next_cursor;
      } while (cursor);
      expect(seen, sort).toEqual(whole);
    }
  });

  test('is narrowed by words, season and window', async () => {
    expect(ids(await list('quest', { search: 'win MATCHES' }))).toEqual([1]);
    expect(ids(await list('reward', { window: 'closed' }))).toEqual([4]);
    expect(ids(await list('bingo_board', { activation_id: 1, window: 'open' }))).toEqual([1, 4]);
    expect(ids(await list('quest', { activation_id: 2 }))).toEqual([]);
  });

  test('shows beside what is live what the manifest says: what is new, other, gone and back', async () => {
    const { uuid, slug, campaign } = stored();
    if (!campaign) throw new Error('alpha has no campaign.');
    await changing.write((original) =>
      original
        .replace('target: 5', 'target: 6')
        .replace(/ {2}- id: 2\n {4}group_id/, '  - id: 12\n    group_id'),
    );
    const standings = async (query: object = {}) =>
      (await list('quest', { limit: 100, ...query })).items.map(({ id, standing, change }) => [
        ...[id, standing, change],
      ]);
    expect(await standings({ changing: true })).toEqual([
      [1, 'live', 'change'],
      [2, 'live', 'retire'],
      [12, 'waiting', 'create'],
    ]);
    expect((await thing('quest', 12))?.figures).toBeNull();
    expect(await standings({ standing: 'waiting' })).toEqual([[12, 'waiting', 'create']]);
    const next = api.program('alpha').campaign();
    if (next) await applyCampaign(api.services.store, { uuid, slug }, next);
    expect((await standings()).at(-1)).toEqual([2, 'retired', null]);
    await changing.write((original) => original);
    expect(await standings({ standing: 'retired' })).toEqual([[2, 'retired', 'restore']]);
    await applyCampaign(api.services.store, { uuid, slug }, campaign);
  });
});

describe('one quest', () => {
  test('shows how many come how far: each step has those who went on', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => api.creator('alpha')));
    for (const [index, value] of [1, 2, 4, 5].entries()) {
      const person = people[index];
      if (person) await win(person, value);
    }
    if (people[3]) await claim(people[3], 1);
    const { funnel, quest_kind, target, draw, shared } = await quest(1);
    expect({ quest_kind, target, draw, shared }).toEqual({
      ...{ quest_kind: 'individual', target: 5, draw: null, shared: null },
    });
    expect(funnel.map(({ step, value, creators: count }) => [step, value, count])).toEqual([
      ['began', null, 4],
      ['reached', 2, 3],
      ['reached', 3, 2],
      ['reached', 4, 2],
      ['completed', null, 1],
      ['claimed', null, 1],
    ]);
  });

  test('of a shared goal has the total of all', async () => {
    await win(await api.creator('alpha'), 4);
    const { funnel, shared } = await quest(3);
    expect(shared).toEqual({ value: 4, reached_at: null });
    expect(funnel.map(({ step, creators: count }) => [step, count])).toEqual([
      ['began', 1],
      ['claimed', 0],
    ]);
  });

  test('that is not there is said to be so', async () => {
    const call = { token: viewer.token, params: { quest_id: 99 }, query: { uuid: viewer.uuid } };
    expect((await api.call(readLiveQuest, call)).code).toBe('QUEST_UNKNOWN');
  });
});

describe('a draw', () => {
  const entries = (query: object = {}, quest_id = 4) =>
    api.call(listDrawEntries, {
      ...{ token: viewer.token, params: { quest_id }, query: { uuid: viewer.uuid, ...query } },
    });
  const enter = async (count: number) => {
    const people: TestPerson[] = [];
    for (let index = 0; index < count; index += 1) {
      const person = await api.creator('alpha', { display_name: `Entry ${index}` });
      await win(person, 3);
      people.push(person);
    }
    return people;
  };

  test('that is still to come has who takes part, in pages, and nothing of an outcome', async () => {
    const people = await enter(3);
    expect((await quest(4)).draw).toMatchObject({ winners: 1, held: null });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof entries>> = await entries({
        ...{ limit: 1, ...(cursor ? { cursor } : {}) },
      });
      expect(body.items).toMatchObject([{ won: null, lot: null }]);
      seen.push(...body.items.map(({ creator_id }) => creator_id));
      cursor = body.next_cursor;
    } while (cursor);
    expect([...seen].sort()).toEqual(people.map(({ id }) => id).sort());
    expect((await entries({ won: true })).body.items).toEqual([]);
  });

  test('that was held has its seed, and anybody can draw again', async () => {
    await enter(4);
    await holdDueDraws(
      api.services.store,
      new Date(Date.parse('2027-01-01T00:00:00Z') + DRAW_DELAY),
    );
    const { draw, funnel } = await quest(4);
    expect(draw?.held).toMatchObject({ entries: 4, winners: 1 });
    expect(funnel.map(({ step }) => step)).toEqual([
      ...['began', 'reached', 'completed', 'won', 'claimed'],
    ]);
    const { items } = (await entries({ limit: 100 })).body;
    const lots = items.map(({ creator_id, lot }) => {
      const text = `${draw?.held?.seed}:${creator_id}`;
      expect(lot).toBe(createHash('sha256').update(text).digest('hex'));
      return { creator_id, lot: lot ?? '' };
    });
    const [first] = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
    const winners = (await entries({ won: true })).body.items;
    expect(winners.map(({ creator_id }) => creator_id)).toEqual([first?.creator_id]);
    expect(items.filter(({ won }) => won)).toEqual(winners);
  });

  test('is only what is one, and takes no cursor of another list', async () => {
    expect((await entries({}, 1)).code).toBe('QUEST_UNKNOWN');
    for (const cursor of [['x', 'y'], ['1', 'y'], [1]]) {
      const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
      expect((await entries({ cursor: text })).code, text).toBe('CURSOR_INVALID');
    }
  });
});
