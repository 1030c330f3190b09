import { and, eq, sql } from '../../store/drizzle.ts';
import { connectorSubscriptions } from '../../store/tables/connectors.ts';
import { readAccounts } from '../connection-rows.ts';
import type { ConnectorContext } from '../connector.ts';
import { PlatformError } from '../platform-fetch.ts';
import { eventSecrets } from './event-messages.ts';
import { helix, helixPages } from './helix.ts';

const PATH = '/eventsub/subscriptions';
/** What is asked for of each account; the newest versions. */
const TYPES = { 'stream.online': '1', 'stream.offline': '1', 'channel.update': '2' } as const;
/** What is asked for once, of our own client. */
const OF_CLIENT = { 'user.authorization.revoke': '1' } as const;
/** Asked for in one run. */
const AT_ONCE = 300;
const HOUR = 60 * 60_000;
const RETRY = 5 * 60_000;

interface Remote {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly condition: { readonly broadcaster_user_id?: string; readonly client_id?: string };
  readonly transport?: { readonly method?: string; readonly callback?: string };
}
interface Wanted {
  readonly type: string;
  readonly version: string;
  readonly account_id: string;
}

/** When each store's subscriptions were last compared with what Twitch has. */
const compared = new WeakMap<object, number>();
const nameOf = (type: string, account_id: string) => `${type} ${account_id}`;
const isWell = ({ status }: Remote) =>
  status === 'enabled' || status === 'webhook_callback_verification_pending';

/**
 * Has Twitch tell of exactly the accounts that are read: asks for what is missing, ends what nobody
 * needs, takes over what is there already. Without an address that Twitch can reach there are none,
 * and all is learned by reading.
 */
export async function subscribe(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const { store, access, now, platform } = context;
  if (access.callback === undefined) return;
  if (+now() - (compared.get(store) ?? 0) > HOUR) {
    await compare(context, signal);
    compared.set(store, +now());
  }
  const rows = await store.database
    .select()
    .from(connectorSubscriptions)
    .where(eq(connectorSubscriptions.platform, platform));
  const known = new Map(rows.map((row) => [nameOf(row.kind, row.account_id), row]));
  const wanted = await wantedOf(context);
  const names = new Set(wanted.map(({ type, account_id }) => nameOf(type, account_id)));
  for (const row of rows)
    if (!names.has(nameOf(row.kind, row.account_id))) {
      if (row.remote_id) await end(context, row.remote_id, signal);
      await store.database
        .delete(connectorSubscriptions)
        .where(isRow(context, row.kind, row.account_id));
    }
  const missing = wanted.filter(({ type, account_id }) => {
    const row = known.get(nameOf(type, account_id));
    if (!row) return true;
    const again = row.state === 'failed' || row.state === 'revoked';
    return again && (row.next_attempt_at === null || row.next_attempt_at <= now());
  });
  for (const one of missing.slice(0, AT_ONCE)) {
    if (signal.aborted) return;
    await ask(context, one, signal);
  }
}

async function wantedOf(context: ConnectorContext): Promise<Wanted[]> {
  const accounts = await readAccounts(context, 'streams');
  const each = accounts.flatMap((account_id) =>
    Object.entries(TYPES).map(([type, version]) => ({ type, version, account_id })),
  );
  if (each.length === 0) return [];
  const client = Object.entries(OF_CLIENT).map(([type, version]) => ({
    ...{ type, version, account_id: context.access.clientId },
  }));
  return [...client, ...each];
}

/** Takes over what Twitch has for our address, and ends there what has failed or is there twice. */
async function compare(context: ConnectorContext, signal: AbortSignal): Promise<void> {
  const { store, platform, access, now } = context;
  const found = new Map<string, Remote>();
  for await (const page of helixPages<Remote>(context, PATH, { signal }))
    for (const remote of page) {
      if (remote.transport?.callback !== access.callback) continue;
      const { condition, type, id } = remote;
      const account_id = condition.broadcaster_user_id ?? condition.client_id ?? '';
      if (isWell(remote) && !found.has(nameOf(type, account_id))) {
        found.set(nameOf(type, account_id), remote);
        await keep(context, { kind: type, account_id }, { remote_id: id, state: 'enabled' });
      } else await end(context, id, signal);
    }
  const rows = await store.database
    .select()
    .from(connectorSubscriptions)
    .where(eq(connectorSubscriptions.platform, platform));
  for (const { kind, account_id, state } of rows)
    if (state !== 'failed' && !found.has(nameOf(kind, account_id)))
      await store.database
        .update(connectorSubscriptions)
        .set({ state: 'revoked', remote_id: null, next_attempt_at: null, updated_at: now() })
        .where(isRow(context, kind, account_id));
}

async function ask(
  context: ConnectorContext,
  { type, version, account_id }: Wanted,
  signal: AbortSignal,
) {
  const { access, store, now } = context;
  const [secret = ''] = eventSecrets(context);
  const condition =
    type in OF_CLIENT ? { client_id: account_id } : { broadcaster_user_id: account_id };
  const transport = { method: 'webhook', callback: access.callback, secret };
  const of = { kind: type, account_id };
  try {
    const json = { type, version, condition, transport };
    const { body } = await helix(context, PATH, { method: 'POST', json, signal });
    const made = (body as { data?: readonly Remote[] } | undefined)?.data?.[0];
    await keep(context, of, { remote_id: made?.id ?? null, state: 'pending' });
  } catch (error) {
    if (!(error instanceof PlatformError) || error.fault === 'unreachable') throw error;
    // It is there already, from before a restore or by another instance: the next run takes it over.
    if (error.status === 409 || (error.status === 429 && /exceeded/.test(error.message)))
      compared.delete(store);
    else if (error.fault === 'limited') throw error;
    const failed = { state: 'failed', detail: error.message, remote_id: null } as const;
    await keep(context, of, { ...failed, next_attempt_at: new Date(+now() + RETRY) });
  }
}

async function end(context: ConnectorContext, id: string, signal: AbortSignal): Promise<void> {
  await helix(context, PATH, { method: 'DELETE', query: { id }, signal }).catch(
    (error: unknown) => {
      // It is not there any more.
      if (!(error instanceof PlatformError) || error.status !== 404) throw error;
    },
  );
}

interface Kept {
  readonly remote_id: string | null;
  readonly state: 'pending' | 'enabled' | 'failed';
  readonly detail?: string;
  readonly next_attempt_at?: Date;
}

async function keep(
  { store, platform, now }: ConnectorContext,
  of: { readonly kind: string; readonly account_id: string },
  kept: Kept,
): Promise<void> {
  const values = { detail: null, next_attempt_at: null, ...kept, updated_at: now() };
  const verified = sql`${connectorSubscriptions.remote_id} = excluded.remote_id
    and ${connectorSubscriptions.state} = 'enabled'`;
  await store.database
    .insert(connectorSubscriptions)
    .values({ platform, ...of, ...values })
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

const isRow = ({ platform }: ConnectorContext, kind: string, account_id: string) =>
  and(
    eq(connectorSubscriptions.platform, platform),
    eq(connectorSubscriptions.kind, kind),
    eq(connectorSubscriptions.account_id, account_id),
  );
