import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connectorPushes, connectorStates } from '../store/tables/connectors.ts';
import { jobBell } from '../workers/queue.ts';
import type { ReceivedPush } from './connector.ts';

/** Stores a push, once. It is durable when this resolves. @returns false where it was there already */
export async function storePush(
  store: Store,
  platform: string,
  push: ReceivedPush,
  now: Date,
): Promise<boolean> {
  // One statement, which commits by itself: pushes that come at once wait for no row of each other.
  const stored = await store.single(() =>
    store.database
      .insert(connectorPushes)
      .values({ platform, ...push, body: { ...push.body }, received_at: now, next_attempt_at: now })
      .onConflictDoNothing()
      .returning({ id: connectorPushes.id }),
  );
  await notePushed(store, platform, now);
  ringSometimes(store);
  return stored.length > 0;
}

/** What this process said last of each platform, in milliseconds since 1970. */
const said = new WeakMap<Store, Map<string, number>>();
const SAID_EVERY = 1_000;

/** Notes when a platform last told something; once a second is enough, and spares the wait for its row. */
async function notePushed(store: Store, platform: string, now: Date): Promise<void> {
  const times = said.get(store) ?? new Map<string, number>();
  said.set(store, times);
  if (Math.abs(+now - (times.get(platform) ?? 0)) < SAID_EVERY) return;
  times.set(platform, +now);
  const latest = sql`greatest(${connectorStates.last_push_at}, excluded.last_push_at)`;
  await store.database
    .insert(connectorStates)
    .values({ platform, last_push_at: now })
    .onConflictDoUpdate({ target: connectorStates.platform, set: { last_push_at: latest } });
}

const rung = new WeakMap<Store, number>();
/** Whoever works pushes off looks again by itself so soon after it has done some. Milliseconds. */
const RUNG_EVERY = 200;

/** Has the workers of this process look at once; not for each of many pushes. */
function ringSometimes(store: Store): void {
  const now = performance.now();
  if (now - (rung.get(store) ?? Number.NEGATIVE_INFINITY) < RUNG_EVERY) return;
  rung.set(store, now);
  jobBell.ring(store);
}
