import { and, count, eq, inArray, lte, min } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { webhookDeliveries } from '../store/tables/webhooks.ts';

/** The states that matter to whoever watches them. */
const WATCHED = ['pending', 'sending', 'failed'] as const;

/** How many messages to webhooks of all programs wait, are on their way, or were given up. */
export async function countWatchedDeliveries({
  database,
}: Store): Promise<Readonly<Record<(typeof WATCHED)[number], number>>> {
  const { state } = webhookDeliveries;
  const rows = await database
    .select({ state, deliveries: count() })
    .from(webhookDeliveries)
    .where(inArray(state, WATCHED))
    .groupBy(state);
  const counted = new Map<string, number>(rows.map((row) => [row.state, row.deliveries]));
  const of = (name: (typeof WATCHED)[number]) => counted.get(name) ?? 0;
  return { pending: of('pending'), sending: of('sending'), failed: of('failed') };
}

/** Since when the message that is due longest has been due; null where none is. */
export async function oldestDueDelivery({ database }: Store, now: Date): Promise<Date | null> {
  const { state, next_attempt_at } = webhookDeliveries;
  const [found] = await database
    .select({ due: min(next_attempt_at) })
    .from(webhookDeliveries)
    .where(and(eq(state, 'pending'), lte(next_attempt_at, now)));
  return found?.due ?? null;
}
