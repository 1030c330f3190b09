import { and, eq, sql } from '../store/drizzle.ts';
import { connections, connectorSubscriptions } from '../store/tables/connectors.ts';
import { mayBeRead } from './connection-rows.ts';
import type { ConnectorContext } from './connector.ts';

/** Something that a platform is to tell of an account. */
export interface WantedSubscription {
  readonly kind: string;
  readonly account_id: string;
}

/** What a platform is to tell: some kinds of each account of which streams are read, and some once. */
export interface WantedKinds {
  readonly ofAccounts: readonly string[];
  /** Of our own client, as long as anybody is read. */
  readonly ofClient: readonly WantedSubscription[];
}

/** What makes two rows of subscriptions the same one. */
export const SUBSCRIPTION_KEY = [
  connectorSubscriptions.platform,
  connectorSubscriptions.kind,
  connectorSubscriptions.account_id,
];

interface Kept {
  readonly remote_id: string | null;
  readonly state: 'pending' | 'enabled' | 'failed';
  readonly detail?: string;
  readonly next_attempt_at?: Date;
}

/** What is wanted, as a query: there may be far more than one likes to hold in memory. */
const wantedRows = ({ platform }: ConnectorContext, { ofAccounts, ofClient }: WantedKinds) => {
  const read = sql`select ${connections.account_id} as account_id from ${connections}
    where ${and(mayBeRead(platform), sql`${connections.consents} ? 'streams'`)}`;
  return sql`
    select distinct kind, account_id from (${read}) as read
      cross join unnest(${sql.param([...ofAccounts])}::text[]) as kind
    union all
    select kind, account_id
    from jsonb_to_recordset(${JSON.stringify(ofClient)}::jsonb) as client(kind text, account_id text)
    where exists (${read})`;
};

/** Whether there is anything to ask for at all. */
export async function isAnythingWanted(
  context: ConnectorContext,
  kinds: WantedKinds,
): Promise<boolean> {
  const { rows } = await context.store.database.execute(
    sql`select from (${wantedRows(context, kinds)}) as wanted limit 1`,
  );
  return rows.length > 0;
}

/** Some of what is wanted and was not asked for, or is to be asked for again. */
export async function missingSubscriptions(
  context: ConnectorContext,
  kinds: WantedKinds,
  limit: number,
): Promise<readonly WantedSubscription[]> {
  const { store, platform, now } = context;
  const { rows } = await store.database.execute<{ kind: string; account_id: string }>(sql`
    select wanted.kind, wanted.account_id from (${wantedRows(context, kinds)}) as wanted
    left join connector_subscriptions known on known.platform = ${platform}
      and known.kind = wanted.kind and known.account_id = wanted.account_id
    where known.state is null or (known.state in ('failed', 'revoked')
      and coalesce(known.next_attempt_at, '-infinity') <= ${now().toISOString()}::timestamptz)
    order by wanted.account_id, wanted.kind limit ${limit}`);
  return rows;
}

/** Some of what nobody needs any more. */
export async function surplusSubscriptions(
  context: ConnectorContext,
  kinds: WantedKinds,
  limit: number,
): Promise<readonly (WantedSubscription & { readonly remote_id: string | null })[]> {
  const { rows } = await context.store.database.execute<{
    kind: string;
    account_id: string;
    remote_id: string | null;
  }>(sql`
    select known.kind, known.account_id, known.remote_id from connector_subscriptions known
    left join (${wantedRows(context, kinds)}) as wanted
      on wanted.kind = known.kind and wanted.account_id = known.account_id
    where known.platform = ${context.platform} and wanted.kind is null
    order by known.account_id, known.kind limit ${limit}`);
  return rows;
}

/** Notes how it stands with something that a platform was asked to tell. */
export async function keepSubscription(
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
      target: SUBSCRIPTION_KEY,
      // The challenge may have come before this answer.
      set: { ...values, state: sql`case when ${verified} then 'enabled' else excluded.state end` },
    });
}

export const forgetSubscription = (
  { store, platform }: ConnectorContext,
  { kind, account_id }: WantedSubscription,
): PromiseLike<unknown> =>
  store.database
    .delete(connectorSubscriptions)
    .where(
      and(
        eq(connectorSubscriptions.platform, platform),
        eq(connectorSubscriptions.kind, kind),
        eq(connectorSubscriptions.account_id, account_id),
      ),
    );
