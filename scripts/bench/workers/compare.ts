import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import { processorTime } from '../processor-time.ts';
import { atLeast, type Row, readable } from '../report.ts';
import { alternate, median, ratioOfPairs } from '../statistics.ts';

export interface WorkersPlan {
  readonly rounds: number;
  /** Of each round. */
  readonly seconds: number;
  readonly creators: number;
  readonly subscribers: number;
}

/** What a round of load did: how many answers, in how many seconds. */
export interface Answered {
  readonly answered: number;
  readonly seconds: number;
}

/** The same server, as one process and as two. */
export interface Compared {
  readonly one: TestServer;
  readonly two: TestServer;
}

const AIM = 1.7;

/**
 * Measures both in turns. Of two cores, two processes make twice as much as one of one core where an
 * answer costs them the same.
 */
export async function compare(
  what: string,
  { one, two }: Compared,
  rounds: number,
  load: (server: TestServer) => Promise<Answered>,
): Promise<Row> {
  const measured = async (server: TestServer) => {
    const before = processorTime(server.process);
    const { answered, seconds } = await load(server);
    const spent = processorTime(server.process) - before;
    return { rate: answered / seconds, cost: (spent * 1e6) / answered };
  };
  // Code that is run often is compiled first, in each process.
  for (const server of [one, two, two]) await load(server);
  const runs = await alternate(rounds, { one: () => measured(one), two: () => measured(two) });
  const costs = (of: typeof runs.one) => of.map(({ cost }) => cost);
  const told = (of: typeof runs.one) =>
    `${readable(median(of.map(({ rate }) => rate)))} a second, ${readable(median(costs(of)))} µs each`;
  const worth = 2 * ratioOfPairs(costs(runs.one), costs(runs.two));
  return {
    what: `${what}: ${readable(worth)} times as much on two cores`,
    result: told(runs.two),
    reference: told(runs.one),
    aim: atLeast(worth, AIM),
  };
}
