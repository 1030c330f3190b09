import { desc, lt } from '../drizzle.ts';
import type { Store } from '../store.ts';
import { backups } from '../tables/backups.ts';

/** Notes that a backup is finished; the one before is no longer asked for. */
export async function noteBackup(store: Store, made_at: Date, rows: number): Promise<void> {
  await store.transaction(async () => {
    await store.database.insert(backups).values({ made_at, rows }).onConflictDoNothing();
    await store.database.delete(backups).where(lt(backups.made_at, made_at));
  });
}

/** When the last backup was finished; undefined where none ever was. */
export async function lastBackup({ database }: Pick<Store, 'database'>): Promise<Date | undefined> {
  const [found] = await database
    .select({ made_at: backups.made_at })
    .from(backups)
    .orderBy(desc(backups.made_at))
    .limit(1);
  return found?.made_at;
}
