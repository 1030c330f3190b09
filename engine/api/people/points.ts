import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listOperatorPoints as endpoint } from '#contract/people/endpoints.ts';
import { readTransactions } from '../core/quests/point-transactions.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import { readCursor } from '../http/cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, inArray, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { auditEntries, operators } from '../store/tables/operators.ts';

type Adjuster = ResponseOf<typeof endpoint>['items'][number]['adjusted_by'];

/**
 * A person's ledger of one season as they see it, with who adjusted it by hand.
 * @throws ApiError CREATOR_UNKNOWN, ACTIVATION_UNKNOWN
 */
export async function readOperatorPoints(
  store: Store,
  { uuid }: ApiProgram,
  creator_id: string,
  { activation_id, ...asked }: Omit<QueryOf<typeof endpoint>, 'uuid'> & { readonly locale: string },
): Promise<ResponseOf<typeof endpoint>> {
  // Before it is looked for whose: a cursor of another list is wrong whoever is asked about.
  if (asked.cursor !== undefined) readCursor(asked.cursor, ['number']);
  const inProgram = and(eq(creators.id, creator_id), eq(creators.program_uuid, uuid));
  if ((await store.database.$count(creators, inProgram)) === 0)
    throw new ApiError('CREATOR_UNKNOWN');
  const book = await readQuestBook(store, uuid);
  if (!book.activations.has(activation_id)) throw new ApiError('ACTIVATION_UNKNOWN');
  const { items, next_cursor } = await readTransactions(
    store,
    book,
    { creator_id, activation_id },
    asked,
  );
  const adjusters = await readAdjusters(
    store,
    { program_uuid: uuid, creator_id },
    items.flatMap(({ id, source_kind }) => (source_kind === 'adjustment' ? [id] : [])),
  );
  return {
    items: items.map((item) => ({ ...item, adjusted_by: adjusters.get(item.id) ?? null })),
    next_cursor,
  };
}

/** Who made entries of the ledger, by the entries' ids: the audit log knows. */
async function readAdjusters(
  { database }: Store,
  { program_uuid, creator_id }: { readonly program_uuid: string; readonly creator_id: string },
  entries: readonly number[],
): Promise<ReadonlyMap<number, Adjuster>> {
  if (entries.length === 0) return new Map();
  const entry = sql<string>`${auditEntries.details} ->> 'point_transaction_id'`;
  const rows = await database
    .select({ entry, id: auditEntries.actor_id, name: operators.name, email: operators.email })
    .from(auditEntries)
    .leftJoin(operators, eq(sql`${operators.id}::text`, auditEntries.actor_id))
    .where(
      and(
        eq(auditEntries.program_uuid, program_uuid),
        eq(auditEntries.subject_kind, 'creator'),
        eq(auditEntries.subject_id, creator_id),
        eq(auditEntries.action, 'points.adjust'),
        inArray(entry, entries.map(String)),
      ),
    );
  return new Map(
    rows.map(({ entry: of, id, name, email }) => [Number(of), { id, name: name ?? email }]),
  );
}
