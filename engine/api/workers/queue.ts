import type { Store } from '../store/store.ts';
import { jobs } from '../store/tables/jobs.ts';
import { createBell } from './bell.ts';
import type { QueuedJobName } from './declared-jobs.ts';

/** Rung where work is asked for. */
export const jobBell = createBell();

/** Something to be done for a program. */
export interface QueuedPiece {
  readonly program_uuid: string;
  /** What it is about: while a piece of the same kind and key is there, it is that one. */
  readonly key: string;
  /** Ids alone: nothing of a person's. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Asks for work, within the running transaction: it is done if, and only if, that is committed. */
export async function enqueueJobs(
  store: Store,
  name: QueuedJobName,
  pieces: readonly QueuedPiece[],
): Promise<void> {
  if (pieces.length === 0) return;
  await store.database
    .insert(jobs)
    .values(pieces.map((piece) => ({ name, ...piece, params: { ...piece.params } })))
    .onConflictDoNothing();
  jobBell.ring(store);
}
