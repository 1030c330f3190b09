import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeBingoBoard,
  createBingoBoard,
  deleteBingoBoard,
  listBingoBoards,
  listOwnBingoBoards,
  publishBingoBoard,
  readBingoCard,
} from '#contract/bingo/endpoints.ts';
import type { BingoBoard, BingoBoardDraft } from '#contract/shapes/bingo.ts';
import { MOST_CAMPAIGN_BOARD } from '#domain/bingo/board-number.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { BOARDS, bingoActions, OWN_BOARD_DRAFT } from '../support/bingo.ts';

let api: TestApi;
let bingo: ReturnType<typeof bingoActions>;
let ada: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  bingo = bingoActions(api, await api.service('alpha'));
});
beforeEach(async () => {
  await bingo.forget();
  ada = await api.creator('alpha', { display_name: 'Ada' });
});
afterAll(() => api.close());

const as = ({ token, uuid }: TestPerson, board_id?: number) => ({
  token,
  query: { uuid },
  ...(board_id !== undefined && { params: { board_id } }),
});
const create = (person: TestPerson, over: Partial<BingoBoardDraft> = {}) =>
  api.call(createBingoBoard, { ...as(person), body: { ...OWN_BOARD_DRAFT, ...over } });
const change = (person: TestPerson, { id, revision }: Known, over: object = {}) =>
  api.call(changeBingoBoard, {
    ...as(person, id),
    body: { ...OWN_BOARD_DRAFT, revision, ...over },
  });
const publish = (person: TestPerson, { id, revision }: Known) =>
  api.call(publishBingoBoard, { ...as(person, id), body: { revision } });
const remove = (person: TestPerson, { id }: Known) => api.call(deleteBingoBoard, as(person, id));
type Known = Pick<BingoBoard, 'id' | 'revision'>;

describe("the campaign's boards", () => {
  test('are listed with their items, each once, in the language that was asked for', async () => {
    const { body } = await api.call(listBingoBoards, {
      params: { campaign_id: 'alpha' },
      headers: { 'accept-language': 'de' },
    });
    expect(body).toMatchObject({ campaign_id: 'alpha', program_uuid: api.program('alpha').uuid });
    expect(body.boards.map(({ id, title, open }) => ({ id, title, open }))).toEqual([
      { id: 1, title: 'Premierenabend', open: true },
      { id: 2, title: 'Practice', open: true },
      { id: 3, title: 'Past night', open: false },
      { id: 4, title: 'Every night', open: true },
    ]);
    expect(body.items).toHaveLength(29);
    expect(body.items[0]).toEqual({ id: 'thing-1', label: 'Ding 1', weight: 1, difficulty: 3 });
  });

  test('are found by slug and by uuid, each program its own', async () => {
    const read = (campaign_id: string) =>
      api.call(readBingoCard, { params: { campaign_id, board_id: 1 }, query: { seed: 'seed' } });
    expect((await read('alpha')).body.board).toMatchObject({
      title: 'Launch night',
      activation_id: 1,
      winner_cap: 2,
      author: null,
      state: 'published',
    });
    expect((await read(api.program('alpha').uuid)).body.board.title).toBe('Launch night');
    expect((await read('beta')).body.board.title).toBe('Another launch night');
  });

  test('are told where there are none', async () => {
    const unknown = await api.call(listBingoBoards, { params: { campaign_id: 'gamma' } });
    expect([unknown.status, unknown.code]).toEqual([404, 'BINGO_CAMPAIGN_UNKNOWN']);
    const card = { params: { campaign_id: 'gamma', board_id: 1 }, query: { seed: 'seed' } };
    expect((await api.call(readBingoCard, card)).code).toBe('BINGO_CAMPAIGN_UNKNOWN');
    expect((await bingo.card(99)).code).toBe('BINGO_BOARD_UNKNOWN');
  });
});

