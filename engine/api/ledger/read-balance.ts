import { and, eq } from 'drizzle-orm';
import type { Store } from '../store/store.ts';
import { pointBalances } from '../store/tables/ledger.ts';
import type { PointAccount, PostedPoints } from './post-points.ts';

/** A creator's points of an activation; zero where there never were any. */
export async function readBalance(
  { database }: Store,
  { program_uuid, activation_id, creator_id }: Omit<PointAccount, 'now'>,
): Promise<PostedPoints> {
  const [row] = await database
    .select({ balance: pointBalances.balance, earned: pointBalances.earned })
    .from(pointBalances)
    .where(
      and(
        eq(pointBalances.program_uuid, program_uuid),
        eq(pointBalances.creator_id, creator_id),
        eq(pointBalances.activation_id, activation_id),
      ),
    );
  return row ?? { balance: 0, earned: 0 };
}
