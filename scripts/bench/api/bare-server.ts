import { type ChildProcess, fork } from 'node:child_process';
import type { BarePlace } from './place.ts';

/** A route that runs one prepared statement and sends its rows. */
export interface BareRoute {
  readonly name: string;
  /** `GET` takes its one parameter from the path, `POST` a list of them from its body. */
  readonly method: 'GET' | 'POST';
  readonly text: string;
}

/** What the process is told; it answers with its port. */
export interface BareTask {
  readonly place: BarePlace;
  readonly routes: readonly BareRoute[];
}

export interface BareServer {
  readonly port: number;
  readonly process: ChildProcess;
  readonly close: () => Promise<void>;
}

/** Starts the reference: plain Fastify, a driver, and these statements; no sessions, no checks. */
export async function startBareServer(task: BareTask): Promise<BareServer> {
  const child = fork(new URL('bare-process.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.send(task);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return {
    port,
    process: child,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
