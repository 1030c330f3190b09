import { and, eq, isNull, lt, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import type { operatorTokens } from '../store/tables/operator-tokens.ts';
import type { apiKeys } from '../store/tables/operators.ts';

/** A minute's precision is enough, and spares a write for every call. */
const PRECISION = 60_000;

/** Notes when an API key or an access token was used last. */
export async function noteUse(
  { database }: Pick<Store, 'database'>,
  table: typeof apiKeys | typeof operatorTokens,
  { id, last_used_at }: { readonly id: string; readonly last_used_at: Date | null },
  now: Date,
): Promise<void> {
  const noted = new Date(now.getTime() - PRECISION);
  if (last_used_at !== null && last_used_at >= noted) return;
  await database
    .update(table)
    .set({ last_used_at: now })
    .where(
      and(
        eq(table.id, id),
        // Of several calls at once, the first one writes.
        or(isNull(table.last_used_at), lt(table.last_used_at, noted)),
      ),
    );
}
