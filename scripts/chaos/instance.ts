import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { end, type Service } from './services.ts';
import type { Tree } from './tree.ts';

const START_LIMIT_MS = 90_000;

export interface Instance extends Service {
  readonly port: number;
  /** The folder that it alone keeps things in: `MARQUEE_DATA`. */
  readonly data: string;
  /**
   * @param more variables besides those that all instances have
   * @param tree what it runs; that of last time where none is named
   */
  readonly start: (more?: Readonly<Record<string, string>>, tree?: Tree) => Promise<void>;
  /** Ends it as a deployment does: by SIGTERM, waiting for what it drains. */
  readonly stop: () => Promise<void>;
  readonly untilReady: () => Promise<void>;
}

/** One instance of pages, API and jobs; its log goes to a file. */
export function instanceOf(
  port: number,
  first: Tree,
  data: string,
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Instance {
  let child: ChildProcess | undefined;
  let tree = first;
  const untilReady = async () => {
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return;
      if (child?.exitCode !== null || Date.now() > deadline)
        throw new Error(`The instance on port ${port} did not get ready:\n${endOf(logFile)}`);
      await sleep(100);
    }
  };
  return {
    port,
    data,
    untilReady,
    start: async (more = {}, next = tree) => {
      tree = next;
      const log = openSync(logFile, 'a');
      child = spawn(process.execPath, ['engine/main/start.ts', 'all'], {
        cwd: tree.folder,
        env: {
          ...{ ...process.env, ...environment, ...more, MARQUEE_DATA: data },
          MARQUEE_BUILD: tree.build,
          ...{ PORT: String(port), HOST: '127.0.0.1' },
        },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      await untilReady();
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** What it said last: the file goes with the stage. */
const endOf = (logFile: string): string =>
  readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
