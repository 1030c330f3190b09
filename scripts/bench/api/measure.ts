import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import { memoryOf } from '../processes.ts';
import { alternate, median, ratioOfPairs } from '../statistics.ts';
import type { BareServer } from './bare-server.ts';
import { type LoadResult, putUnderLoad } from './load.ts';
import type { MeasuredCall } from './measured-calls.ts';

export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

/** What a call did beside its reference: medians of the rounds. */
export interface CallResult {
  readonly title: string;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** MiB that the server held after the rounds. */
  readonly memory: number;
  readonly bareRate: number;
  readonly bareP50: number;
  readonly ratio: number;
  readonly aim: number;
  /** The most of a core that asking took in any round. */
  readonly clientCore: number;
}

/** Long enough for the code to be compiled that is run often. */
const WARM_UP_SECONDS = 3;

/**
 * Measures our call and the bare route in turns, so that both meet the machine in the same mood.
 * @throws Error where a request failed: what is not answered is not measured.
 */
export async function measureCall(
  call: MeasuredCall,
  server: TestServer,
  bare: BareServer,
  { rounds, seconds, connections }: Rounds,
): Promise<CallResult> {
  if (call.endless)
    for (const [port, source] of [
      [server.port, call.ours],
      [bare.port, call.bare],
    ] as const)
      await putUnderLoad({ port, connections, seconds: WARM_UP_SECONDS, next: source(0) });
  let ourRound = 0;
  let bareRound = 0;
  const load = async (port: number, next: () => string | undefined) => {
    const result = await putUnderLoad({ port, connections, seconds, next });
    if (result.failed.size > 0 || result.answered === 0)
      throw new Error(
        `${call.title}: of ${result.answered} answers failed, by status: ${JSON.stringify([...result.failed])}`,
      );
    return result;
  };
  const results = await alternate(rounds, {
    bare: () => load(bare.port, call.bare(bareRound++)),
    ours: () => load(server.port, call.ours(ourRound++)),
  });
  const middle = (of: readonly LoadResult[], key: 'rate' | 'p50' | 'p99') =>
    median(of.map((result) => result[key]));
  const rates = (of: readonly LoadResult[]) => of.map(({ rate }) => rate);
  return {
    title: call.title,
    rate: middle(results.ours, 'rate'),
    p50: middle(results.ours, 'p50'),
    p99: middle(results.ours, 'p99'),
    memory: memoryOf(server.process),
    bareRate: middle(results.bare, 'rate'),
    bareP50: middle(results.bare, 'p50'),
    ratio: ratioOfPairs(rates(results.ours), rates(results.bare)),
    aim: call.aim,
    clientCore: Math.max(...[...results.ours, ...results.bare].map(({ clientCore }) => clientCore)),
  };
}
