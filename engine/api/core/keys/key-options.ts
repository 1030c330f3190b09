import { and, asc, eq, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { keyOptions } from '../../store/tables/activations.ts';

/** Some of a program's key options, in the campaign's order; those it has not are left out. */
export async function readOptions(
  { database }: Store,
  program_uuid: string,
  ids: readonly number[],
): Promise<(typeof keyOptions.$inferSelect)[]> {
  return database
    .select()
    .from(keyOptions)
    .where(and(eq(keyOptions.program_uuid, program_uuid), inArray(keyOptions.id, [...ids])))
    .orderBy(asc(keyOptions.position), asc(keyOptions.id));
}
