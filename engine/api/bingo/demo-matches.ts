import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEED_BYTES, seedFromBytes } from '#domain/bingo/card-seed.ts';
import { type MatchReport, simulateMatch } from '#domain/bingo/simulate-match.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { and, like, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoMarks } from '../store/tables/bingo.ts';
import { type BoardRow, cardOf, itemsOf, playedBoard, requireBoard } from './board-rows.ts';
import { DEMO_SEED, DEMO_SOURCE } from './demo-names.ts';
import { ofBoard } from './read-marks.ts';
import { type ReportedMark, takeMarks } from './take-marks.ts';

/** Matches that one process plays at once. */
const MOST_MATCHES = 5;
/** How long what demos marked is kept. */
const KEPT = 7 * 86_400_000;

/** A match that has begun. */
export interface DemoMatch {
  readonly program: ApiProgram;
  readonly board_id: number;
  /** The card that it is played on. */
  readonly seed: string;
  readonly ends_at: Date;
}

/** The board that the site's demo plays. @throws ApiError BINGO_DEMO_ABSENT */
export function demoBoard({ bingoDemo, programs }: Pick<ApiServices, 'bingoDemo' | 'programs'>): {
  readonly program: ApiProgram;
  readonly board_id: number;
} {
  const demo = bingoDemo.board();
  const program = demo && programs.bySlug(demo.program);
  if (!demo || !program) throw new ApiError('BINGO_DEMO_ABSENT');
  return { program, board_id: demo.board_id };
}

const kept = new WeakMap<ApiServices, DemoMatches>();

/** The matches of a running API. */
export function demoMatchesOf(services: ApiServices): DemoMatches {
  const matches = kept.get(services) ?? new DemoMatches(services);
  kept.set(services, matches);
  return matches;
}

/** Plays simulated matches, whose events go the way of all events. */
export class DemoMatches {
  readonly #services: ApiServices;
  readonly #playing = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #starting = 0;

  constructor(services: ApiServices) {
    this.#services = services;
  }

  /** @throws ApiError BINGO_DEMO_ABSENT, BINGO_MATCHES_EXHAUSTED */
  async start(): Promise<DemoMatch> {
    const { store, bingoDemo, now } = this.#services;
    const { program, board_id } = demoBoard(this.#services);
    if (this.#starting + this.#playing.size >= MOST_MATCHES)
      throw new ApiError('BINGO_MATCHES_EXHAUSTED', { most: MOST_MATCHES });
    this.#starting += 1;
    try {
      const board = await requireDemoBoard(store, program, board_id);
      await forgetDemos(store, board, now());
      const seed = `${DEMO_SEED}${seedFromBytes(randomBytes(SEED_BYTES))}`;
      const milliseconds = bingoDemo.match_seconds * 1_000;
      const reports = simulateMatch(
        playedBoard(board),
        cardOf(board, seed),
        itemsOf(board, DEFAULT_LOCALE),
        {
          seed,
          milliseconds,
        },
      );
      const begun = now();
      this.#play({ program, board_id, seed, begun, milliseconds }, reports);
      return { program, board_id, seed, ends_at: new Date(begun.getTime() + milliseconds) };
    } finally {
      this.#starting -= 1;
    }
  }

  /** Ends all matches where they are; after it nothing is written any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#playing);
  }

  /** Reports each event at its moment, one after another. */
  #play(match: PlayedMatch, reports: readonly MatchReport[]): void {
    const { store, now, log } = this.#services;
    const { signal } = this.#stopping;
    const run = randomUUID();
    const since = performance.now();
    const until = (after: number) =>
      sleep(Math.max(0, after - (performance.now() - since)), undefined, { signal, ref: false });
    const play = async () => {
      for (const report of reports) {
        await until(report.reported_after);
        const mark = markOf(match, report, run);
        await takeMarks(store, match.program, match.board_id, [mark], now());
      }
      await until(match.milliseconds);
    };
    const playing = play()
      .catch((error) => {
        if (!signal.aborted)
          log.warn({ err: error, seed: match.seed }, 'A demo match ended early.');
      })
      .finally(() => this.#playing.delete(playing));
    this.#playing.add(playing);
  }
}

interface PlayedMatch {
  readonly program: ApiProgram;
  readonly board_id: number;
  readonly seed: string;
  readonly begun: Date;
  readonly milliseconds: number;
}

function markOf({ seed, begun }: PlayedMatch, report: MatchReport, run: string): ReportedMark {
  return {
    item_id: report.item_id,
    occurred_at: new Date(begun.getTime() + report.occurred_after).toISOString(),
    source_id: `${DEMO_SOURCE}${run}:${report.event}`,
    seed,
  };
}

/** Anybody starts demos: a board that pays points is none. */
async function requireDemoBoard(store: Store, program: ApiProgram, id: number): Promise<BoardRow> {
  try {
    const board = await requireBoard(store, program, id);
    if (board.activation_id === null) return board;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  throw new ApiError('BINGO_DEMO_ABSENT');
}

async function forgetDemos({ database }: Store, board: BoardRow, now: Date): Promise<void> {
  await database
    .delete(bingoMarks)
    .where(
      and(
        ofBoard(board),
        like(bingoMarks.source_id, `${DEMO_SOURCE}%`),
        lt(bingoMarks.occurred_at, new Date(now.getTime() - KEPT)),
      ),
    );
}
