import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { unmarkBingoItem } from '#contract/bingo/endpoints.ts';
import { ingestBingoMarks, removeBingoMark } from '#contract/bingo/mark-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { BOARDS, bingoActions } from '../support/bingo.ts';

const NOW = '2026-11-21T20:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();

let api: TestApi;
let bingo: ReturnType<typeof bingoActions>;
let reviewer: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  api.setTime(NOW);
  bingo = bingoActions(api, await api.service('alpha'));
  reviewer = await api.operator('alpha', 'reviewer');
});
beforeEach(async () => {
  api.setTime(NOW);
  await bingo.forget();
});
afterAll(() => api.close());

const marksOf = async (board_id: number, seed = 'seed') =>
  (await bingo.card(board_id, seed)).body.marks;
const resultsOf = async (...sent: Parameters<typeof bingo.report>) =>
  (await bingo.report(...sent)).body.results.map(({ result }) => result);
const remove = (item_id: string, seed?: string, board_id: number = BOARDS.capped) =>
  api.call(removeBingoMark, {
    token: reviewer.token,
    params: { board_id, item_id },
    query: { uuid: reviewer.uuid, ...(seed && { seed }) },
  });
const unmark = (person: TestPerson, board_id: number, item_id: string) =>
  api.call(unmarkBingoItem, {
    token: person.token,
    params: { board_id, item_id },
    query: { uuid: person.uuid },
  });

describe('what back ends report', () => {
  test('marks every card of the board, and is told to those who watch', async () => {
    expect(await resultsOf(BOARDS.capped, ['thing-1'])).toEqual(['marked']);
    const mark = {
      item_id: 'thing-1',
      marked_at: NOW,
      source: 'event',
      marked_by: null,
      proof_url: null,
    };
    expect(await marksOf(BOARDS.capped, 'one')).toEqual([mark]);
    expect(await marksOf(BOARDS.capped, 'two')).toEqual([mark]);
    expect(await bingo.told(BOARDS.capped)).toEqual([{ kind: 'marked', seed: null, mark }]);
  });

  test('marks one card alone where it names a seed', async () => {
    await bingo.report(BOARDS.capped, [{ item_id: 'thing-1', seed: 'one' }]);
    expect(await marksOf(BOARDS.capped, 'one')).toHaveLength(1);
    expect(await marksOf(BOARDS.capped, 'two')).toEqual([]);
    expect(await bingo.told(BOARDS.capped)).toMatchObject([{ kind: 'marked', seed: 'one' }]);
  });

  test('of several cards at once is told in order', async () => {
    const seeds = ['one', 'two', 'three'];
    await bingo.report(
      BOARDS.capped,
      seeds.map((seed) => ({ item_id: 'thing-1', seed })),
    );
    const told = (await bingo.told(BOARDS.capped)) as { seed: string }[];
    expect(told.map(({ seed }) => seed)).toEqual(seeds);
  });

  test('marks once however often it is told, in a batch and over batches', async () => {
    const again = { item_id: 'thing-1', source_id: 'the same' };
    expect(await resultsOf(BOARDS.capped, [again, again])).toEqual(['marked', 'duplicate']);
    expect(await resultsOf(BOARDS.capped, [again])).toEqual(['duplicate']);
    expect(await resultsOf(BOARDS.capped, ['thing-1'])).toEqual(['known']);
    expect(await bingo.told(BOARDS.capped)).toHaveLength(1);
  });

  test('counts from the earliest moment, in whatever order it is told', async () => {
    const [early, late] = [later(-60), later(-10)];
    await bingo.report(BOARDS.capped, [{ item_id: 'thing-1', occurred_at: late }]);
    expect(await resultsOf(BOARDS.capped, [{ item_id: 'thing-1', occurred_at: early }])).toEqual([
      'known',
    ]);
    expect(await marksOf(BOARDS.capped)).toMatchObject([{ marked_at: early }]);
    expect(await bingo.told(BOARDS.capped)).toMatchObject([
      { kind: 'marked', mark: { marked_at: late } },
      { kind: 'marked', mark: { marked_at: early } },
    ]);
  });

  test('that comes from many at once marks once', async () => {
    const sent = Array.from({ length: 24 }, (_, at) =>
      resultsOf(BOARDS.capped, [{ item_id: 'thing-1', source_id: `race ${at % 12}` }]),
    );
    const results = (await Promise.all(sent)).flat().sort();
    expect(results).toEqual([...Array(12).fill('duplicate'), ...Array(11).fill('known'), 'marked']);
    expect(await bingo.told(BOARDS.capped)).toHaveLength(1);
  });

  test('of the future counts as of now', async () => {
    await bingo.report(BOARDS.capped, [{ item_id: 'thing-1', occurred_at: later(3_600) }]);
    expect(await marksOf(BOARDS.capped)).toMatchObject([{ marked_at: NOW }]);
  });

  test('changes nothing where there is no such item, or the board was not open then', async () => {
    expect(await resultsOf(BOARDS.capped, ['thing-10'])).toEqual(['unknown_item']);
    expect(await resultsOf(BOARDS.over, ['thing-1'])).toEqual(['not_open']);
    const during = { item_id: 'thing-1', occurred_at: '2025-12-24T20:00:00Z' };
    expect(await resultsOf(BOARDS.over, [during])).toEqual(['marked']);
    expect(await bingo.told(BOARDS.capped)).toEqual([]);
  });

  test('of another program marks nothing here', async () => {
    const beta = bingoActions(api, await api.service('beta'), 'beta');
    await beta.report(1, ['thing-1']);
    expect(await marksOf(BOARDS.capped)).toEqual([]);
    expect((await beta.card(1)).body.marks).toHaveLength(1);
    expect((await beta.report(BOARDS.usual, ['event-1'])).code).toBe('BINGO_BOARD_UNKNOWN');
  });

  test('needs a key, a board and sound marks', async () => {
    const unknown = await bingo.report(99, ['thing-1']);
    expect([unknown.status, unknown.code]).toEqual([404, 'BINGO_BOARD_UNKNOWN']);
    const body = { board_id: 1, marks: [] };
    const key = await api.service('alpha');
    const empty = await api.call(ingestBingoMarks, { headers: { 'x-api-key': key }, body });
    expect(empty.code).toBe('REQUEST_INVALID');
  });
});

