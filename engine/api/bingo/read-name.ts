import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';

/** The name that a creator goes by; null where there is no such creator. */
export async function readName({ database }: Store, creator_id: string): Promise<string | null> {
  const [creator] = await database
    .select({ name: creators.display_name })
    .from(creators)
    .where(eq(creators.id, creator_id));
  return creator?.name ?? null;
}
