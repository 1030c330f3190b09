import { and, count, eq, inArray, lte, min } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { pushMessages } from '../store/tables/push.ts';

/** The states that matter to whoever watches the outbox. */
const WATCHED = ['pending', 'sending', 'failed'] as const;

/** How many push messages of all programs are in each state that somebody has to watch. */
export async function countWatchedPushes({
  database,
}: Store): Promise<Readonly<Record<(typeof WATCHED)[number], number>>> {
  const { state } = pushMessages;
  const rows = await database
    .select({ state, messages: count() })
    .from(pushMessages)
    .where(inArray(state, WATCHED))
    .groupBy(state);
  const counted = new Map<string, number>(rows.map((row) => [row.state, row.messages]));
  const of = (name: (typeof WATCHED)[number]) => counted.get(name) ?? 0;
  return { pending: of('pending'), sending: of('sending'), failed: of('failed') };
}

/** Since when the push message that is due longest has been due; null where none is. */
export async function oldestDuePush({ database }: Store, now: Date): Promise<Date | null> {
  const { state, next_attempt_at } = pushMessages;
  const [found] = await database
    .select({ due: min(next_attempt_at) })
    .from(pushMessages)
    .where(and(eq(state, 'pending'), lte(next_attempt_at, now)));
  return found?.due ?? null;
}
