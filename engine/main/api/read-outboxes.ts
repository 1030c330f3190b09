import type { Outbox, Outboxes, OutboxLoad } from '#api/metrics/work-metrics.ts';
import {
  and,
  count,
  eq,
  inArray,
  lte,
  min,
  type PgColumn,
  type PgTable,
} from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { connectorPushes } from '#api/store/tables/connectors.ts';
import { pushMessages } from '#api/store/tables/push.ts';
import { webhookDeliveries } from '#api/store/tables/webhooks.ts';
import { mails } from '#api/store/tables.ts';
import { STUCK_MAIL_STATES } from '#contract/vocabulary/delivery-words.ts';

interface WatchedOutbox {
  readonly table: PgTable & { readonly state: PgColumn; readonly next_attempt_at: PgColumn };
  /** The states that matter to whoever watches it. */
  readonly states: readonly string[];
}

const OUTBOXES: Readonly<Record<Outbox, WatchedOutbox>> = {
  mails: { table: mails, states: ['pending', 'sending', 'handing_over', ...STUCK_MAIL_STATES] },
  push_messages: { table: pushMessages, states: ['pending', 'sending', 'failed'] },
  webhook_deliveries: { table: webhookDeliveries, states: ['pending', 'sending', 'failed'] },
  connector_pushes: { table: connectorPushes, states: ['pending'] },
};

/** How many of all programs are in each watched state of each outbox, and how long the oldest is due. */
export async function readOutboxes(store: Store, now: Date): Promise<Outboxes> {
  const loads = Object.entries(OUTBOXES).map(
    async ([name, outbox]) => [name, await loadOf(store, outbox, now)] as const,
  );
  return Object.fromEntries(await Promise.all(loads)) as Record<Outbox, OutboxLoad>;
}

async function loadOf(
  { database }: Store,
  { table, states }: WatchedOutbox,
  now: Date,
): Promise<OutboxLoad> {
  const { state, next_attempt_at } = table;
  const [rows, [oldest]] = await Promise.all([
    database
      .select({ state, rows: count() })
      .from(table)
      .where(inArray(state, [...states]))
      .groupBy(state),
    database
      .select({ due: min(next_attempt_at) })
      .from(table)
      .where(and(eq(state, 'pending'), lte(next_attempt_at, now))),
  ]);
  const counted = new Map(rows.map((row) => [row.state, row.rows]));
  const due = oldest?.due ? new Date(oldest.due as string | Date) : undefined;
  return {
    counts: Object.fromEntries(states.map((name) => [name, counted.get(name) ?? 0])),
    oldest_seconds: due ? (+now - +due) / 1_000 : 0,
  };
}
