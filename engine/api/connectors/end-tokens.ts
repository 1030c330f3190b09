import {
  type AccountTokens,
  forgetTokens,
  ofTokens,
  openTokens,
} from '../core/connections/account-tokens.ts';
import { and, asc, eq, sql } from '../store/drizzle.ts';
import { connections, connectionTokens } from '../store/tables/connectors.ts';
import { ofAccount, tellUnreadable } from './connection-rows.ts';
import type { ConnectorContext } from './connector.ts';

/**
 * The platform takes the tokens of an account no more: they are dropped, and whoever lets it be read
 * is told, once, that it has to be linked again. What they agreed to stays, so that the next link
 * goes on where this one was left. Nothing ends where there are other tokens by now.
 * @param refused those that were not taken
 * @returns whether they were those
 */
export const endTokens = (
  { store, secrets, platform, now }: ConnectorContext,
  account_id: string,
  refused: AccountTokens,
): Promise<boolean> =>
  store.transaction(async () => {
    const account = { platform, account_id };
    // First, as whoever links an account does.
    const linked = await store.database
      .select()
      .from(connections)
      .where(and(ofAccount(platform, account_id), sql`${connections.consents} <> '{}'`))
      .orderBy(asc(connections.id))
      .for('no key update');
    const [held] = await store.database
      .select()
      .from(connectionTokens)
      .where(ofTokens(account))
      .for('update');
    if (!held) return false;
    const { access, refresh } = openTokens(secrets, held);
    if (access !== refused.access || refresh !== refused.refresh) return false;
    await forgetTokens(store, account);
    await tellUnreadable({ store, platform, now }, linked);
    for (const { id, fault } of linked)
      if (fault !== 'revoked' && fault !== 'gone')
        await store.database
          .update(connections)
          .set({ fault: 'revoked', fault_since: now(), next_read_at: null })
          .where(eq(connections.id, id));
    return true;
  });
