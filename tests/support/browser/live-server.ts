import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyData, dropSpareLog } from '../copy-data.ts';
import { startTestServer, type TestServer } from './start-server.ts';

/** A portal with sample data. */
export interface ServedSamples {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  /** The folder that the server keeps everything in. */
  readonly data: string;
}

export type LiveServer = TestServer & ServedSamples;

const SAMPLES_TIME = 280_000;

/**
 * Starts the real server with the API on an embedded store of its own, where the sample people have
 * done what they did; the build is the one of MARQUEE_DATA. `environment` is laid over this
 * process's own. `samples` is a folder that `keepSamples` wrote: to begin with it saves the time
 * that samples take.
 */
export async function startLiveServer(
  environment: Readonly<Record<string, string>> = {},
  samples?: string,
): Promise<LiveServer> {
  const data = mkdtempSync(join(tmpdir(), 'marquee-portal-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    if (samples) copyData(samples, data);
    const server = await serveFolder(data, environment);
    const close = async () => {
      await server.close();
      remove();
    };
    return { ...server, data, close };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Lets a server write its sample data and keeps them in a new folder for others to begin with. Links
 * and keys are not kept: they name the server's address, and a server without them makes new ones.
 */
export async function keepSamples(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  mkdirSync(folder);
  const server = await serveFolder(folder, environment);
  await server.close();
  dropSpareLog(join(folder, 'data/store'));
  for (const name of SHARED_FOLDERS) rmSync(join(folder, name));
  rmSync(join(folder, 'sample-links.txt'));
}

/**
 * What does not depend on a server's people is there once for all servers: to encode the programs'
 * pictures takes each of them twenty seconds of a processor.
 */
const SHARED_FOLDERS = ['build', 'images'];

/** Starts a server whose data are in a folder, and waits for its samples. */
async function serveFolder(
  data: string,
  environment: Readonly<Record<string, string>>,
): Promise<TestServer> {
  for (const name of SHARED_FOLDERS) {
    const shared = resolve(process.env.MARQUEE_DATA ?? '.marquee', name);
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, join(data, name), 'junction');
  }
  const server = await startTestServer({ ...environment, MARQUEE_DATA: data }, 'all');
  try {
    await samplesWritten(server);
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
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

/** A program's sample link or key by name (`guest-link`, `api-key`); undefined for none. */
export async function sampleLine(
  { data }: Pick<ServedSamples, 'data'>,
  program: string,
  name: string,
): Promise<string | undefined> {
  const start = `${program} ${name} `;
  const lines = (await readFile(join(data, 'sample-links.txt'), 'utf8')).split('\n');
  return lines.find((line) => line.startsWith(start))?.slice(start.length);
}
