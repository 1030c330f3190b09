import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoMatchesOf } from '#api/bingo/demo-matches.ts';
import { eq } from '#api/store/drizzle.ts';
import { bingoMarks } from '#api/store/tables/bingo.ts';
import { readBingoDemo, startBingoMatch } from '#contract/bingo/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { BOARDS, bingoActions } from '../support/bingo.ts';

const MATCH_SECONDS = 1;
/** A match may be late where much else runs, never wrong. */
const PATIENCE = { timeout: 20_000, interval: 100 };

let api: TestApi;
let bingo: ReturnType<typeof bingoActions>;
let demo: { program: string; board_id: number } | undefined;

beforeAll(async () => {
  api = await startTestApi({ bingoDemo: { board: () => demo, match_seconds: MATCH_SECONDS } });
  bingo = bingoActions(api, await api.service('alpha'));
});
beforeEach(() => {
  demo = { program: 'alpha', board_id: BOARDS.free };
});
afterAll(() => api.close());

/** Starts a match as soon as one may. */
async function start(): Promise<ResponseOf<typeof startBingoMatch>> {
  let started: ResponseOf<typeof startBingoMatch> | undefined;
  await expect
    .poll(async () => {
      const { status, body } = await api.call(startBingoMatch);
      started = status === 201 ? body : undefined;
      return status;
    }, PATIENCE)
    .toBe(201);
  return started as ResponseOf<typeof startBingoMatch>;
}
const marksOf = async (seed: string) => (await bingo.card(BOARDS.free, seed)).body.marks;
/** Waits until a match marks nothing more. */
async function settled(seed: string): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await marksOf(seed)).length;
        const same = now === before && now > 0;
        before = now;
        return same;
      },
      { ...PATIENCE, interval: MATCH_SECONDS * 1_000 },
    )
    .toBe(true);
}

describe('the bingo demo', () => {
  test('plays a few matches at once, and more when they are over', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => api.call(startBingoMatch)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'BINGO_MATCHES_EXHAUSTED')).toHaveLength(2);
    expect((await start()).board_id).toBe(BOARDS.free);
  });

  test('plays the board that the site names', async () => {
    const { body } = await api.call(readBingoDemo);
    expect(body).toEqual({ campaign_id: 'alpha', board_id: BOARDS.free });
  });

  test('is told where there is none: no board, no program, no such board, one that pays', async () => {
    for (const absent of [undefined, { program: 'gamma', board_id: 1 }]) {
      demo = absent;
      expect((await api.call(readBingoDemo)).code).toBe('BINGO_DEMO_ABSENT');
      expect((await api.call(startBingoMatch)).code).toBe('BINGO_DEMO_ABSENT');
    }
    for (const board_id of [99, BOARDS.capped]) {
      demo = { program: 'alpha', board_id };
      await expect
        .poll(async () => (await api.call(startBingoMatch)).code, PATIENCE)
        .toBe('BINGO_DEMO_ABSENT');
    }
  });

  test('marks a card of its own by real events, each once however often it is told', async () => {
    const { seed, ends_at } = await start();
    expect(Date.parse(ends_at)).toBeGreaterThan(api.services.now().getTime());
    expect((await start()).seed).not.toBe(seed);
    await settled(seed);
    const marks = await marksOf(seed);
    expect(marks.length).toBeGreaterThan(3);
    expect(new Set(marks.map(({ item_id }) => item_id)).size).toBe(marks.length);
    const rows = await api.services.store.database
      .select()
      .from(bingoMarks)
      .where(eq(bingoMarks.seed, seed));
    expect(rows).toHaveLength(marks.length);
    const told = (await bingo.told(BOARDS.free)) as { kind: string; seed: string }[];
    expect(told.filter((event) => event.seed === seed)).toHaveLength(marks.length);
    expect(await marksOf('another')).toEqual([]);
  });

  test('forgets after a week what it marked', async () => {
    const { seed } = await start();
    await settled(seed);
    const own = { item_id: 'event-1', seed: 'demo-own', source_id: 'demo-1' };
    await bingo.report(BOARDS.free, [own]);
    api.setTime(new Date(Date.now() + 8 * 86_400_000));
    await start();
    expect(await marksOf(seed)).toEqual([]);
    // A back end's report is its own, whatever its name.
    expect(await marksOf(own.seed)).toHaveLength(1);
  });

  test('ends with the server: a match that was stopped marks nothing more', async () => {
    const services = { ...api.services, bingoDemo: { board: () => demo, match_seconds: 600 } };
    const matches = demoMatchesOf(services);
    const { seed } = await matches.start();
    const stopped = performance.now();
    await matches.stop();
    expect(performance.now() - stopped).toBeLessThan(5_000);
    const before = await marksOf(seed);
    await sleep(200);
    expect(await marksOf(seed)).toEqual(before);
    expect(demoMatchesOf(services)).toBe(matches);
  });
});
