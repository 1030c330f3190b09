import { eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { pointBalances } from '../../store/tables/ledger.ts';

export interface Balance {
  readonly activation_id: number;
  readonly balance: number;
  readonly earned: number;
}

type Reader = (creator_id: string) => Promise<Balance[]>;
const readers = new WeakMap<Store, Reader>();

/** A creator's points of each activation that gave any, in one query that is prepared once. */
export function readBalances(store: Store, creator_id: string): Promise<Balance[]> {
  const reader = readers.get(store) ?? openReader(store);
  readers.set(store, reader);
  return reader(creator_id);
}

/** Points of one activation; zero where there are none. */
export async function readBalance(
  store: Store,
  creator_id: string,
  activation_id: number,
): Promise<Balance> {
  const balances = await readBalances(store, creator_id);
  return (
    balances.find((balance) => balance.activation_id === activation_id) ?? {
      activation_id,
      balance: 0,
      earned: 0,
    }
  );
}

function openReader({ database }: Store): Reader {
  const query = database
    .select({
      activation_id: pointBalances.activation_id,
      balance: pointBalances.balance,
      earned: pointBalances.earned,
    })
    .from(pointBalances)
    .where(eq(pointBalances.creator_id, sql.placeholder('creator_id')))
    .prepare('point_balances_of_creator');
  return (creator_id) => query.execute({ creator_id });
}
