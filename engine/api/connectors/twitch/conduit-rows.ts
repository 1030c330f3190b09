import { and, eq, isNotNull, sql } from '../../store/drizzle.ts';
import { connectorConduits, connectorSubscriptions } from '../../store/tables/connectors.ts';
import { leases } from '../../store/tables/live.ts';
import type { ConnectorContext, Hearing } from '../connector.ts';

export type ConduitRow = typeof connectorConduits.$inferSelect;
type Context = Pick<ConnectorContext, 'store' | 'platform' | 'now'>;

/** Whoever has it has the connection. */
export const CONDUIT_LEASE = 'twitch-conduit';

/** What is known of our conduit; undefined: there never was one. */
export async function readConduit({ store, platform }: Context): Promise<ConduitRow | undefined> {
  const [row] = await store.database
    .select()
    .from(connectorConduits)
    .where(eq(connectorConduits.platform, platform));
  return row;
}

/** Notes that one is about to be made, and which ones there are. */
export async function noteMaking({ store, platform }: Context, beside: readonly string[]) {
  const values = { conduit_id: null, beside: [...beside], connected_at: null };
  await store.database
    .insert(connectorConduits)
    .values({ platform, ...values })
    .onConflictDoUpdate({ target: connectorConduits.platform, set: values });
}

/** Notes which one is ours from now on. It was asked to tell nothing yet, so all is wanted anew. */
export async function noteOurs(context: Context, conduit_id: string): Promise<void> {
  const { store, platform } = context;
  const values = { conduit_id, beside: null, connected_at: null };
  await store.transaction(async () => {
    await store.database
      .insert(connectorConduits)
      .values({ platform, ...values })
      .onConflictDoUpdate({ target: connectorConduits.platform, set: values });
    await wantAnew(context);
  });
}

/** Forgets it: platforms reach us at an address. */
export async function forgetConduit(context: Context): Promise<void> {
  const { store, platform } = context;
  await store.transaction(async () => {
    await store.database.delete(connectorConduits).where(eq(connectorConduits.platform, platform));
    await wantAnew(context);
  });
}

/** What was asked for is told by a way that is no more. */
async function wantAnew({ store, platform, now }: Context): Promise<void> {
  await store.database
    .update(connectorSubscriptions)
    .set({ state: 'revoked', remote_id: null, next_attempt_at: null, updated_at: now() })
    .where(eq(connectorSubscriptions.platform, platform));
}

/** Its connection is open; since when is kept where one connection follows another. */
export async function noteConnected({ store, platform, now }: Context): Promise<void> {
  await store.database
    .update(connectorConduits)
    .set({
      connected_at: sql`coalesce(${connectorConduits.connected_at}, ${now().toISOString()}::timestamptz)`,
      fault: null,
      fault_since: null,
    })
    .where(eq(connectorConduits.platform, platform));
}

/** Its connection is not open any more, or could not be opened: why, and since when. */
export async function noteApart({ store, platform, now }: Context, fault: string): Promise<void> {
  const since = sql`coalesce(${connectorConduits.fault_since}, ${now().toISOString()}::timestamptz)`;
  await store.database
    .insert(connectorConduits)
    .values({ platform, fault, fault_since: now() })
    .onConflictDoUpdate({
      target: connectorConduits.platform,
      set: { connected_at: null, fault, fault_since: since },
    });
}

/** Its connection was closed by us: that is no fault. */
export async function noteClosed({ store, platform }: Context): Promise<void> {
  await store.database
    .update(connectorConduits)
    .set({ connected_at: null })
    .where(
      and(eq(connectorConduits.platform, platform), isNotNull(connectorConduits.connected_at)),
    );
}

/**
 * How the connection stands; null where there is none to be. It counts as open for as long as
 * whoever opened it says so: a process that was killed says nothing.
 */
export async function readHearing(context: ConnectorContext): Promise<Hearing | null> {
  if (context.access.callback !== undefined) return null;
  const row = await readConduit(context);
  if (!row) return null;
  const [held] = await context.store.database
    .select({ holder: leases.holder })
    .from(leases)
    .where(and(eq(leases.name, CONDUIT_LEASE), sql`${leases.held_until} > clock_timestamp()`));
  const { connected_at, fault, fault_since } = row;
  return { connected_at: held ? connected_at : null, fault, fault_since };
}
