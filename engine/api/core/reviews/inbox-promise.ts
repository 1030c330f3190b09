import { WAITING_STATES } from '#contract/vocabulary/inbox-words.ts';
import type { ApiProgram } from '../../http/program-directory.ts';

const DAY = 86_400_000;

/** The states in which something waits for operators, of which it is asked by name. */
export const WAITING: ReadonlySet<string> = new Set(WAITING_STATES);

/** Until when a program promised to answer what came at a moment; undefined where it promises nothing. */
export function promisedFor({ program }: ApiProgram, submittedAt: Date): Date | undefined {
  const days = program.applications.review_days;
  return days === undefined ? undefined : new Date(submittedAt.getTime() + days * DAY);
}

/** What came before this waits for longer than the program promised; undefined as above. */
export function overdueBefore({ program }: ApiProgram, now: Date): Date | undefined {
  const days = program.applications.review_days;
  return days === undefined ? undefined : new Date(now.getTime() - days * DAY);
}
