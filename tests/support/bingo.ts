import type * as z from 'zod/mini';
import { eq } from '#api/store/drizzle.ts';
import { bingoCards, bingoClaims, bingoMarks } from '#api/store/tables/bingo.ts';
import { liveMessages } from '#api/store/tables/live.ts';
import {
  claimBingoPattern,
  markBingoItem,
  playBingoCard,
  readBingoCard,
  readBingoStanding,
} from '#contract/bingo/endpoints.ts';
import { ingestBingoMarks, type reportedMark } from '#contract/bingo/mark-endpoints.ts';
import type { BingoBoardDraft } from '#contract/shapes/bingo.ts';
import type { TestApi, TestPerson, TestProgram } from './api.ts';

/** The boards of tests/fixtures/api/alpha. */
export const BOARDS = {
  /** Arranged: thing-1 … thing-9; two winners, half a minute to claim. */
  capped: 1,
  /** Drawn from event-1 … event-20 with a free centre; pays nothing. */
  free: 2,
  /** Over since the beginning of 2026. */
  over: 3,
  /** Drawn from event-1 … event-20; pays as usual. */
  usual: 4,
} as const;

/** The top row of the arranged board. */
export const TOP_ROW = ['thing-1', 'thing-2', 'thing-3'] as const;

type Report = Partial<z.infer<typeof reportedMark>> & { readonly item_id: string };

/** Short ways to what players and back ends do. */
export function bingoActions(api: TestApi, key: string, program: TestProgram = 'alpha') {
  let count = 0;
  const as = ({ token, uuid }: TestPerson, board_id: number) => ({
    token,
    params: { board_id },
    query: { uuid },
  });
  return {
    play: (person: TestPerson, board_id: number, seed = 'seed') =>
      api.call(playBingoCard, { ...as(person, board_id), body: { seed } }),
    claim: (person: TestPerson, board_id: number, pattern: string) =>
      api.call(claimBingoPattern, { ...as(person, board_id), body: { pattern } }),
    mark: (person: TestPerson, board_id: number, item_id: string, proof_url?: string) =>
      api.call(markBingoItem, {
        ...as(person, board_id),
        body: { item_id, ...(proof_url && { proof_url }) },
      }),
    standing: (person: TestPerson, board_id: number) =>
      api.call(readBingoStanding, as(person, board_id)),
    card: (board_id: number, seed = 'seed', headers = {}) =>
      api.call(readBingoCard, {
        params: { campaign_id: program, board_id },
        query: { seed },
        headers,
      }),
    /** Reports that items happened now, each by an event of its own unless it names one. */
    report: (board_id: number, reports: readonly (string | Report)[]) =>
      api.call(ingestBingoMarks, {
        headers: { 'x-api-key': key },
        body: {
          board_id,
          marks: reports.map((report) => {
            count += 1;
            return {
              occurred_at: api.services.now().toISOString(),
              source_id: `event ${count}`,
              ...(typeof report === 'string' ? { item_id: report } : report),
            };
          }),
        },
      }),
    /** Takes away what was played before. */
    forget: async () => {
      for (const table of [bingoMarks, bingoClaims, bingoCards, liveMessages])
        await api.services.store.database.delete(table);
    },
    /** Live events of a board, in order. */
    told: async (board_id: number): Promise<unknown[]> => {
      const rows = await api.services.store.database
        .select()
        .from(liveMessages)
        .where(eq(liveMessages.channel, `/bingo/${api.program(program).uuid}/${board_id}`))
        .orderBy(liveMessages.id);
      return rows.map(({ event }) => JSON.parse(event));
    },
  };
}

/** A board of a creator's own that can be published. */
export const OWN_BOARD_DRAFT: BingoBoardDraft = {
  title: 'My own night',
  description: null,
  size: 3,
  free_centre: true,
  items: Array.from({ length: 8 }, (_, at) => ({
    id: `mine-${at}`,
    label: `Mine ${at}`,
    weight: 1,
    difficulty: 3,
  })),
  arrangement: null,
  points: { row: 10 },
  winner_cap: null,
  claim_window_seconds: null,
};
