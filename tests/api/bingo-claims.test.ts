import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { bingoClaims } from '#api/store/tables/bingo.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { playBingoCard, unmarkBingoItem } from '#contract/bingo/endpoints.ts';
import { listPointTransactions } from '#contract/quests/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { BOARDS, bingoActions, TOP_ROW } from '../support/bingo.ts';
import { IS_DEEP } from '../support/in-depth.ts';

const NOW = '2026-11-21T20:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();

let api: TestApi;
let bingo: ReturnType<typeof bingoActions>;

beforeAll(async () => {
  api = await startTestApi();
  bingo = bingoActions(api, await api.service('alpha'));
});
beforeEach(async () => {
  api.setTime(NOW);
  await bingo.forget();
});
afterAll(() => api.close());

async function player(board_id: number, seed?: string): Promise<TestPerson> {
  const person = await api.creator('alpha');
  await bingo.play(person, board_id, seed);
  return person;
}
const ledgerOf = (person: TestPerson) =>
  api.services.store.database
    .select({ amount: pointTransactions.amount, kind: pointTransactions.source_kind })
    .from(pointTransactions)
    .where(eq(pointTransactions.creator_id, person.id));
const unmark = (person: TestPerson, item_id: string) =>
  api.call(unmarkBingoItem, {
    token: person.token,
    params: { board_id: BOARDS.capped, item_id },
    query: { uuid: person.uuid },
  });
const codeOf = async (...sent: Parameters<typeof bingo.claim>) => (await bingo.claim(...sent)).code;

