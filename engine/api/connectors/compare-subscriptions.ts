import { and, eq, inArray, isNull, lt, ne, or, sql } from '../store/drizzle.ts';
import { connectorSubscriptions } from '../store/tables/connectors.ts';
import type { ConnectorContext } from './connector.ts';
import type { RemoteSubscription, SubscriptionDesk } from './keep-subscriptions.ts';
import { SUBSCRIPTION_KEY } from './subscription-rows.ts';

/** Pages of a platform's list in one run: what is left of its limit is for reading. */
const PAGES = 100;

const nameOf = ({ kind, account_id }: Pick<RemoteSubscription, 'kind' | 'account_id'>) =>
  `${kind} ${account_id}`;

/** A comparison that is going on. */
export interface Comparison {
  readonly began: Date;
  /** Where the next page begins. */
  after: string | undefined;
}

/**
 * Compares some pages further: takes over what the platform has for our address, and ends there what
 * has failed or is there twice. At the end what was not found is asked for anew.
 * @returns whether that is the end
 */
export async function compareSubscriptions(
  context: ConnectorContext,
  desk: SubscriptionDesk,
  comparison: Comparison,
  signal: AbortSignal,
): Promise<boolean> {
  for (let page = 0; page < PAGES && !signal.aborted; page += 1) {
    const { list, next } = await desk.list(context, comparison.after, signal);
    for (const { remote_id } of await takeOver(context, list, comparison.began))
      await desk.end(context, remote_id, signal);
    comparison.after = next;
    if (next === undefined) {
      await noteLost(context, comparison.began);
      return true;
    }
  }
  return false;
}

/** Takes a page over. @returns what of it is to end there */
async function takeOver(
  { store, platform, now }: ConnectorContext,
  list: readonly RemoteSubscription[],
  began: Date,
): Promise<readonly RemoteSubscription[]> {
  if (list.length === 0) return [];
  const accounts = [...new Set(list.map(({ account_id }) => account_id))];
  const rows = await store.database
    .select()
    .from(connectorSubscriptions)
    .where(
      and(
        eq(connectorSubscriptions.platform, platform),
        inArray(connectorSubscriptions.account_id, accounts),
        eq(connectorSubscriptions.compared_at, began),
      ),
    );
  const found = new Map(rows.map((row) => [nameOf(row), row.remote_id]));
  const kept: RemoteSubscription[] = [];
  const ended: RemoteSubscription[] = [];
  for (const remote of list) {
    const known = found.get(nameOf(remote));
    // A list that changes while it is read may show one twice.
    if (known === remote.remote_id) continue;
    if (!remote.well || known !== undefined) ended.push(remote);
    else {
      found.set(nameOf(remote), remote.remote_id);
      kept.push(remote);
    }
  }
  const well = { state: 'enabled', detail: null, next_attempt_at: null } as const;
  if (kept.length > 0)
    await store.database
      .insert(connectorSubscriptions)
      .values(
        kept.map(({ kind, account_id, remote_id }) => ({
          ...{ platform, kind, account_id, remote_id, compared_at: began, updated_at: now() },
          ...well,
        })),
      )
      .onConflictDoUpdate({
        target: SUBSCRIPTION_KEY,
        set: {
          ...well,
          remote_id: sql`excluded.remote_id`,
          compared_at: began,
          updated_at: now(),
        },
      });
  return ended;
}

/** What the platform does not have any more. What was asked for since may be on a page that was read. */
async function noteLost({ store, platform, now }: ConnectorContext, began: Date): Promise<void> {
  await store.database
    .update(connectorSubscriptions)
    .set({ state: 'revoked', remote_id: null, next_attempt_at: null, updated_at: now() })
    .where(
      and(
        eq(connectorSubscriptions.platform, platform),
        ne(connectorSubscriptions.state, 'failed'),
        lt(connectorSubscriptions.updated_at, began),
        or(
          isNull(connectorSubscriptions.compared_at),
          lt(connectorSubscriptions.compared_at, began),
        ),
      ),
    );
}
