import type { Connection } from '../connector.ts';
import { laterOf } from './posts.ts';
import type { Reach } from './x-api.ts';

/** X refuses moments that are too near. Milliseconds. */
const SETTLED = 30_000;

/** What is remembered of an account, the same in each program in which it is linked. */
export interface XCursor {
  /** All that was posted up to this one is read, but what `gap` says. */
  readonly newest_id?: string;
  /** When that was posted. ISO 8601, as are the others. */
  readonly newest_at?: string;
  /** Older posts that there was no budget or no answer for. */
  readonly gap?: Reach;
  /** When what is known was looked up last. */
  readonly looked_up_at?: string;
  /** Since when X does not know the account. */
  readonly missing_since?: string;
}

/** What is remembered of an account by those who have it linked: who linked it just now knows nothing yet. */
export function cursorOf(connections: readonly Connection[]): XCursor {
  const cursors = connections.map(({ cursor }) => cursor as XCursor);
  const known = (a: XCursor, b: XCursor) =>
    laterOf(a.newest_id, b.newest_id) === a.newest_id ? a : b;
  const missing_since = cursors.find((one) => one.missing_since)?.missing_since;
  return { ...cursors.reduce(known, {}), ...(missing_since ? { missing_since } : {}) };
}

/** What of an account is to be read next: what was left out before, or what is newer than all that is known. */
export function reachOf({ newest_id, newest_at, gap }: XCursor, since: Date, now: Date): Reach {
  // What is remembered from before the consent is about posts that nobody agreed to have read.
  const holds = newest_id !== undefined && Date.parse(newest_at ?? '') >= +since;
  if (gap && holds) return gap;
  if (holds) return { since_id: newest_id };
  return { start_time: new Date(Math.min(+since, +now - SETTLED)).toISOString() };
}
