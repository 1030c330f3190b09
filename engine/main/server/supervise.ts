import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { buildFolder, type Config, readConfig } from './config.ts';
import { documentsFolder } from './keep-documents.ts';

/** Milliseconds until a process that ended is replaced; doubled each time that it ends early again. */
const SOON = 500;
/** Whoever lived that long ended for another reason than its start. */
const SETTLED = 60_000;
/** After so many early ends in a row nothing helps but a person: all end, and whoever watches sees it. */
const MOST = 6;

/**
 * Starts as many processes as MARQUEE_WORKERS says, which share the port; each is an instance of its
 * own, with its own folder below MARQUEE_DATA and its own internal port. One that dies is replaced;
 * where one cannot even start the first time, or dies again and again, all end, with exit code 1.
 * SIGTERM and SIGINT end all of them in order, SIGHUP goes to each.
 *
 * @throws ConfigError where the environment is not usable
 */
export async function supervise(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  // Each takes connections by itself: one that is handed to a process which dies would hang for good.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ args: [] });
  const running = new Map<number, Worker>();
  let ending = false;
  let failed = false;

  const signal = (name: NodeJS.Signals) => {
    for (const { process: child } of running.values()) child.kill(name);
  };
  const end = () => {
    ending = true;
    signal('SIGTERM');
    exitWhenGone();
  };
  const exitWhenGone = () => {
    if (ending && running.size === 0) process.exit(failed ? 1 : 0);
  };
  /** @param early how often in a row it ended soon after its start; undefined: it never started */
  const start = (number: number, early?: number) => {
    if (ending) return;
    const worker = cluster.fork({ ...environment, ...variablesOf(config, number) });
    const begun = performance.now();
    let listened = early !== undefined;
    worker.once('listening', () => {
      listened = true;
    });
    worker.once('exit', (code, name) => {
      running.delete(number);
      if (ending) {
        failed ||= code !== 0;
        return exitWhenGone();
      }
      const soon = performance.now() - begun < SETTLED ? (early ?? 0) + 1 : 0;
      // Its own log says why; what stops one from starting stops the others.
      if (!listened || soon > MOST) {
        failed = true;
        return end();
      }
      tell(
        `Process ${worker.process.pid} ended (${name ?? code}); another takes its place.`,
        number,
      );
      setTimeout(() => start(number, soon), SOON * 2 ** soon);
    });
    running.set(number, worker);
  };

  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, end);
  process.on('SIGHUP', () => signal('SIGHUP'));
  for (let number = 0; number < config.MARQUEE_WORKERS; number += 1) start(number);
}

/** What one of several processes is told besides: nothing that only one may have is shared. */
function variablesOf(config: Config, number: number): Record<string, string> {
  const { MARQUEE_DATA: data, MARQUEE_INTERNAL_PORT: port, MARQUEE_ASSETS: assets } = config;
  return {
    MARQUEE_WORKERS: '1',
    MARQUEE_DATA: join(data, `process-${number}`),
    MARQUEE_BUILD: buildFolder(config),
    MARQUEE_ASSETS: assets ?? join(data, 'assets'),
    MARQUEE_DOCUMENTS: documentsFolder(config),
    ...(port === undefined
      ? {}
      : { MARQUEE_INTERNAL_PORT: String(port === 0 ? 0 : port + number) }),
  };
}

/** A line as those of the processes are. */
function tell(msg: string, number: number): void {
  console.log(
    JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, process: number, msg }),
  );
}
