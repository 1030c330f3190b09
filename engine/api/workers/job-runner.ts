import { retryDelay } from '#domain/jobs/retry-delay.ts';
import type { StoreLog } from '../store/connections.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { Rest } from './bell.ts';
import { isScheduled, type Job, retryTimes } from './job.ts';
import {
  endBadly,
  endWell,
  ensureSchedules,
  followClock,
  holdTaken,
  NOBODY,
  renewLease,
  settleLost,
  type TakenJob,
  takeQueued,
  takeScheduled,
} from './job-rows.ts';
import { jobBell } from './queue.ts';

export interface JobRunnerOptions {
  readonly store: Store;
  readonly jobs: readonly Job[];
  readonly log: StoreLog;
  /** Makes each attempt, to count and name it. */
  readonly observe?: <T>(name: string, attempt: () => Promise<T>) => Promise<T>;
  /** Told of each attempt that ended with its process. */
  readonly lost?: (name: string) => void;
  /** Milliseconds between looks that nobody asked for; 1,000 where absent. */
  readonly pollInterval?: number;
  /** Milliseconds between looks for what processes left that ended; 5,000 where absent. */
  readonly mendInterval?: number;
  /** Pieces that were asked for and are being done at a time; 4 where absent. */
  readonly lanes?: number;
}

