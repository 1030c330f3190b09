import type { listKeyImports, withdrawKeyImport } from '#contract/campaigns/key-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { KeyImport } from '#contract/shapes/keys.ts';
import { AUDIT_ACTORS } from '#contract/vocabulary/review-words.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, inArray, lt, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { gameKeys, keyImports, keyOptions } from '../store/tables/activations.ts';
import { operators } from '../store/tables/operators.ts';

type ImportRow = typeof keyImports.$inferSelect;

/** A page of a program's imports, newest first. */
export async function listImports(
  { store }: Pick<ApiServices, 'store'>,
  { caller, query: { cursor, limit = PAGE_SIZE } }: Call<typeof listKeyImports>,
): Promise<ResponseOf<typeof listKeyImports>> {
  const rows = await store.database
    .select()
    .from(keyImports)
    .where(
      and(
        eq(keyImports.program_uuid, caller.program.uuid),
        cursor === undefined ? undefined : lt(keyImports.id, readCursor(cursor, ['number'])[0]),
      ),
    )
    .orderBy(desc(keyImports.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ id }) => [id]);
  return { items: await presentImports(store, page.rows), next_cursor: page.next_cursor };
}

/**
 * Takes out of the pools what nobody has of an import. A claim that is being made wins its key, or
 * takes another one.
 * @throws ApiError KEY_IMPORT_UNKNOWN
 */
export async function withdrawImport(
  { store, now: clock }: Pick<ApiServices, 'store' | 'now'>,
  { caller, params: { key_import_id }, body, request }: Call<typeof withdrawKeyImport>,
): Promise<ResponseOf<typeof withdrawKeyImport>> {
  const { database } = store;
  const now = clock();
  const program_uuid = caller.program.uuid;
  return store.transaction(async () => {
    const [found] = await database
      .select()
      .from(keyImports)
      .where(and(eq(keyImports.id, key_import_id), eq(keyImports.program_uuid, program_uuid)))
      .for('update');
    if (!found) throw new ApiError('KEY_IMPORT_UNKNOWN');
    const options = database
      .select({ id: keyOptions.id })
      .from(keyOptions)
      .where(eq(keyOptions.program_uuid, program_uuid));
    const { rowCount } = await database
      .update(gameKeys)
      .set({ state: 'withdrawn', revoked_at: now })
      .where(
        and(
          eq(gameKeys.program_uuid, program_uuid),
          // Named, so that the index of what is available finds them.
          inArray(gameKeys.key_option_id, options),
          eq(gameKeys.import_id, key_import_id),
          eq(gameKeys.state, 'available'),
        ),
      );
    const row = { ...found, withdrawn_at: found.withdrawn_at ?? now };
    await database
      .update(keyImports)
      .set({ withdrawn_at: row.withdrawn_at })
      .where(eq(keyImports.id, key_import_id));
    const [presented] = await presentImports(store, [row]);
    if (!presented) throw new Error('An import that was withdrawn is not there.');
    await writeAudit(store, {
      program_uuid,
      ...{ actor_kind: 'operator', actor_id: caller.operator_id, request_id: request.id },
      action: 'keys.withdraw',
      subject_kind: 'key_import',
      subject_id: key_import_id,
      details: { withdrawn: rowCount ?? 0, given: presented.given, note: body.note },
    });
    return presented;
  });
}

/** Imports with what became of their keys, and who made them; in two queries for all of them. */
async function presentImports(
  { database }: Store,
  rows: readonly ImportRow[],
): Promise<KeyImport[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // Those in the pool are the rest: counting the others costs what was given, not what was imported.
  const counted = await database
    .select({
      import_id: gameKeys.import_id,
      withdrawn: sql<number>`(count(*) filter (where ${gameKeys.state} = 'withdrawn'))::int`,
      gone: sql<number>`count(*)::int`,
    })
    .from(gameKeys)
    .where(and(inArray(gameKeys.import_id, ids), sql`${gameKeys.state} <> 'available'`))
    .groupBy(gameKeys.import_id);
  const makers = rows.map(({ imported_by }) => actorOf(imported_by));
  const names = await readNames(database, makers);
  return rows.map((row, index) => {
    const { id, file_name, imported, duplicates, rejected } = row;
    const { gone = 0, withdrawn = 0 } = counted.find((one) => one.import_id === id) ?? {};
    const { actor_kind, actor_id } = makers[index] ?? actorOf(row.imported_by);
    return {
      ...{ id, file_name, imported, duplicates, rejected },
      imported_by: { actor_kind, actor_id, name: names.get(actor_id) ?? null },
      imported_at: row.imported_at.toISOString(),
      available: imported - gone,
      given: gone - withdrawn,
      withdrawn,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    };
  });
}

type Maker = Pick<KeyImport['imported_by'], 'actor_kind' | 'actor_id'>;

/** Who made an import, as its row names them: `operator:<id>`. */
function actorOf(imported_by: string): Maker {
  const [, kind, actor_id = imported_by] = /^(\w+):(.*)$/s.exec(imported_by) ?? [];
  const actor_kind = AUDIT_ACTORS.find((word) => word === kind) ?? 'system';
  return { actor_kind, actor_id };
}

async function readNames(
  database: Store['database'],
  makers: readonly Maker[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = makers.flatMap(({ actor_kind, actor_id }) =>
    actor_kind === 'operator' ? [actor_id] : [],
  );
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .where(inArray(operators.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
