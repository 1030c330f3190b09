import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTestServer, type TestServer } from './start-server.ts';

/** Where a portal with sample data is. */
export interface ServedSamples {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  /** The folder that the server keeps everything in. */
  readonly data: string;
}

export type LiveServer = TestServer & ServedSamples;

const SAMPLES_TIME = 120_000;

/**
 * Starts the real server with the API on an embedded store of its own, where the sample people have
 * done what they did; the build is the one of MARQUEE_DATA. `environment` is laid over this
 * process's own.
 */
export async function startLiveServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<LiveServer> {
  const data = mkdtempSync(join(tmpdir(), 'marquee-portal-'));
  const build = join(process.env.MARQUEE_DATA ?? '.marquee', 'build');
  symlinkSync(resolve(build), join(data, 'build'), 'junction');
  const server = await startTestServer({ ...environment, MARQUEE_DATA: data }, 'all');
  const close = async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await samplesWritten(server);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...server, data, close };
}

async function samplesWritten({ process: { stdout } }: TestServer): Promise<void> {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => reject(new Error(`No sample data was written in ${SAMPLES_TIME / 1_000} seconds.`)),
    SAMPLES_TIME,
  );
  let output = '';
  stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('Sample data was written')) done();
  });
  await promise.finally(() => clearTimeout(timer));
}

/** What the sample data has for a program under a name (`guest-link`, `api-key`); else undefined. */
export async function sampleLine(
  { data }: Pick<ServedSamples, 'data'>,
  program: string,
  name: string,
): Promise<string | undefined> {
  const start = `${program} ${name} `;
  const lines = (await readFile(join(data, 'sample-links.txt'), 'utf8')).split('\n');
  return lines.find((line) => line.startsWith(start))?.slice(start.length);
}
