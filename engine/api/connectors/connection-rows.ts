import {
  CONNECTOR_NAMES,
  type ConnectionFault,
  type LearnedBy,
  type ObservationKind,
} from '#contract/vocabulary/connector-words.ts';
import { forgetTokens } from '../core/connections/account-tokens.ts';
import { tellCreator } from '../core/notifications/tell-creators.ts';
import { and, asc, eq, inArray, isNotNull, lte, sql } from '../store/drizzle.ts';
import { connections } from '../store/tables/connectors.ts';
import type { Connection, ConnectorContext } from './connector.ts';

/** Whether anybody agreed that something is read of an account. */
export async function isRead(
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  account_id: string,
  kind: ObservationKind,
): Promise<boolean> {
  const [found] = await store.database
    .select({ id: connections.id })
    .from(connections)
    .where(and(mayBeRead(platform, [account_id]), sql`${connections.consents} ? ${kind}`))
    .limit(1);
  return found !== undefined;
}

/** Every account of which something is read, each once. */
export async function readAccounts(
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  kind: ObservationKind,
): Promise<readonly string[]> {
  const found = await store.database
    .selectDistinct({ account_id: connections.account_id })
    .from(connections)
    .where(and(mayBeRead(platform), sql`${connections.consents} ? ${kind}`))
    .orderBy(asc(connections.account_id));
  return found.flatMap(({ account_id }) => account_id ?? []);
}

/** Linked accounts whose time has come to be read, those that wait longest first. */
export async function dueConnections(
  { store, platform, now }: ConnectorContext,
  limit: number,
): Promise<readonly Connection[]> {
  return store.database
    .select()
    .from(connections)
    .where(and(mayBeRead(platform), lte(connections.next_read_at, now())))
    .orderBy(asc(connections.next_read_at))
    .limit(limit);
}

/** Accounts as they are linked in each program in which something may be read of them. */
export const readableAs = (
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  accounts: readonly string[],
): PromiseLike<Connection[]> =>
  store.database.select().from(connections).where(mayBeRead(platform, accounts));

/** Notes that accounts were read, whatever there was to see, and when they are read again. */
export async function noteRead(
  { store, platform, now }: ConnectorContext,
  accounts: readonly string[],
  { by, next }: { readonly by: LearnedBy; readonly next?: Date },
): Promise<void> {
  if (accounts.length === 0) return;
  await store.database
    .update(connections)
    .set({
      ...{ last_read_at: now(), last_read_by: by, fault: null, fault_since: null },
      ...(next ? { next_read_at: next } : {}),
    })
    .where(mayBeRead(platform, accounts));
}

/** Has accounts read at a moment, where they are not read before it anyway. */
export async function noteDue(
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  accounts: readonly string[],
  at: Date,
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await store.database
    .update(connections)
    .set({ next_read_at: sql`least(${connections.next_read_at}, ${moment})` })
    .where(mayBeRead(platform, accounts));
}

/** Has an account read at a moment, and not before, though nothing is in the way. */
export async function noteLater(
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  account_id: string,
  at: Date,
): Promise<void> {
  await store.database
    .update(connections)
    .set({ next_read_at: at })
    .where(mayBeRead(platform, [account_id]));
}

/** Notes what keeps accounts from being read, since when, and when to try again. */
export async function noteUnread(
  { store, platform, now }: ConnectorContext,
  accounts: readonly string[],
  { fault, next }: { readonly fault: ConnectionFault; readonly next?: Date },
): Promise<void> {
  if (accounts.length === 0) return;
  const at = now().toISOString();
  await store.database
    .update(connections)
    .set({
      fault,
      fault_since: sql`coalesce(${connections.fault_since}, ${at}::timestamptz)`,
      ...(next ? { next_read_at: next } : {}),
    })
    .where(mayBeRead(platform, accounts));
}

/**
 * The platform says that an account may not be read any more: its consents and tokens end, in every
 * program, and whoever had agreed is told, once; what was read of it is deleted by the next
 * `forgetObservations`. In the running transaction.
 * @returns in how many programs it was linked
 */
export async function endConnections(
  { store, platform, now }: ConnectorContext,
  account_id: string,
  fault: 'revoked' | 'gone',
): Promise<number> {
  const read = await store.database
    .select()
    .from(connections)
    .where(and(ofAccount(platform, account_id), sql`${connections.consents} <> '{}'`))
    .orderBy(asc(connections.id))
    .for('no key update');
  await tellUnreadable({ store, platform, now }, read);
  await forgetTokens(store, { platform, account_id });
  const ended = await store.database
    .update(connections)
    .set({
      ...{ consents: {}, cursor: {}, next_read_at: null },
      ...{ fault, fault_since: now() },
    })
    .where(ofAccount(platform, account_id))
    .returning({ id: connections.id });
  return ended.length;
}

/** Tells those whose accounts cannot be read any more; once, whatever ends them again. */
export async function tellUnreadable(
  { store, platform, now }: Pick<ConnectorContext, 'store' | 'platform' | 'now'>,
  ended: readonly Connection[],
): Promise<void> {
  for (const { id, program_uuid, creator_id, fault } of ended)
    if (fault !== 'revoked' && fault !== 'gone')
      await tellCreator(store, program_uuid, {
        creator_id,
        message: { kind: 'account_unreadable', params: { platform: CONNECTOR_NAMES[platform] } },
        source: `connection:${id}:${now().toISOString()}`,
      });
}

/** Changes what the connector keeps of an account, in each program; in the running transaction. */
export async function changeCursor(
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  account_id: string,
  change: (cursor: Connection['cursor']) => Connection['cursor'],
): Promise<void> {
  const rows = await store.database
    .select({ id: connections.id, cursor: connections.cursor })
    .from(connections)
    .where(ofAccount(platform, account_id))
    .orderBy(asc(connections.id))
    .for('no key update');
  for (const { id, cursor } of rows) {
    const changed = change(cursor);
    if (JSON.stringify(changed) !== JSON.stringify(cursor))
      await store.database
        .update(connections)
        .set({ cursor: changed })
        .where(eq(connections.id, id));
  }
}

/**
 * Accounts of a platform, or those that are named, of which somebody agreed that something is read, and
 * which the platform has not ended: who agrees again after that has to link the account anew. What is
 * due and what is noted go by the same, so that whatever is taken is put off.
 */
export const mayBeRead = (platform: string, accounts?: readonly string[]) =>
  and(
    eq(connections.platform, platform),
    accounts ? inArray(connections.account_id, [...accounts]) : isNotNull(connections.account_id),
    sql`${connections.consents} <> '{}'`,
    sql`coalesce(${connections.fault}, '') not in ('revoked', 'gone')`,
  );

export const ofAccount = (platform: string, account_id: string) =>
  and(eq(connections.platform, platform), eq(connections.account_id, account_id));
