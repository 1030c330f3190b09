import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface DrainTimes {
  /** Seconds for which everything is still answered, so that load balancers send others elsewhere. */
  readonly serve: number;
  /** Seconds after that until connections that are owed an answer, or never asked for it, are cut. */
  readonly close: number;
}

/** Milliseconds for what has to be put down after the last connection. */
const LAST_STEPS = 10_000;

let begun = false;

/** Whether this process is about to end: it answers, but new work belongs elsewhere. */
export const isDraining = (): boolean => begun;

/**
 * Ends a server so that nobody notices: `/readyz` says 503 at once, everything is answered for a
 * while, then no connection is taken any more, and each that is open ends with the answer that it
 * waits for. Whoever keeps one open without asking is cut off in the end.
 */
export async function drain(app: FastifyInstance, times: DrainTimes): Promise<void> {
  const { log, server } = app;
  begun = true;
  log.info(times, 'The server is ending: it answers for so many seconds, then it closes.');
  await sleep(times.serve * 1_000);
  const limit = setTimeout(() => {
    log.warn('Connections were still open at the end; they are cut.');
    server.closeAllConnections();
    setTimeout(() => {
      log.error('The server could not be closed; the process ends.');
      process.exit(1);
    }, LAST_STEPS).unref();
  }, times.close * 1_000);
  await app.close();
  clearTimeout(limit);
}