describe('a card', () => {
  test('is taken once a board, the same one as often as one likes', async () => {
    const ada = await api.creator('alpha');
    expect((await bingo.standing(ada, BOARDS.capped)).body).toEqual({
      seed: null,
      playing_since: null,
      marked: [],
      claims: [],
      claimable: [],
    });
    const taken = await bingo.play(ada, BOARDS.capped, 'mine');
    expect(taken.body).toMatchObject({ seed: 'mine', playing_since: NOW });
    api.setTime(later(60));
    expect((await bingo.play(ada, BOARDS.capped, 'mine')).body.playing_since).toBe(NOW);
    const other = await bingo.play(ada, BOARDS.capped, 'other');
    expect(other.code).toBe('BINGO_CARD_CHOSEN');
    expect(other.error.extra.seed).toBe('mine');
    expect((await bingo.play(ada, BOARDS.free, 'other')).status).toBe(200);
  });

  test('of two seeds that are taken at once is that of the first', async () => {
    const ada = await api.creator('alpha');
    const answers = await Promise.all(
      ['one', 'two'].map((seed) => bingo.play(ada, BOARDS.capped, seed)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['BINGO_CARD_CHOSEN', undefined]);
  });

  test("is not a demo's where it is played for points", async () => {
    const ada = await api.creator('alpha');
    expect((await bingo.play(ada, BOARDS.capped, 'demo-1')).code).toBe('BINGO_SEED_RESERVED');
    expect((await bingo.play(ada, BOARDS.free, 'demo-1')).status).toBe(200);
  });

  test('is for members, of boards that are there and open', async () => {
    const stranger = await api.creator('alpha', { member_since: null });
    expect((await bingo.play(stranger, BOARDS.capped)).code).toBe('NOT_A_MEMBER');
    const ada = await api.creator('alpha');
    expect((await bingo.play(ada, 99)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await bingo.standing(ada, 99)).code).toBe('BINGO_BOARD_UNKNOWN');
    expect((await bingo.play(ada, BOARDS.over)).code).toBe('BINGO_BOARD_NOT_OPEN');
    const beta = await api.creator('beta');
    expect((await bingo.play(beta, BOARDS.usual)).code).toBe('BINGO_BOARD_UNKNOWN');
    const seed = await api.call(playBingoCard, {
      token: ada.token,
      params: { board_id: 1 },
      query: { uuid: ada.uuid },
      body: { seed: 'Not A Seed' },
    });
    expect(seed.code).toBe('REQUEST_INVALID');
  });
});

describe('a claim', () => {
  test('pays a completed pattern once, with its points and a reason', async () => {
    const ada = await player(BOARDS.capped);
    await bingo.report(BOARDS.capped, TOP_ROW);
    expect((await bingo.standing(ada, BOARDS.capped)).body.claimable).toEqual([
      { pattern: 'row_1', points: 10, completed_at: NOW, until: later(30) },
    ]);
    const { status, body } = await bingo.claim(ada, BOARDS.capped, 'row_1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ claim: { pattern: 'row_1', points: 10 }, balance: 10 });
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBe('BINGO_ALREADY_CLAIMED');
    expect(await ledgerOf(ada)).toEqual([{ amount: 10, kind: 'bingo' }]);
    expect((await bingo.standing(ada, BOARDS.capped)).body).toMatchObject({
      claims: [body.claim],
      claimable: [],
    });
    expect((await bingo.card(BOARDS.capped)).body).toMatchObject({
      claims: [body.claim],
      winners: 1,
    });
    expect((await bingo.told(BOARDS.capped)).at(-1)).toEqual({
      kind: 'claimed',
      seed: 'seed',
      claim: body.claim,
    });
    const history = await api.call(listPointTransactions, {
      token: ada.token,
      params: { activation_id: 1 },
      query: { uuid: ada.uuid },
      headers: { 'accept-language': 'de' },
    });
    expect(history.body.items).toMatchObject([
      { source_kind: 'bingo', why: 'Premierenabend', amount: 10 },
    ]);
  });

  test('that is made twice at once pays once', async () => {
    const ada = await player(BOARDS.capped);
    await bingo.report(BOARDS.capped, TOP_ROW);
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(ada, BOARDS.capped, 'row_1')),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await ledgerOf(ada)).toHaveLength(1);
  });

  test('of a pattern that pays nothing is for the honour, and leaves the ledger alone', async () => {
    const ada = await player(BOARDS.capped);
    await bingo.report(
      BOARDS.capped,
      Array.from({ length: 9 }, (_, at) => `thing-${at + 1}`),
    );
    const { body } = await bingo.claim(ada, BOARDS.capped, 'blackout');
    expect(body).toMatchObject({ claim: { points: 0 }, balance: 0 });
    expect(await ledgerOf(ada)).toEqual([]);
  });

  test("of two who want the last winner's place pays one", async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => player(BOARDS.capped)));
    await bingo.report(BOARDS.capped, TOP_ROW);
    const codes = await Promise.all(players.map((one) => codeOf(one, BOARDS.capped, 'row_1')));
    expect(codes.filter((code) => code === undefined)).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set([undefined, 'BINGO_WINNERS_COMPLETE']));
    expect((await bingo.card(BOARDS.capped)).body.winners).toBe(2);
    expect((await Promise.all(players.map(ledgerOf))).flat()).toHaveLength(2);
  });

  test('of a winner is paid also when all places are taken', async () => {
    const players = [await player(BOARDS.capped), await player(BOARDS.capped)];
    await bingo.report(BOARDS.capped, [...TOP_ROW, 'thing-7', 'thing-9']);
    for (const one of players) await bingo.claim(one, BOARDS.capped, 'row_1');
    expect(
      (await bingo.claim(players[0] as TestPerson, BOARDS.capped, 'corners')).body.balance,
    ).toBe(35);
  });

  test('comes in time: the window ends so many seconds after the last mark', async () => {
    const ada = await player(BOARDS.capped);
    await bingo.report(BOARDS.capped, TOP_ROW);
    api.setTime(later(30));
    const late = await bingo.claim(ada, BOARDS.capped, 'row_1');
    expect(late.code).toBe('BINGO_CLAIM_TOO_LATE');
    expect(late.error.extra.until).toBe(later(30));
    api.setTime(later(29));
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBeUndefined();
  });

  test('does not count what was marked before the card was taken', async () => {
    await bingo.report(BOARDS.capped, ['thing-1']);
    api.setTime(later(1));
    const ada = await player(BOARDS.capped);
    await bingo.report(BOARDS.capped, ['thing-2', 'thing-3']);
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBe('BINGO_PATTERN_INCOMPLETE');
    api.setTime(later(2));
    await bingo.report(BOARDS.capped, ['thing-1']);
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBeUndefined();
  });

  test("counts one's own hand with a proof, and nobody else's", async () => {
    const [ada, ben] = [await player(BOARDS.capped), await player(BOARDS.capped)];
    await bingo.report(BOARDS.capped, ['thing-1', 'thing-2']);
    await bingo.mark(ben, BOARDS.capped, 'thing-3', 'https://clips.example/ben');
    await bingo.mark(ada, BOARDS.capped, 'thing-3');
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBe('BINGO_PATTERN_INCOMPLETE');
    await bingo.mark(ada, BOARDS.capped, 'thing-3', 'https://clips.example/ada');
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBeUndefined();
  });

  test('counts no hand on a board that does not say so', async () => {
    const ada = await player(BOARDS.usual);
    const { board } = (await bingo.card(BOARDS.usual)).body;
    expect(board.hand_marks_pay).toBe(false);
    for (const { id } of board.items)
      await bingo.mark(ada, BOARDS.usual, id, `https://clips.example/${id}`);
    expect((await bingo.standing(ada, BOARDS.usual)).body).toMatchObject({
      marked: { length: 9 },
      claimable: [],
    });
    expect(await codeOf(ada, BOARDS.usual, 'row_1')).toBe('BINGO_PATTERN_INCOMPLETE');
  });

  test('has its time also where the last event is told late', async () => {
    const ada = await player(BOARDS.capped);
    api.setTime(later(600));
    await bingo.report(
      BOARDS.capped,
      TOP_ROW.map((item_id) => ({ item_id, occurred_at: later(1) })),
    );
    expect((await bingo.standing(ada, BOARDS.capped)).body.claimable).toEqual([
      { pattern: 'row_1', points: 10, completed_at: later(1), until: later(630) },
    ]);
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBeUndefined();
  });

  test('gets no new time from a mark that is taken back and made again', async () => {
    const ada = await player(BOARDS.capped);
    await bingo.report(BOARDS.capped, ['thing-1', 'thing-2']);
    await bingo.mark(ada, BOARDS.capped, 'thing-3', 'https://clips.example/3');
    api.setTime(later(60));
    expect((await unmark(ada, 'thing-3')).status).toBe(204);
    expect((await bingo.standing(ada, BOARDS.capped)).body.marked).toEqual([]);
    const again = await bingo.mark(ada, BOARDS.capped, 'thing-3', 'https://clips.example/4');
    expect(again.body).toMatchObject({ marked_at: NOW, proof_url: 'https://clips.example/4' });
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBe('BINGO_CLAIM_TOO_LATE');
  });

  test('keeps the marks by hand that it was paid for', async () => {
    const ada = await player(BOARDS.capped);
    await bingo.report(BOARDS.capped, ['thing-1', 'thing-2']);
    for (const item of ['thing-1', 'thing-3', 'thing-5'])
      await bingo.mark(ada, BOARDS.capped, item, 'https://clips.example/3');
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBeUndefined();
    expect((await unmark(ada, 'thing-3')).code).toBe('BINGO_MARK_PAID');
    expect((await unmark(ada, 'thing-5')).status).toBe(204);
    expect((await unmark(ada, 'thing-1')).status).toBe(204);
    expect((await bingo.standing(ada, BOARDS.capped)).body.marked).toEqual(['thing-3']);
  });

  test('does not count the events of another card', async () => {
    const ada = await player(BOARDS.capped, 'mine');
    await bingo.report(
      BOARDS.capped,
      TOP_ROW.map((item_id) => ({ item_id, seed: 'other' })),
    );
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBe('BINGO_PATTERN_INCOMPLETE');
  });

  test('is refused of strangers, of boards without points or play, and of no pattern', async () => {
    const stranger = await api.creator('alpha', { member_since: null });
    expect(await codeOf(stranger, BOARDS.capped, 'row_1')).toBe('NOT_A_MEMBER');
    const ada = await api.creator('alpha');
    expect(await codeOf(ada, 99, 'row_1')).toBe('BINGO_BOARD_UNKNOWN');
    expect(await codeOf(ada, BOARDS.free, 'row_1')).toBe('BINGO_BOARD_PAYS_NOTHING');
    expect(await codeOf(ada, BOARDS.capped, 'row_1')).toBe('BINGO_CARD_NOT_CHOSEN');
    await bingo.play(ada, BOARDS.capped);
    expect(await codeOf(ada, BOARDS.capped, 'column_1')).toBe('BINGO_PATTERN_UNKNOWN');
    api.setTime('2025-12-24T20:00:00Z');
    await bingo.play(ada, BOARDS.over);
    api.setTime(NOW);
    expect(await codeOf(ada, BOARDS.over, 'row_1')).toBe('BINGO_BOARD_NOT_OPEN');
  });
});

