import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { NO_CAMPAIGN, readPlan } from '#api/campaigns/read-plan.ts';
import {
  createBingoBoard,
  listBingoBoards,
  listOwnBingoBoards,
  publishBingoBoard,
} from '#contract/bingo/endpoints.ts';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { BOARDS, bingoActions, TOP_ROW } from '../support/bingo.ts';

let api: TestApi;
let bingo: ReturnType<typeof bingoActions>;
let original: Campaign;

beforeAll(async () => {
  api = await startTestApi();
  bingo = bingoActions(api, await api.service('alpha'));
  const found = api.program('alpha').campaign();
  if (!found) throw new Error('tests/fixtures/api/alpha has no campaign.');
  original = found;
});
afterAll(() => api.close());

let count = 0;
const changed = (bingo_boards: Campaign['bingo_boards']): Campaign => {
  count += 1;
  return { ...original, bingo_boards, hash: `changed ${count}` };
};
const apply = (campaign: Campaign) =>
  applyCampaign(api.services.store, api.program('alpha'), campaign);
const named = (changes: readonly CampaignChange[]) =>
  changes.map(({ action, table, id }) => `${action} ${table} ${id}`);
const without = (id: number) => changed(original.bingo_boards.filter((board) => board.id !== id));

describe('a board of a campaign', () => {
  test('that is gone retires with what was played on it, and comes back', async () => {
    const ada = await api.creator('alpha');
    await bingo.play(ada, BOARDS.capped);
    await bingo.report(BOARDS.capped, TOP_ROW);
    await bingo.claim(ada, BOARDS.capped, 'row_1');
    const before = (await bingo.card(BOARDS.capped)).body;

    expect(named(await apply(without(BOARDS.capped)))).toContain(
      `retire bingo_boards ${BOARDS.capped}`,
    );
    expect((await bingo.card(BOARDS.capped)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await bingo.claim(ada, BOARDS.capped, 'corners')).code).toBe('BINGO_BOARD_UNKNOWN');

    expect(named(await apply(original))).toContain(`restore bingo_boards ${BOARDS.capped}`);
    const after = (await bingo.card(BOARDS.capped)).body;
    const { revision } = before.board;
    expect(after).toEqual({ ...before, board: { ...before.board, revision: revision + 1 } });
    expect((await readPlan(api.services.store, api.program('alpha'), original)).changes).toEqual(
      [],
    );
  });

  test('without a window of its own is played, and pays, while its season is open', async () => {
    const begun = Date.now();
    const second = (seconds: number) => new Date(begun + seconds * 1_000).toISOString();
    const [opens_at, closes_at] = [second(60), second(120)];
    await apply({
      ...changed(original.bingo_boards),
      activations: original.activations.map((one) =>
        one.id === 1 ? { ...one, opens_at, closes_at } : one,
      ),
    });
    const board = async () => (await bingo.card(BOARDS.capped)).body.board;
    const listed = async () => {
      const { body } = await api.call(listBingoBoards, { params: { campaign_id: 'alpha' } });
      return body.boards.find(({ id }) => id === BOARDS.capped);
    };
    const reported = async (occurred_at?: string) => {
      const reports = TOP_ROW.map((item_id) => ({ item_id, ...(occurred_at && { occurred_at }) }));
      const { body } = await bingo.report(BOARDS.capped, reports);
      return new Set(body.results.map(({ result }) => result));
    };
    const ada = await api.creator('alpha');

    await bingo.forget();
    api.setTime(second(59));
    expect(await board()).toMatchObject({ opens_at, closes_at, open: false });
    expect(await listed()).toMatchObject({ opens_at, closes_at, open: false });
    expect((await bingo.play(ada, BOARDS.capped)).code).toBe('BINGO_BOARD_NOT_OPEN');
    expect(await reported()).toEqual(new Set(['not_open']));

    api.setTime(second(110));
    expect(await board()).toMatchObject({ open: true });
    expect((await bingo.play(ada, BOARDS.capped)).status).toBe(200);
    expect(await reported()).toEqual(new Set(['marked']));
    expect((await bingo.standing(ada, BOARDS.capped)).body.claimable).toMatchObject([
      { pattern: 'row_1', until: closes_at },
    ]);

    api.setTime(second(120));
    expect(await board()).toMatchObject({ open: false });
    expect(await reported()).toEqual(new Set(['not_open']));
    expect((await bingo.standing(ada, BOARDS.capped)).body.claimable).toEqual([]);
    const claimed = await bingo.claim(ada, BOARDS.capped, 'row_1');
    expect(claimed.code).toBe('BINGO_BOARD_NOT_OPEN');
    expect(claimed.error.extra).toMatchObject({ opens_at, closes_at });
    // A window of its own is its own.
    expect((await bingo.card(BOARDS.over)).body.board).toMatchObject({
      closes_at: '2026-01-01T00:00:00.000Z',
    });
    await apply(original);
    api.setTime(new Date());
  });

  test('lists its items beside those of others, however many there are together', async () => {
    const [first] = original.bingo_boards;
    if (!first) throw new Error('tests/fixtures/api/alpha has no board.');
    const { arrangement: _, ...drawn } = first;
    const boards = [1, 2].map((id) => ({
      ...{ ...drawn, id },
      items: Array.from({ length: 400 }, (_item, at) => ({
        ...{ id: `${id}-${at}`, label: { en: `${id} ${at}` }, weight: 1, difficulty: 1 },
      })),
    }));
    await apply(changed(boards));
    const { status, body } = await api.call(listBingoBoards, { params: { campaign_id: 'alpha' } });
    expect([status, body.items.length]).toEqual([200, 800]);
    await apply(original);
  });

  test('tells in a plan how many cards in play its new items draw anew', async () => {
    await bingo.forget();
    const people = [await api.creator('alpha'), await api.creator('alpha')];
    for (const person of people) await bingo.play(person, BOARDS.usual);
    const planned = async (change: (board: Campaign['bingo_boards'][number]) => object) => {
      const boards = original.bingo_boards.map((board) =>
        board.id === BOARDS.usual ? { ...board, ...change(board) } : board,
      );
      return (await readPlan(api.services.store, api.program('alpha'), changed(boards))).warnings;
    };
    const warned = [{ bingo_board_id: BOARDS.usual, creators: 2 }];
    expect(await planned(({ items }) => ({ items: items.slice(1) }))).toEqual(warned);
    expect(await planned(() => ({ free_centre: true }))).toEqual(warned);
    const reworded = await planned(({ items }) => ({
      items: items.map((item) => ({ ...item, label: { en: `The ${item.id}` } })),
      title: { en: 'Each night' },
    }));
    expect(reworded).toEqual([]);
  });

  test('changes with its manifest', async () => {
    const { revision } = (await bingo.card(BOARDS.usual)).body.board;
    const renamed = original.bingo_boards.map((board) =>
      board.id === BOARDS.usual ? { ...board, title: { en: 'Each night' }, winner_cap: 3 } : board,
    );
    expect(await apply(changed(renamed))).toMatchObject([
      {
        action: 'change',
        table: 'bingo_boards',
        fields: [
          { field: 'title', to: { en: 'Each night' } },
          { field: 'winner_cap', from: null, to: 3 },
        ],
      },
    ]);
    expect((await bingo.card(BOARDS.usual)).body.board).toMatchObject({
      title: 'Each night',
      winner_cap: 3,
      revision: revision + 1,
    });
    await apply(original);
  });

  test('that a creator made is left alone, whatever the campaign says', async () => {
    const ada = await api.creator('alpha');
    const as = { token: ada.token, query: { uuid: ada.uuid } };
    const { body } = await api.call(createBingoBoard, {
      ...as,
      body: {
        ...{ title: 'Mine', description: null, size: 3, free_centre: true, arrangement: null },
        ...{ points: { row: 1 }, winner_cap: null, claim_window_seconds: null },
        items: Array.from({ length: 8 }, (_, at) => ({
          ...{ id: `mine-${at}`, label: `Mine ${at}`, weight: 1, difficulty: 1 },
        })),
      },
    });
    const params = { board_id: body.id };
    await api.call(publishBingoBoard, { ...as, params, body: { revision: body.revision } });
    const steps = named(await apply(NO_CAMPAIGN));
    expect(steps).toContain('retire bingo_boards 1');
    expect(steps).not.toContain(`retire bingo_boards ${body.id}`);
    expect((await bingo.card(body.id)).status).toBe(200);
    expect((await api.call(listOwnBingoBoards, as)).body.boards).toMatchObject([
      { id: body.id, open: true },
    ]);
    const listed = await api.call(listBingoBoards, { params: { campaign_id: 'alpha' } });
    expect(listed.body).toMatchObject({ boards: [], items: [] });
    await apply(original);
  });
});
