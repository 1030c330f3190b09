import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchDocument, startMarquee, untilQuiet } from '../marquee-server.ts';
import {
  type BareServer,
  memoryOf,
  pinServer,
  putUnderLoad,
  startBareServer,
} from '../processes.ts';
import { atLeast, atMost, type Row, readable } from '../report.ts';
import { alternate } from '../statistics.ts';
import { type LoadPlan, rowsOf, told } from './throughput.ts';

export interface RandomPlan extends LoadPlan {
  /** The folder of the generated programs. */
  readonly folder: string;
  /** Addresses of their landing pages. */
  readonly paths: readonly string[];
  readonly progress: (done: number, total: number) => void;
}

const CONCURRENCY = 4;
/** The background compresses a document in about 50 ms of a core. */
const COMPRESSION_MS = 90;

/** Pages nobody asked for before, then random ones of all, beside a bare server with as many. */
export async function measureRandomPrograms(plan: RandomPlan): Promise<Row[]> {
  const { folder, paths, rounds, seconds, progress } = plan;
  const documents = mkdtempSync(join(tmpdir(), 'marquee-documents-'));
  const environment = { MARQUEE_DOCUMENTS: documents, MARQUEE_DOCUMENTS_MB: '4096' };
  const server = await startMarquee(folder, environment);
  try {
    await fetchDocument(server.port, '/programs/new-program');
    await untilQuiet(server, 60_000);
    pinServer(server.process);
    const { rate } = await askForEach(server.port, paths, progress);
    console.log(`Waiting while ${paths.length} documents are compressed in the background.`);
    await untilQuiet(server, paths.length * COMPRESSION_MS);
    const { sizes } = await askForEach(server.port, paths, progress);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    const served = paths.map((path, index) => ({ path, headers, body: sizes[index] ?? 0 }));
    const bare = await startBareServer({ documents: served });
    try {
      const asked = { paths, host: 'localhost', seconds };
      const runs = await alternate(rounds, {
        bare: () => putUnderLoad({ port: bare.port, ...asked }),
        marquee: () => putUnderLoad({ port: server.port, ...asked }),
      });
      const memory = memoryOf(server.process);
      await server.close();
      const restarted = await measureRestart(plan, environment, bare);
      return [
        restarted,
        {
          what: 'pages not yet cached',
          result: `${readable(rate)} a second`,
          aim: atLeast(Math.round(rate), 1000, 'a second'),
        },
        ...rowsOf(`random program of ${readable(paths.length)}`, runs.marquee, runs.bare, {
          reference: told(runs.bare),
          share: 0.4,
        }),
        {
          what: '  memory under that load',
          result: `${readable(memory)} MiB`,
          reference: `${readable(memoryOf(bare.process))} MiB`,
          aim: atMost(Math.round(memory), 250, 'MiB'),
        },
      ];
    } finally {
      bare.close();
    }
  } finally {
    await server.close();
    rmSync(documents, { recursive: true, force: true });
  }
}

/** The first request for each page after a restart, beside a server that has all of them at hand. */
async function measureRestart(
  { folder, paths, progress }: RandomPlan,
  environment: Readonly<Record<string, string>>,
  bare: BareServer,
): Promise<Row> {
  const server = await startMarquee(folder, environment);
  try {
    await fetchDocument(server.port, '/programs/new-program');
    await untilQuiet(server, 10_000);
    pinServer(server.process);
    const runs = {
      bare: await askForEach(bare.port, paths, progress),
      marquee: await askForEach(server.port, paths, progress),
    };
    const ratio = runs.marquee.rate / runs.bare.rate;
    return {
      what: 'first requests after a restart, beside bare Node',
      result: `${readable(ratio)}: ${readable(runs.marquee.rate)} a second`,
      reference: `${readable(runs.bare.rate)} a second`,
      aim: atLeast(ratio, 0.3),
    };
  } finally {
    await server.close();
  }
}

/** Asks for each page once, a few at a time. */
async function askForEach(
  port: number,
  paths: readonly string[],
  progress: RandomPlan['progress'],
): Promise<{ rate: number; sizes: number[] }> {
  const sizes: number[] = [];
  const queue = paths.entries();
  const begin = performance.now();
  const worker = async () => {
    for (const [index, path] of queue) {
      const { status, body } = await fetchDocument(port, path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      sizes[index] = body.length;
      if (index % 100 === 0) progress(index + 1, paths.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { rate: (paths.length / (performance.now() - begin)) * 1000, sizes };
}