test('whatever is marked and claimed, the points that were paid are those of the ledger', async () => {
  const step = fc.record({
    item: fc.integer({ min: 1, max: 20 }),
    seed: fc.constantFrom(undefined, 'one', 'two'),
    pattern: fc.constantFrom('row_1', 'row_2', 'column_1', 'diagonal_up', 'corners', 'blackout'),
    who: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await bingo.forget();
      const players = [
        await player(BOARDS.usual, 'one'),
        await player(BOARDS.usual, 'two'),
        await player(BOARDS.usual, 'one'),
      ];
      await bingo.report(
        BOARDS.usual,
        steps.map(({ item, seed }) => ({ item_id: `event-${item}`, ...(seed && { seed }) })),
      );
      for (const { who, pattern } of steps)
        await bingo.claim(players[who] as TestPerson, BOARDS.usual, pattern);
      for (const one of players) {
        const claims = await api.services.store.database
          .select({ points: bingoClaims.points })
          .from(bingoClaims)
          .where(eq(bingoClaims.creator_id, one.id));
        const { body } = await bingo.standing(one, BOARDS.usual);
        const sum = (list: readonly number[]) => list.reduce((total, next) => total + next, 0);
        const paid = sum(claims.map(({ points }) => points));
        expect(sum((await ledgerOf(one)).map(({ amount }) => amount))).toBe(paid);
        expect(sum(body.claims.map(({ points }) => points))).toBe(paid);
      }
    }),
    { numRuns: IS_DEEP ? 8 : 2 },
  );
});
