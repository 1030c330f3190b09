import { and, eq, sql } from '../store/drizzle.ts';
import { connectorSubscriptions } from '../store/tables/connectors.ts';
import type { ConnectorContext } from './connector.ts';
import { PlatformError } from './platform-fetch.ts';

/** Something that a platform is to tell of an account. */
export interface WantedSubscription {
  readonly kind: string;
  readonly account_id: string;
}

/** What a platform has been asked to tell, as it lists it. */
export interface RemoteSubscription extends WantedSubscription {
  readonly remote_id: string;
  /** Whether it tells, or is about to. */
  readonly well: boolean;
}

/** How a platform is asked to tell, and to tell no more. */
export interface SubscriptionDesk {
  /** What it should tell now. */
  readonly wanted: (context: ConnectorContext) => Promise<readonly WantedSubscription[]>;
  /** What it has for our address. @throws PlatformError */
  readonly list: (
    context: ConnectorContext,
    signal: AbortSignal,
  ) => AsyncIterable<readonly RemoteSubscription[]>;
  /** Asks for one. `pending`: it is verified first. @throws PlatformError */
  readonly ask: (
    context: ConnectorContext,
    wanted: WantedSubscription,
    signal: AbortSignal,
  ) => Promise<{ readonly remote_id: string | null; readonly state: 'pending' | 'enabled' }>;
  /** Ends one. @throws PlatformError */
  readonly end: (context: ConnectorContext, id: string, signal: AbortSignal) => Promise<void>;
  /** Whether it refused because it tells that already. */
  readonly isThere: (error: PlatformError) => boolean;
}

/** Asked for in one run. */
const AT_ONCE = 300;
const HOUR = 60 * 60_000;
const RETRY = 5 * 60_000;

/** When each store's subscriptions were last compared with what a platform has. */
const compared = new WeakMap<object, Map<string, number>>();
function comparedAt({ store, platform }: ConnectorContext, at?: number): number {
  const times = compared.get(store) ?? new Map<string, number>();
  compared.set(store, times);
  if (at !== undefined) times.set(platform, at);
  return times.get(platform) ?? 0;
}

const nameOf = ({ kind, account_id }: WantedSubscription) => `${kind} ${account_id}`;

/**
 * Has a platform tell of exactly the accounts that are read: asks for what is missing, ends what nobody
 * needs, takes over what is there already. Without an address that it can reach there are none, and all
 * is learned by reading.
 */
export async function keepSubscriptions(
  context: ConnectorContext,
  desk: SubscriptionDesk,
  signal: AbortSignal,
): Promise<void> {
  const { store, access, now } = context;
  if (access.callback === undefined) return;
  if (+now() - comparedAt(context) > HOUR) {
    await compare(context, desk, signal);
    comparedAt(context, +now());
  }
  const rows = await rowsOf(context);
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  const wanted = await desk.wanted(context);
  const names = new Set(wanted.map(nameOf));
  for (const row of rows)
    if (!names.has(nameOf(row))) {
      if (row.remote_id) await end(context, desk, row.remote_id, signal);
      await store.database.delete(connectorSubscriptions).where(isRow(context, row));
    }
  const missing = wanted.filter((one) => {
    const row = known.get(nameOf(one));
    if (!row) return true;
    const again = row.state === 'failed' || row.state === 'revoked';
    return again && (row.next_attempt_at === null || row.next_attempt_at <= now());
  });
  for (const one of missing.slice(0, AT_ONCE)) {
    if (signal.aborted) return;
    await ask(context, desk, one, signal);
  }
}

/** Takes over what the platform has for our address, and ends there what has failed or is there twice. */
async function compare(
  context: ConnectorContext,
  desk: SubscriptionDesk,
  signal: AbortSignal,
): Promise<void> {
  const { store, now } = context;
  const found = new Set<string>();
  for await (const page of desk.list(context, signal))
    for (const remote of page)
      if (remote.well && !found.has(nameOf(remote))) {
        found.add(nameOf(remote));
        await keep(context, remote, { remote_id: remote.remote_id, state: 'enabled' });
      } else await end(context, desk, remote.remote_id, signal);
  for (const row of await rowsOf(context))
    if (row.state !== 'failed' && !found.has(nameOf(row)))
      await store.database
        .update(connectorSubscriptions)
        .set({ state: 'revoked', remote_id: null, next_attempt_at: null, updated_at: now() })
        .where(isRow(context, row));
}

async function ask(
  context: ConnectorContext,
  desk: SubscriptionDesk,
  wanted: WantedSubscription,
  signal: AbortSignal,
): Promise<void> {
  try {
    await keep(context, wanted, await desk.ask(context, wanted, signal));
  } catch (error) {
    if (!(error instanceof PlatformError) || error.fault === 'unreachable') throw error;
    // From before a restore or by another instance: the next run takes it over.
    if (desk.isThere(error)) comparedAt(context, 0);
    else if (error.fault === 'limited') throw error;
    const failed = { state: 'failed', detail: error.message, remote_id: null } as const;
    await keep(context, wanted, {
      ...failed,
      next_attempt_at: new Date(+context.now() + RETRY),
    });
  }
}

const end = (context: ConnectorContext, desk: SubscriptionDesk, id: string, signal: AbortSignal) =>
  desk.end(context, id, signal).catch((error: unknown) => {
    // It is not there any more.
    if (!(error instanceof PlatformError) || error.status !== 404) throw error;
  });

interface Kept {
  readonly remote_id: string | null;
  readonly state: 'pending' | 'enabled' | 'failed';
  readonly detail?: string;
  readonly next_attempt_at?: Date;
}

async function keep(
  { store, platform, now }: ConnectorContext,
  { kind, account_id }: WantedSubscription,
  kept: Kept,
): Promise<void> {
  const values = { detail: null, next_attempt_at: null, ...kept, updated_at: now() };
  const verified = sql`${connectorSubscriptions.remote_id} = excluded.remote_id
    and ${connectorSubscriptions.state} = 'enabled'`;
  await store.database
    .insert(connectorSubscriptions)
    .values({ platform, kind, account_id, ...values })
    .onConflictDoUpdate({
      target: [
        connectorSubscriptions.platform,
        connectorSubscriptions.kind,
        connectorSubscriptions.account_id,
      ],
      // The challenge may have come before this answer.
      set: { ...values, state: sql`case when ${verified} then 'enabled' else excluded.state end` },
    });
}

const rowsOf = ({ store, platform }: ConnectorContext) =>
  store.database
    .select()
    .from(connectorSubscriptions)
    .where(eq(connectorSubscriptions.platform, platform));

const isRow = ({ platform }: ConnectorContext, { kind, account_id }: WantedSubscription) =>
  and(
    eq(connectorSubscriptions.platform, platform),
    eq(connectorSubscriptions.kind, kind),
    eq(connectorSubscriptions.account_id, account_id),
  );
