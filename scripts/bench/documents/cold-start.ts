import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fetchDocument, serverEnvironment } from '../marquee-server.ts';
import { atMost, type Row, readable } from '../report.ts';
import { alternate, median } from '../statistics.ts';

const POLL_MS = 2;
/** How long a catalogue that held other programs before may take until it knows them all. */
const LONGEST_MS = 600_000;
const BARE =
  "require('node:http').createServer((q, r) => r.end()).listen(process.env.PORT, '127.0.0.1')";

/** From starting the process to the first answer, its programs compiled before. */
export async function measureColdStart(
  what: string,
  { programs, path, limit, rounds }: ColdStart,
): Promise<Row> {
  const marquee = () => timeStartOn(programs, path);
  await marquee(); // compiles what is not compiled yet
  const times = await alternate(rounds, {
    bare: timeBareStart,
    marquee,
  });
  const time = median(times.marquee);
  return {
    what,
    result: `${readable(time)} ms`,
    reference: `bare Node ${readable(median(times.bare))} ms`,
    aim: atMost(Math.round(time), limit, 'ms'),
  };
}

export interface ColdStart {
  readonly programs: string;
  readonly path: string;
  /** Milliseconds. */
  readonly limit: number;
  readonly rounds: number;
}

/** Milliseconds until a server that is started on these programs answers this path. */
export const timeStartOn = (programs: string, path: string): Promise<number> =>
  timeStart(['engine/main/start.ts', 'web'], serverEnvironment(programs), path);

/** The same of a server that does nothing. */
export const timeBareStart = (): Promise<number> => timeStart(['-e', BARE], {}, '/');

async function timeStart(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  path: string,
): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const server = spawn(process.execPath, parameters, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      ...environment,
      PORT: `${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for (;;) {
      const { status } = await fetchDocument(port, path);
      if (status === 200) return performance.now() - begin;
      const unknown = status === 404 && performance.now() - begin < LONGEST_MS;
      if ((status !== 0 && !unknown) || server.exitCode !== null)
        throw new Error(`The server answered ${path} with ${status || 'nothing'}.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
