import { UserError } from '#cli/console/user-error.ts';

/** How much there is in the program that operators work on. */
export interface ConsoleSizes {
  readonly applications: number;
  readonly entries: number;
  /** Keys that are imported. */
  readonly keys: number;
  /** Applications that are decided in bulk. */
  readonly decisions: number;
}

/** With fewer, a page of those in review would not be full. */
const FEWEST = 2_000;

/** The share of applications that nobody looked at yet, as `seed-queue.ts` writes them. */
const SUBMITTED = 0.5;

/** @throws UserError where such a program cannot be measured. */
export function requireSizes(sizes: ConsoleSizes): ConsoleSizes {
  const { applications, entries, decisions } = sizes;
  if (applications < FEWEST) throw new UserError(`--applications takes at least ${FEWEST}.`);
  if (entries < applications)
    throw new UserError('--entries takes at least as many as there are applications.');
  const waiting = applications * SUBMITTED;
  if (decisions > waiting)
    throw new UserError(`--decisions takes at most half of the applications, here ${waiting}.`);
  return sizes;
}
