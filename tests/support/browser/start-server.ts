import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { QUICK_START } from '../quick-start.ts';

/** MARQUEE_ROLE of what a test asks for: without pages is not without mails. */
const ROLES = {
  web: 'web',
  api: 'api,worker',
  all: 'all',
  calls: 'api',
  worker: 'worker',
} as const;

export interface TestServer {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** The last that it said, for whoever wonders why it does not do what it should. */
  readonly lastWords: () => string;
  readonly close: () => Promise<void>;
}

/** Characters of what a server says that are kept. */
const REMEMBERED = 4_000;

/**
 * Starts the real server as a process of its own on a free port, on loopback; the build must be
 * there unless no pages are asked for. `environment` is laid over this process's own. Pages alone
 * (`web`) start at once; all others open a store too. A worker listens at MARQUEE_INTERNAL_PORT.
 */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  part: keyof typeof ROLES = 'web',
): Promise<TestServer> {
  const words = [...QUICK_START, join('engine', 'main', 'start.ts'), ROLES[part]];
  const started = spawn(process.execPath, words, {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info' },
      // Nothing depends on what an earlier run rendered.
      ...{ MARQUEE_DOCUMENTS_MB: '0', ...environment },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-REMEMBERED);
      const found = /listening at http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    for (const stream of [started.stdout, started.stderr]) stream.on('data', read);
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    process: started,
    lastWords: () => output,
    close: async () => {
      started.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Waits until a server that was just started has opened its store.
 * @throws Error after two minutes, or at once where it has ended
 */
export async function untilReady(
  server: Pick<TestServer, 'origin'> & Partial<TestServer>,
): Promise<void> {
  const { origin, process: started, lastWords } = server;
  const deadline = Date.now() + 120_000;
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    const ended = started?.exitCode ?? undefined;
    if (ended !== undefined || Date.now() > deadline)
      throw new Error(
        `The server ${ended === undefined ? 'did not open its store in two minutes' : `ended with ${ended}`}:\n${lastWords?.()}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
