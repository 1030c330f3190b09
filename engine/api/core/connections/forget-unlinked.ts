import { eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { connections } from '../../store/tables/connectors.ts';

/** What was observed, and the purpose that it was for. */
const OBSERVED = [
  ['observed_streams', 'streams'],
  ['channel_moments', 'streams'],
  ['observed_publications', 'publications'],
  ['observed_figures', 'figures'],
  ['observed_memberships', 'memberships'],
  ['observed_games', 'games'],
  ['played_times', 'games'],
] as const;

/** An account of a platform. */
export interface ObservedAccount {
  readonly platform: string;
  readonly account_id: string;
}

/** Accounts that a creator has linked and that connectors read. */
export async function accountsOf(
  { database }: Store,
  creator_id: string,
): Promise<readonly ObservedAccount[]> {
  const linked = await database
    .select({ platform: connections.platform, account_id: connections.account_id })
    .from(connections)
    .where(eq(connections.creator_id, creator_id));
  return linked.flatMap(({ platform, account_id }) =>
    account_id === null ? [] : [{ platform, account_id }],
  );
}

/**
 * Deletes what was observed of accounts that nobody agreed to have read any more, in no program, and
 * with what they were read: of one, or of all. What was counted of it stays, with its reasons.
 */
export async function forgetUnlinked({ database }: Store, one?: ObservedAccount): Promise<void> {
  const these = one
    ? sql`observed.platform = ${one.platform} and observed.account_id = ${one.account_id}`
    : sql`observed.account_id is not null`;
  for (const [table, kind] of OBSERVED)
    await database.execute(sql`
      delete from ${sql.identifier(table)} observed where ${these}
        and not exists (select 1 from connections c where c.platform = observed.platform
          and c.account_id = observed.account_id and c.consents ? ${kind})`);
  await database.execute(sql`
    delete from connection_tokens observed where ${these}
      and not exists (select 1 from connections c where c.platform = observed.platform
        and c.account_id = observed.account_id and c.consents <> '{}')`);
  await database.execute(sql`
    delete from connector_pushes observed where ${these} and observed.state <> 'pending'
      and not exists (select 1 from connections c
        where c.platform = observed.platform and c.account_id = observed.account_id)`);
}