/**
 * Does the work in the background: what is due by interval, and what was asked for. Several runners,
 * in one process or many, share it; each piece is taken by one. See `Job` for what happens where a
 * process ends on the way.
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #byName: ReadonlyMap<string, Job>;
  readonly #rest = new Rest();
  /** By id. */
  readonly #running = new Map<number, Promise<void>>();
  #looking: Promise<void> = Promise.resolve();
  #queued = 0;
  /** The program whose turn was last. */
  #last = NOBODY;
  #mended = Number.NEGATIVE_INFINITY;
  #ensured = false;
  #failing = false;
  #stopping = false;
  #unlisten: () => void = () => {};

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#byName = new Map(options.jobs.map((job) => [job.name, job]));
  }

  start(): void {
    this.#unlisten = jobBell.listen(this.#options.store, () => this.#rest.ring());
    this.#looking = this.#run();
  }

  /** Takes nothing more; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#unlisten();
    this.#rest.ring();
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  async #run(): Promise<void> {
    const { log, pollInterval = 1_000 } = this.#options;
    while (!this.#stopping) {
      const { rung } = this.#rest;
      try {
        const more = await this.#look();
        if (this.#failing) log.info({}, 'Work in the background goes on.');
        this.#failing = false;
        if (more) continue;
      } catch (error) {
        if (!this.#failing)
          log.error({ err: error }, 'Work in the background cannot be read; it is tried again.');
        this.#failing = true;
      }
      await this.#rest.until(rung, pollInterval);
    }
  }

  /** Begins what is due. @returns whether there may be more of what was asked for */
  async #look(): Promise<boolean> {
    const { store, jobs, lanes = 4, mendInterval = 5_000 } = this.#options;
    if (!this.#ensured) await ensureSchedules(store, jobs);
    this.#ensured = true;
    if (performance.now() - this.#mended >= mendInterval) await this.#mend();
    for (const taken of await takeScheduled(store, jobs)) this.#begin(taken);
    const free = lanes - this.#queued;
    const pieces = await takeQueued(store, jobs, this.#last, free);
    const wrapped = pieces.length < free && this.#last !== NOBODY;
    const programs = pieces.map(({ program_uuid }) => program_uuid ?? NOBODY).sort();
    this.#last = wrapped ? NOBODY : (programs.at(-1) ?? this.#last);
    for (const taken of pieces) this.#begin(taken);
    return this.#queued < lanes && (pieces.length > 0 || wrapped);
  }

  async #mend(): Promise<void> {
    const { store, jobs, log } = this.#options;
    for (const { id, name, state } of await settleLost(store, jobs, [...this.#running.keys()])) {
      this.#options.lost?.(name);
      const about = { job: name, id };
      if (state === 'waiting') log.warn(about, 'A process ended before this job; it is done anew.');
      else log.error(about, 'This job was lost with its process too often: "marquee jobs list".');
    }
    await followClock(store, jobs);
    this.#mended = performance.now();
  }

  #begin(taken: TakenJob): void {
    const job = this.#byName.get(taken.name);
    if (!job) return;
    const isQueued = !isScheduled(job);
    if (isQueued) this.#queued += 1;
    const running = this.#do(job, taken).then((next) => {
      this.#running.delete(taken.id);
      if (isQueued) this.#queued -= 1;
      if (isQueued) this.#rest.ring();
      else if (next !== undefined) setTimeout(() => this.#rest.ring(), next).unref();
    });
    this.#running.set(taken.id, running);
  }

  /** One attempt. @returns milliseconds until it is due again, where that is known */
  async #do(job: Job, taken: TakenJob): Promise<number | undefined> {
    const { store, log, observe = (_name, attempt) => attempt() } = this.#options;
    const began = performance.now();
    const about = { job: job.name, id: taken.id, attempts: taken.attempts };
    try {
      const next = await observe(job.name, () => this.#attempt(job, taken, began));
      if (taken.attempts > 1) log.info(about, 'A job in the background is well again.');
      return next;
    } catch (error) {
      if (error instanceof JobLostError) {
        log.warn(about, error.message);
        return undefined;
      }
      const dead = !isScheduled(job) && taken.attempts >= job.attempts;
      const delay = retryDelay(taken.attempts, retryTimes(job), Math.random());
      if (dead) log.error({ err: error, ...about }, 'A job was given up: "marquee jobs list".');
      // Once is enough for what fails again and again.
      else if (taken.attempts === 1)
        log.error({ err: error, ...about }, 'A job in the background failed; it is tried again.');
      await endBadly(store, taken, dead ? 'dead' : { delay }, textOf(error)).catch(
        // The lease runs out, and it is done anew.
        (reason) => log.warn({ err: reason, ...about }, 'The failure could not be noted.'),
      );
      return isScheduled(job) ? delay : undefined;
    }
  }

  async #attempt(job: Job, taken: TakenJob, began: number): Promise<number | undefined> {
    const { store } = this.#options;
    const end = () => endWell(store, job, taken, performance.now() - began);
    if (job.commits === 'itself') {
      await this.#renewing(job, taken, () => limited(job, taken));
      return end();
    }
    return store.transaction(async () => {
      if (!(await holdTaken(store, taken))) throw new JobLostError();
      if (store.kind === 'postgresql')
        await store.database.execute(
          sql`select set_config('statement_timeout', ${String(job.timeout)}, true)`,
        );
      await limited(job, taken);
      return end();
    });
  }

  async #renewing(job: Job, taken: TakenJob, work: () => Promise<void>): Promise<void> {
    // A store that is away is back, or the lease runs out and whoever is next finds the locks.
    const renew = () => renewLease(this.#options.store, job, taken).catch(() => undefined);
    const timer = setInterval(() => void renew(), job.lease / 3);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }
}

/** Another runner has taken it meanwhile: this one was away longer than its lease. */
class JobLostError extends Error {
  override readonly message = 'A job was taken by another process meanwhile; nothing was done.';
}

/** Does the work within its time. @throws Error where that is over */
async function limited({ work, timeout }: Job, { params, program_uuid }: TakenJob): Promise<void> {
  const limit = new AbortController();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`It was not done within ${timeout / 1_000} s.`);
    limit.abort(error);
    over.reject(error);
  }, timeout);
  try {
    const done = work({ params, program_uuid, signal: limit.signal });
    await Promise.race([done, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Operators read it; whom something is about is no business of theirs here. */
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .slice(0, 1_000);
