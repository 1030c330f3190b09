import type { RetryTimes } from '#domain/jobs/retry-delay.ts';
import type { SQL } from '../store/drizzle.ts';

/** What is said of a kind of work, whoever does it. Times in milliseconds. */
interface Declared {
  /** A sentence for operators. */
  readonly does: string;
  /** An attempt that takes longer has failed. */
  readonly timeout: number;
  /**
   * After so long without a sign it is taken for lost with its process, and done anew. Whoever is at
   * it renews the lease, or holds its row where the end is committed with the work.
   */
  readonly lease: number;
  /**
   * `together`: the work is one transaction, and that it is done is part of it, so that it is done
   * once, whatever ends on the way. `itself`: it commits by itself, and holds locks of its own
   * against being done by two; where its process ends it is done again.
   */
  readonly commits: 'together' | 'itself';
}

/** Work that is done again and again, for all programs. */
export interface ScheduledDeclaration extends Declared {
  /** Between the end of a time and the next one, give or take a tenth. */
  readonly every: number;
  /**
   * Whether there is something to do, where that costs far less to ask than to do nothing: without,
   * it is done once a minute, so that everybody sees that it could be. Says nothing of moments, which
   * are not the database's.
   */
  readonly wanted?: SQL<boolean>;
}

/** Work that is asked for, for one program. */
export interface QueuedDeclaration extends Declared {
  /** After so many that failed a person has to look. */
  readonly attempts: number;
}

export type JobDeclaration = ScheduledDeclaration | QueuedDeclaration;

/** What is to be done. */
export interface Piece {
  /** Empty for what is done by interval. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly program_uuid: string | null;
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
}

export type JobWork = (piece: Piece) => Promise<unknown>;

export type Job = JobDeclaration & { readonly name: string; readonly work: JobWork };

export const isScheduled = <T extends JobDeclaration>(
  job: T,
): job is T & Pick<ScheduledDeclaration, 'every' | 'wanted'> => 'every' in job;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a kind of work rests after a failure. */
export function retryTimes(job: JobDeclaration): RetryTimes {
  if (!isScheduled(job)) return { first: 5 * SECOND, longest: 60 * MINUTE };
  return { first: Math.min(job.every, 5 * SECOND), longest: Math.max(job.every, MINUTE) };
}
