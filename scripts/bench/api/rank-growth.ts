import { readLeaderboard } from '#contract/leaderboards/endpoints.ts';
import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import { alternate, median } from '../statistics.ts';
import { type LoadResult, putUnderLoad } from './load.ts';
import { pathOf, signed } from './measured-calls.ts';
import type { Person } from './people.ts';
import { rotate } from './request-sources.ts';
import { requestText } from './request-text.ts';
import type { Board } from './seed.ts';

export interface BoardResult extends Board {
  /** Milliseconds for one answer where nobody else asks. */
  readonly rank: number;
  readonly around: number;
  readonly top: number;
}

const VIEWS = ['me', 'around', 'top'] as const;
type View = (typeof VIEWS)[number];

/** People who are on every board. */
const EVERYWHERE = 500;

export interface GrowthPlan {
  readonly uuid: string;
  readonly boards: readonly Board[];
  readonly people: readonly Person[];
  readonly rounds: number;
  readonly seconds: number;
}

/** How long a rank takes on boards with more and more creators, one question after another. */
export async function measureGrowth(
  server: TestServer,
  { uuid, boards, people, rounds, seconds }: GrowthPlan,
): Promise<BoardResult[]> {
  const asked = (activation_id: number, view: View) => async () => {
    const path = pathOf(readLeaderboard, {}, { uuid, activation_id: String(activation_id), view });
    const requests = people
      .slice(0, EVERYWHERE)
      .map((person) => requestText('GET', path, signed(person)));
    const next = rotate(requests)(0);
    return putUnderLoad({ port: server.port, connections: 1, seconds, next });
  };
  const candidates = Object.fromEntries(
    boards.flatMap(({ activation_id }) =>
      VIEWS.map((view) => [`${activation_id} ${view}`, asked(activation_id, view)]),
    ),
  );
  await alternate(1, candidates);
  const results: Record<string, LoadResult[]> = await alternate(rounds, candidates);
  return boards.map((board) => {
    const time = (view: View) =>
      median((results[`${board.activation_id} ${view}`] ?? []).map(({ p50 }) => p50));
    return { ...board, rank: time('me'), around: time('around'), top: time('top') };
  });
}
