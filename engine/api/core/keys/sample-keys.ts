import { and, eq, inArray, ne, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { gameKeys, keyImports } from '../../store/tables/activations.ts';

/** Who imports the sample keys of development. */
export const SAMPLE_IMPORTER = { actor_kind: 'system', actor_id: 'samples' } as const;
const IMPORTED_BY = `${SAMPLE_IMPORTER.actor_kind}:${SAMPLE_IMPORTER.actor_id}`;

/** Whether real keys were imported for a program. */
export async function hasRealKeys({ database }: Store, programUuid: string): Promise<boolean> {
  const [found] = await database
    .select({ id: gameKeys.id })
    .from(gameKeys)
    .innerJoin(keyImports, eq(keyImports.id, gameKeys.import_id))
    .where(and(eq(gameKeys.program_uuid, programUuid), ne(keyImports.imported_by, IMPORTED_BY)))
    .limit(1);
  return found !== undefined;
}

/**
 * Takes the sample keys that nobody has yet out of a program's pools: beside real ones nobody is to
 * be handed a key that opens nothing.
 */
export async function removeSampleKeys({ database }: Store, programUuid: string): Promise<void> {
  const samples = database
    .select({ id: keyImports.id })
    .from(keyImports)
    .where(and(eq(keyImports.program_uuid, programUuid), eq(keyImports.imported_by, IMPORTED_BY)));
  const free = and(
    eq(gameKeys.program_uuid, programUuid),
    eq(gameKeys.state, 'available'),
    inArray(gameKeys.import_id, samples),
  );
  // An import counts what it brought: these are as if they had never been.
  await database
    .update(keyImports)
    .set({
      imported: sql`${keyImports.imported} - (select count(*)::int from game_keys k where k.import_id = key_imports.id and k.state = 'available')`,
    })
    .where(inArray(keyImports.id, samples));
  await database.delete(gameKeys).where(free);
}