describe('a mark by hand', () => {
  test('shows to all who watch the card, with who made it, and no other card', async () => {
    const ada = await api.creator('alpha', { display_name: 'Ada' });
    await bingo.play(ada, BOARDS.capped, 'ours');
    const { status, body } = await bingo.mark(ada, BOARDS.capped, 'thing-5');
    const mark = { item_id: 'thing-5', marked_at: NOW, source: 'hand', marked_by: 'Ada' };
    expect(status).toBe(200);
    expect(body).toEqual({ ...mark, proof_url: null });
    expect(await marksOf(BOARDS.capped, 'ours')).toEqual([body]);
    expect(await marksOf(BOARDS.capped, 'theirs')).toEqual([]);
    expect(await bingo.told(BOARDS.capped)).toEqual([{ kind: 'marked', seed: 'ours', mark: body }]);
  });

  test('is known to whoever made it as their own, also beside somebody of the same name', async () => {
    const [ada, other] = [
      await api.creator('alpha', { display_name: 'Ada' }),
      await api.creator('alpha', { display_name: 'Ada' }),
    ];
    for (const one of [ada, other]) await bingo.play(one, BOARDS.capped, 'ours');
    await bingo.mark(ada, BOARDS.capped, 'thing-5');
    await bingo.mark(other, BOARDS.capped, 'thing-3');
    expect((await bingo.standing(ada, BOARDS.capped)).body.marked).toEqual(['thing-5']);
    expect((await bingo.standing(other, BOARDS.capped)).body.marked).toEqual(['thing-3']);
  });

  test('made again keeps its moment and takes the proof', async () => {
    const ada = await api.creator('alpha');
    await bingo.play(ada, BOARDS.capped);
    await bingo.mark(ada, BOARDS.capped, 'thing-5');
    api.setTime(later(60));
    const proof_url = 'https://clips.example/5';
    expect((await bingo.mark(ada, BOARDS.capped, 'thing-5', proof_url)).body).toMatchObject({
      marked_at: NOW,
      proof_url,
    });
    expect((await bingo.mark(ada, BOARDS.capped, 'thing-5')).body).toMatchObject({ proof_url });
  });

  test('is taken back; what others marked stays', async () => {
    const [ada, ben] = [await api.creator('alpha'), await api.creator('alpha')];
    for (const person of [ada, ben]) await bingo.play(person, BOARDS.capped);
    await bingo.mark(ada, BOARDS.capped, 'thing-5');
    api.setTime(later(1));
    await bingo.mark(ben, BOARDS.capped, 'thing-5');
    expect(await unmark(ada, BOARDS.capped, 'thing-5')).toMatchObject({ status: 204 });
    expect(await marksOf(BOARDS.capped)).toMatchObject([{ marked_at: later(1) }]);
    await unmark(ben, BOARDS.capped, 'thing-5');
    await unmark(ben, BOARDS.capped, 'thing-5');
    expect(await marksOf(BOARDS.capped)).toEqual([]);
    expect((await bingo.told(BOARDS.capped)).slice(-2)).toMatchObject([
      { kind: 'unmarked', seed: 'seed', item_id: 'thing-5' },
      { kind: 'unmarked', seed: 'seed', item_id: 'thing-5' },
    ]);
  });

  test('stands beside what an event told, and does not undo it', async () => {
    const ada = await api.creator('alpha');
    await bingo.play(ada, BOARDS.capped);
    await bingo.mark(ada, BOARDS.capped, 'thing-5');
    api.setTime(later(1));
    await bingo.report(BOARDS.capped, ['thing-5']);
    expect(await marksOf(BOARDS.capped)).toMatchObject([{ source: 'event' }, { source: 'hand' }]);
    await unmark(ada, BOARDS.capped, 'thing-5');
    expect(await marksOf(BOARDS.capped)).toMatchObject([{ source: 'event' }]);
  });

  test('is refused where there is no board, no card, no such item on it, or no play', async () => {
    const ada = await api.creator('alpha');
    expect((await bingo.mark(ada, 99, 'thing-1')).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await bingo.mark(ada, BOARDS.over, 'thing-1')).code).toBe('BINGO_BOARD_NOT_OPEN');
    expect((await bingo.mark(ada, BOARDS.capped, 'thing-1')).code).toBe('BINGO_CARD_NOT_CHOSEN');
    expect((await unmark(ada, 99, 'thing-1')).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await unmark(ada, BOARDS.over, 'thing-1')).code).toBe('BINGO_BOARD_NOT_OPEN');
    expect((await unmark(ada, BOARDS.capped, 'thing-1')).code).toBe('BINGO_CARD_NOT_CHOSEN');
    await bingo.play(ada, BOARDS.usual);
    const marks = Array.from({ length: 20 }, (_, at) => `event-${at + 1}`);
    const answers = await Promise.all(marks.map((item) => bingo.mark(ada, BOARDS.usual, item)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(9);
    expect(new Set(codes)).toEqual(new Set([undefined, 'BINGO_ITEM_UNKNOWN']));
  });
});