describe("a creator's board", () => {
  test('is a draft that only its author sees, until it is published', async () => {
    const { status, body } = await create(ada);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...OWN_BOARD_DRAFT, state: 'draft', open: false, revision: 1 });
    expect(body).toMatchObject({ author: 'Ada', activation_id: null, campaign_id: 'alpha' });
    expect(body.id).toBeGreaterThan(MOST_CAMPAIGN_BOARD);
    expect((await bingo.card(body.id)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await bingo.play(ada, body.id)).code).toBe('BINGO_BOARD_UNKNOWN');

    const published = await publish(ada, body);
    expect(published.body).toMatchObject({ state: 'published', open: true, revision: 2 });
    expect((await bingo.card(body.id)).body.board).toEqual(published.body);
    expect((await publish(ada, body)).body).toEqual(published.body);
    const { boards } = (await api.call(listOwnBingoBoards, as(ada))).body;
    expect(boards).toEqual([published.body]);
    const listed = await api.call(listBingoBoards, { params: { campaign_id: 'alpha' } });
    expect(listed.body.boards.map(({ id }) => id)).not.toContain(body.id);
  });

  test('is played by other members, and pays no points', async () => {
    const { body } = await create(ada);
    await publish(ada, body);
    const ben = await api.creator('alpha');
    await bingo.play(ben, body.id);
    await bingo.report(body.id, ['mine-1']);
    expect((await bingo.card(body.id)).body.marks).toHaveLength(1);
    expect((await bingo.claim(ben, body.id, 'row_1')).code).toBe('BINGO_BOARD_PAYS_NOTHING');
    expect((await bingo.standing(ben, body.id)).body.claimable).toEqual([]);
  });

  test('changes while it is a draft; a revision that is outdated changes nothing', async () => {
    const { body } = await create(ada);
    const changed = await change(ada, body, { title: 'Renamed', size: 2 });
    expect(changed.body).toMatchObject({ title: 'Renamed', size: 2, revision: 2 });
    const outdated = await change(ada, body);
    expect([outdated.code, outdated.error.extra.revision]).toEqual(['REVISION_OUTDATED', 2]);
    expect((await publish(ada, body)).code).toBe('REVISION_OUTDATED');
    const mended = await change(ada, changed.body);
    await publish(ada, mended.body);
    expect((await change(ada, { ...body, revision: 4 })).code).toBe('BINGO_BOARD_PUBLISHED');
  });

  test('with faults is kept and not published; all of them are told at once', async () => {
    const { body } = await create(ada, {
      size: 4,
      items: [{ id: 'one', label: 'One', weight: 1_000, difficulty: 3 }],
      arrangement: ['nothing'],
      points: {},
    });
    const refused = await publish(ada, body);
    expect([refused.status, refused.code]).toEqual([422, 'BINGO_BOARD_FAULTY']);
    const issues = refused.error.extra.issues as { code: string }[];
    expect(issues.map(({ code }) => code)).toEqual([
      'free_centre_without_centre',
      'no_winning_pattern',
      'too_few_items',
      'weight_out_of_range',
      'cell_count_wrong',
    ]);
    const { body: huge } = await create(ada, { size: 2_147_483_647 });
    expect((await publish(ada, huge)).code).toBe('BINGO_BOARD_FAULTY');
  });

  test('is arranged by its author: one card for all seeds', async () => {
    const arrangement = [
      'mine-7',
      'mine-6',
      'mine-5',
      'mine-4',
      null,
      'mine-3',
      'mine-2',
      'mine-1',
    ];
    const { body } = await create(ada, { arrangement: [...arrangement, 'mine-0'] });
    expect((await publish(ada, body)).body.arrangement).toHaveLength(9);
  });

  test('is deleted with all that was marked on it, and its number is never given again', async () => {
    const { body } = await create(ada);
    await publish(ada, body);
    await bingo.play(ada, body.id);
    await bingo.mark(ada, body.id, 'mine-1');
    expect((await remove(ada, body)).status).toBe(204);
    expect((await bingo.card(body.id)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await create(ada)).body.id).toBeGreaterThan(body.id);
  });

  test("is nobody else's, and the campaign's is nobody's", async () => {
    const { body } = await create(ada);
    const ben = await api.creator('alpha');
    for (const [person, board] of [
      [ben, body],
      [await api.creator('beta'), body],
      [ada, { id: BOARDS.capped, revision: 1 }],
    ] as const)
      for (const answer of [
        await change(person, board),
        await publish(person, board),
        await remove(person, board),
      ])
        expect(answer.code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await api.call(listOwnBingoBoards, as(ben))).body.boards).toEqual([]);
    expect((await api.call(listOwnBingoBoards, as(ada))).body.boards).toEqual([body]);
  });

  test('is one of fifty at most, and a member makes it', async () => {
    const stranger = await api.creator('alpha', { member_since: null });
    expect((await create(stranger)).code).toBe('NOT_A_MEMBER');
    const answers = await Promise.all(Array.from({ length: 52 }, () => create(ada)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ code }) => code === 'BINGO_BOARDS_EXHAUSTED')).toHaveLength(2);
    await remove(ada, answers.find(({ status }) => status === 201)?.body as Known);
    expect((await create(ada)).status).toBe(201);
  });
});
