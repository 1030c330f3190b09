import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { end, type Service } from './services.ts';

const START_LIMIT_MS = 90_000;

export interface Instance extends Service {
  readonly port: number;
  /** The folder that it alone keeps things in: `MARQUEE_DATA`. */
  readonly data: string;
  /** @param more variables besides those that all instances have */
  readonly start: (more?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends it as a deployment does: by SIGTERM, waiting for what it drains. */
  readonly stop: () => Promise<void>;
  readonly untilReady: () => Promise<void>;
}

/** One instance of pages, API and jobs; its log goes to a file. */
export function instanceOf(
  port: number,
  data: string,
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Instance {
  let child: ChildProcess | undefined;
  const untilReady = async () => {
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return;
      if (child?.exitCode !== null || Date.now() > deadline)
        throw new Error(`The instance on port ${port} did not get ready; its log: ${logFile}`);
      await sleep(100);
    }
  };
  return {
    port,
    data,
    untilReady,
    start: async (more = {}) => {
      const log = openSync(logFile, 'a');
      child = spawn(process.execPath, ['engine/main/start.ts', 'all'], {
        env: {
          ...{ ...process.env, ...environment, ...more, MARQUEE_DATA: data },
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
