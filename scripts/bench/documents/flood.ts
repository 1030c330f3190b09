import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import type { LoadResult } from '../processes/load.ts';
import { putUnderLoad } from '../processes.ts';
import { atLeast, atMost, type Row, readable } from '../report.ts';
import { median } from '../statistics.ts';

export interface FloodPlan {
  /** The folder of the generated programs. */
  readonly folder: string;
  /** Addresses of their landing pages. */
  readonly paths: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
}

interface Round {
  readonly cached: LoadResult;
  /** Milliseconds by which the event loop was late, at the 99th percentile. */
  readonly lag: number;
}

/** Beyond as many as wait for a page each. */
const FLOODERS = 400;
const LOCALES = ['de', 'fr', 'ja', 'pt-br', 'es', 'it', 'ko', 'pl', 'tr'];

/** A cached page while a flood asks for pages that nobody rendered, beside the same without it. */
export async function measureFlood({ folder, paths, rounds, seconds }: FloodPlan): Promise<Row[]> {
  const server = await startMarquee(folder);
  const [path = '/'] = paths;
  // More than can be rendered in that time.
  const flood = paths.flatMap((each) => LOCALES.map((locale) => `${each}?locale=${locale}`));
  try {
    await fetchDocument(server.port, path);
    await untilQuiet(server, 20_000);
    const { port } = server;
    const load = { port, host: 'localhost', seconds };
    const quiet: Round[] = [];
    const flooded: Round[] = [];
    const floods: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await measureRound(server, path, seconds));
      const [others, cached] = await Promise.all([
        putUnderLoad({ ...load, paths: flood, connections: FLOODERS }),
        measureRound(server, path, seconds),
      ]);
      flooded.push(cached);
      floods.push(others);
    }
    const rate = (all: readonly Round[]) => median(all.map(({ cached }) => cached.rate));
    const lag = (all: readonly Round[]) => median(all.map((one) => one.lag));
    const p99 = (all: readonly Round[]) => median(all.map(({ cached }) => cached.p99));
    const share = rate(flooded) / rate(quiet);
    const answered = median(floods.map((one) => one.rate));
    const refused = median(floods.map((one) => one.failed / seconds));
    return [
      {
        what: 'event loop in a flood of pages not yet cached, p99',
        result: `${readable(lag(flooded))} ms late`,
        reference: `without it ${readable(lag(quiet))} ms`,
        aim: atMost(Math.round(lag(flooded)), 50, 'ms'),
      },
      {
        what: 'a cached page meanwhile, by one client at a time',
        result: `${readable(rate(flooded))} a second, p99 ${p99(flooded)} ms`,
        reference: `without it ${readable(rate(quiet))} a second, p99 ${p99(quiet)} ms`,
        aim: atLeast(Math.round(share * 100) / 100, 0.5),
      },
      {
        what: 'the flood: answers, and 503 of these',
        result: `${readable(answered)} a second, ${readable(refused)}`,
      },
    ];
  } finally {
    await server.close();
  }
}

async function measureRound({ port }: TestServer, path: string, seconds: number): Promise<Round> {
  await lagOf(port);
  const load = { port, paths: [path], host: 'localhost', seconds, connections: 1 };
  const cached = await putUnderLoad(load);
  return { cached, lag: await lagOf(port) };
}

/** Since it was asked for the last time, in milliseconds. */
async function lagOf(port: number): Promise<number> {
  const { body } = await fetchDocument(port, '/metrics');
  const found = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(body.toString())?.[1];
  return Number(found) * 1000;
}
