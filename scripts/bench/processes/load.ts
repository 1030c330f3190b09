import autocannon from 'autocannon';
import { pick, seededRandom } from '../programs/random.ts';

/** What to ask for; the process gets it over IPC, asks, answers with a LoadResult and ends. */
export interface Load {
  readonly port: number;
  /** Where there are several, each connection asks for its own random ones of them. */
  readonly paths: readonly string[];
  readonly host: string;
  readonly seconds: number;
  /** Clients, each of which asks again when it has its answer. */
  readonly connections?: number;
  /** Instead of Brotli. */
  readonly encoding?: string;
  /** The host that a proxy says was asked for, in place of `host`. */
  readonly forwarded?: string;
}

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 200, and requests without one. */
  readonly failed: number;
}

const CONNECTIONS = 50;
const PATHS_PER_CONNECTION = 1000;

process.once(
  'message',
  async ({
    port,
    paths,
    host,
    seconds,
    connections = CONNECTIONS,
    encoding = 'br',
    forwarded,
  }: Load) => {
    const random = seededRandom(7);
    const headers = {
      host,
      'accept-encoding': encoding,
      'accept-language': 'en',
      ...(forwarded === undefined
        ? {}
        : { 'x-forwarded-host': forwarded, 'x-forwarded-proto': 'http' }),
    };
    const result = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: seconds,
      setupClient: (client) => {
        const asked =
          paths.length === 1
            ? paths
            : Array.from({ length: PATHS_PER_CONNECTION }, () => pick(random, paths));
        client.setRequests(asked.map((path) => ({ method: 'GET', path, headers })));
      },
    });
    const { non2xx, errors, timeouts } = result;
    const answer: LoadResult = {
      rate: result.requests.average,
      p50: result.latency.p50,
      p99: result.latency.p99,
      failed: non2xx + errors + timeouts,
    };
    process.send?.(answer, () => process.exit(0));
  },
);
