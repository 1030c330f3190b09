import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentGuestQuests } from '#api/core/quests/present-quests.ts';
import { forgetQuestBook } from '#api/core/quests/quest-book.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { questGroups, quests } from '#api/store/tables/quests.ts';
import {
  listPointBalances,
  listQuestGroups,
  listQuests,
  readPoints,
  readQuest,
  readQuestGroup,
} from '#contract/quests/endpoints.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { ingest, NOW } from '../support/quest-events.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  key = await api.service('alpha');
});
afterAll(() => api.close());

describe('quests', () => {
  it('are listed in the order of the campaign, with the progress of the person', async () => {
    const ada = await api.creator('alpha');
    await ingest(api, key, [{ creator: ada.id, value: 5 }]);
    const { body, status } = await api.call(listQuests, {
      token: ada.token,
      query: { uuid: ada.uuid },
    });
    expect(status).toBe(200);
    expect(body.quests.map(({ id }) => id)).toEqual([1, 2, 5, 6, 7, 3, 4]);
    expect(body.quests[0]).toEqual({
      id: 1,
      group_id: 1,
      activation_id: 1,
      kind: 'individual',
      title: 'Win five matches',
      description: 'Any mode counts.',
      image: null,
      metric: 'wins',
      target: 5,
      opens_at: null,
      closes_at: null,
      window: 'open',
      platforms: null,
      hashtags: null,
      content_types: null,
      repeat: 'once',
      points: 100,
      reward_id: null,
      prerequisites: [],
      progress: {
        period: 'once',
        value: 5,
        state: 'completed',
        completed_at: NOW,
        claimed_at: null,
      },
      claimable: 1,
      shared: null,
      draw: null,
    });
    const none = { value: 0, state: 'in_progress', completed_at: null, claimed_at: null };
    expect(body.quests[1]).toMatchObject({ progress: { ...none, period: '2026-11-18' } });
    expect(body.quests[3]).toMatchObject({ progress: { ...none, period: '1' } });
    expect(body.quests[5]).toMatchObject({ shared: { value: 5, reached_at: null }, claimable: 0 });
    expect(body.quests[6]).toMatchObject({
      progress: { state: 'completed' },
      claimable: 0,
      draw: { winners: 1, draw_at: '2027-01-01T00:00:00.000Z', drawn_at: null, won: null },
    });
  });

  it('can be asked for by activation, and one by one', async () => {
    const ada = await api.creator('alpha');
    const list = (activation_id: number) =>
      api.call(listQuests, { token: ada.token, query: { uuid: ada.uuid, activation_id } });
    expect((await list(1)).body.quests).toHaveLength(7);
    expect((await list(2)).body.quests).toEqual([]);
    const one = await api.call(readQuest, { token: ada.token, params: { quest_id: 7 } });
    expect(one.body).toMatchObject({ id: 7, progress: { period: '2026-W47' } });
    const unknown = await api.call(readQuest, { token: ada.token, params: { quest_id: 99 } });
    expect(unknown.code).toBe('QUEST_UNKNOWN');
  });

  it('stand in groups', async () => {
    const ada = await api.creator('alpha');
    const { body } = await api.call(listQuestGroups, {
      token: ada.token,
      query: { uuid: ada.uuid },
    });
    expect(body.quest_groups.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: 1, title: 'Play' },
      { id: 2, title: 'Together' },
    ]);
    const read = (group_id: number) =>
      api.call(readQuestGroup, {
        token: ada.token,
        params: { group_id },
        query: { uuid: ada.uuid },
      });
    expect((await read(2)).body).toEqual(body.quest_groups[1]);
    expect((await read(9)).code).toBe('QUEST_GROUP_UNKNOWN');
  });

  it('of the other program have nothing to do with those of the same number here', async () => {
    const ada = await api.creator('alpha');
    const bea = await api.creator('beta');
    const before = await api.call(readQuest, { token: bea.token, params: { quest_id: 3 } });
    await ingest(api, key, [{ creator: ada.id, value: 1 }]);
    const after = await api.call(readQuest, { token: bea.token, params: { quest_id: 3 } });
    expect(after.body).toEqual(before.body);
    const wrong = await api.call(listQuests, { token: bea.token, query: { uuid: ada.uuid } });
    expect(wrong.code).toBe('PROGRAM_MISMATCH');
  });

  it('are shown to guests without anything of a person', async () => {
    const shown = await presentGuestQuests(api.services.store, 1, {
      program: api.program('alpha'),
      locale: 'de',
      now: api.services.now(),
    });
    expect(shown).toHaveLength(7);
    expect(shown.every(({ progress, claimable }) => progress === null && claimable === 0)).toBe(
      true,
    );
    expect(shown.find(({ kind }) => kind === 'draw')?.draw?.won).toBeNull();
  });

  it('that retire are hidden, but for those who have something to claim', async () => {
    const { store } = api.services;
    const { uuid } = api.program('alpha');
    const ada = await api.creator('alpha');
    const bob = await api.creator('alpha');
    await ingest(api, key, [{ creator: ada.id, value: 5 }]);
    const retired_at = api.services.now();
    await store.database
      .update(quests)
      .set({ retired_at })
      .where(and(eq(quests.program_uuid, uuid), eq(quests.group_id, 1)));
    await store.database
      .update(questGroups)
      .set({ retired_at })
      .where(and(eq(questGroups.program_uuid, uuid), eq(questGroups.id, 1)));
    forgetQuestBook(store, uuid);
    const list = (token: string) => api.call(listQuests, { token, query: { uuid } });
    const groups = (token: string) => api.call(listQuestGroups, { token, query: { uuid } });
    const group = (token: string) =>
      api.call(readQuestGroup, { token, params: { group_id: 1 }, query: { uuid } });
    expect((await list(ada.token)).body.quests.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect((await list(bob.token)).body.quests.map(({ id }) => id)).toEqual([3, 4]);
    expect((await groups(ada.token)).body.quest_groups).toHaveLength(2);
    expect((await groups(bob.token)).body.quest_groups).toHaveLength(1);
    expect((await group(ada.token)).status).toBe(200);
    expect((await group(bob.token)).code).toBe('QUEST_GROUP_UNKNOWN');
    const hidden = await api.call(readQuest, { token: bob.token, params: { quest_id: 1 } });
    expect(hidden.code).toBe('QUEST_UNKNOWN');
  });
});

describe('points', () => {
  it('begin with the current seasons, at zero', async () => {
    const ada = await api.creator('alpha');
    const query = { uuid: ada.uuid };
    const { body } = await api.call(listPointBalances, { token: ada.token, query });
    expect(body.point_balances).toEqual([{ activation_id: 1, balance: 0, earned: 0 }]);
    const points = (activation_id: number) =>
      api.call(readPoints, { token: ada.token, query, params: { activation_id } });
    expect((await points(3)).body).toEqual({ activation_id: 3, balance: 0, earned: 0, spent: 0 });
    expect((await points(99)).code).toBe('ACTIVATION_UNKNOWN');
  });
});