describe('a mark that is wrong', () => {
  test('is taken from all cards, stays out when it is told again, and is audited', async () => {
    const report = { item_id: 'thing-1', source_id: 'wrong' };
    await bingo.report(BOARDS.capped, [report]);
    expect((await remove('thing-1')).status).toBe(204);
    expect(await marksOf(BOARDS.capped)).toEqual([]);
    expect((await bingo.told(BOARDS.capped)).at(-1)).toEqual({
      kind: 'unmarked',
      seed: null,
      item_id: 'thing-1',
    });
    expect(await resultsOf(BOARDS.capped, [report, 'thing-1'])).toEqual(['duplicate', 'marked']);
    const entries = await api.services.store.database
      .select({ details: auditEntries.details, actor_id: auditEntries.actor_id })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.program_uuid, reviewer.uuid),
          eq(auditEntries.action, 'bingo_mark.remove'),
        ),
      );
    expect(entries).toEqual([
      { details: { item_id: 'thing-1', seed: null }, actor_id: reviewer.id },
    ]);
  });

  test('is taken from one card, and stays on the others', async () => {
    await bingo.report(BOARDS.capped, [
      { item_id: 'thing-1', seed: 'one' },
      { item_id: 'thing-1', seed: 'two' },
    ]);
    expect((await remove('thing-1', 'one')).status).toBe(204);
    expect(await marksOf(BOARDS.capped, 'one')).toEqual([]);
    expect(await marksOf(BOARDS.capped, 'two')).toHaveLength(1);
  });

  test('by hand stays out when it is made again, also where it was taken back before', async () => {
    const [ada, ben] = [await api.creator('alpha'), await api.creator('alpha')];
    for (const person of [ada, ben]) {
      await bingo.play(person, BOARDS.capped);
      await bingo.mark(person, BOARDS.capped, 'thing-5', 'https://clips.example/5');
    }
    await unmark(ben, BOARDS.capped, 'thing-5');
    expect((await remove('thing-5')).status).toBe(204);
    for (const person of [ada, ben]) {
      const again = await bingo.mark(person, BOARDS.capped, 'thing-5', 'https://clips.example/6');
      expect([again.status, again.code]).toEqual([409, 'BINGO_MARK_REMOVED']);
      expect((await unmark(person, BOARDS.capped, 'thing-5')).status).toBe(204);
    }
    expect((await remove('thing-5')).code).toBe('BINGO_MARK_UNKNOWN');
    expect(await marksOf(BOARDS.capped)).toEqual([]);
    expect((await bingo.standing(ada, BOARDS.capped)).body.marked).toEqual([]);
  });

  test('that its player took back already is not there', async () => {
    const ada = await api.creator('alpha');
    await bingo.play(ada, BOARDS.capped);
    await bingo.mark(ada, BOARDS.capped, 'thing-5');
    await unmark(ada, BOARDS.capped, 'thing-5');
    expect((await remove('thing-5')).code).toBe('BINGO_MARK_UNKNOWN');
    expect((await bingo.mark(ada, BOARDS.capped, 'thing-5')).status).toBe(200);
  });

  test('must be there', async () => {
    expect((await remove('thing-1')).code).toBe('BINGO_MARK_UNKNOWN');
    expect((await remove('thing-1', undefined, 99)).code).toBe('BINGO_BOARD_UNKNOWN');
  });
});
