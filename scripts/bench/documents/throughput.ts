import type { LandingDocument } from '../../check/landing-documents.ts';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import type { BareDocument } from '../processes/bare-server.ts';
import type { Load, LoadResult } from '../processes/load.ts';
import { memoryOf, pinServer, putUnderLoad, startBareServer } from '../processes.ts';
import { atLeast, atMost, type Row, readable } from '../report.ts';
import { alternate, median, ratioOfPairs } from '../statistics.ts';

export interface LoadPlan {
  readonly rounds: number;
  readonly seconds: number;
}

/** One landing page by slug and by host, beside a bare server with the same bytes. */
export async function measureThroughput(
  { path, host = 'localhost' }: LandingDocument,
  { rounds, seconds }: LoadPlan,
): Promise<Row[]> {
  const server = await startMarquee('programs');
  await fetchDocument(server.port, path);
  await fetchDocument(server.port, '/', host);
  await untilQuiet(server, 10_000);
  pinServer(server.process);
  const { body, headers } = await fetchDocument(server.port, path);
  const kept = { ...headers, 'content-length': undefined } as unknown as BareDocument['headers'];
  const bare = await startBareServer({
    documents: [{ path, headers: kept, body: body.toString('base64') }],
  });
  const paths = [path];
  try {
    const runs = await alternate(rounds, {
      bare: () => putUnderLoad({ port: bare.port, paths, host: 'localhost', seconds }),
      slug: () => putUnderLoad({ port: server.port, paths, host: 'localhost', seconds }),
      host: () => putUnderLoad({ port: server.port, paths: ['/'], host, seconds }),
      ...otherwise({ port: server.port, paths, host: 'localhost', seconds }),
      proxy: () =>
        putUnderLoad({
          ...{ port: server.port, paths: ['/'], host: '127.0.0.1', seconds },
          forwarded: host,
        }),
    });
    const reference = told(runs.bare);
    return [
      ...rowsOf('landing page by slug', runs.slug, runs.bare, { reference, share: 0.8 }),
      ...rowsOf('landing page by host', runs.host, runs.bare, { reference, share: 0.8 }),
      beside('in gzip, beside Brotli', runs.gzip, runs.slug, 0.8),
      beside('in Zstandard, beside Brotli', runs.zstd, runs.slug, 0.8),
      beside('not compressed, beside Brotli', runs.plain, runs.slug, 0.8),
      beside('behind a proxy, beside directly', runs.proxy, runs.host, 0.95),
      {
        what: 'memory under that load',
        result: `${readable(memoryOf(server.process))} MiB`,
        reference: `${readable(memoryOf(bare.process))} MiB`,
      },
    ];
  } finally {
    bare.close();
    await server.close();
  }
}

/** The same page for clients that take no Brotli. */
const otherwise = (load: Load) => ({
  gzip: () => putUnderLoad({ ...load, encoding: 'gzip' }),
  zstd: () => putUnderLoad({ ...load, encoding: 'zstd' }),
  plain: () => putUnderLoad({ ...load, encoding: 'identity' }),
});

function beside(
  what: string,
  runs: readonly LoadResult[],
  others: readonly LoadResult[],
  share: number,
): Row {
  const ratio = ratioOfPairs(rates(runs), rates(others));
  const reference = `${readable(ratio)} of ${readable(median(rates(others)))} a second`;
  return { what, result: told(runs), reference, aim: atLeast(ratio, share) };
}

/** What a row says of some runs: throughput, and how long answers took. */
export function rowsOf(
  what: string,
  runs: readonly LoadResult[],
  bare: readonly LoadResult[],
  { reference, share }: { reference: string; share: number },
): Row[] {
  const ratio = ratioOfPairs(rates(runs), rates(bare));
  const p99 = median(runs.map((run) => run.p99));
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  return [
    { what, result: told(runs), reference },
    { what: '  beside bare Node', result: readable(ratio), aim: atLeast(ratio, share) },
    { what: '  p99', result: `${readable(p99)} ms`, aim: atMost(p99, 25, 'ms') },
    ...(failed > 0 ? [{ what: '  failed', result: String(failed), aim: atMost(failed, 0) }] : []),
  ];
}

export const told = (runs: readonly LoadResult[]): string =>
  `${readable(median(rates(runs)))} a second, p50 ${median(runs.map(({ p50 }) => p50))} ms, p99 ${median(runs.map(({ p99 }) => p99))} ms`;

const rates = (runs: readonly LoadResult[]) => runs.map(({ rate }) => rate);
