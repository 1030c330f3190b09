import type { QueryOf } from '#contract/endpoints/endpoint.ts';
import type { listAuditEntries } from '#contract/operator/endpoints.ts';
import { auditChange } from '#domain/audit/audit-change.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import { and, desc, eq, gte, lt, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { auditEntries } from '../store/tables/operators.ts';

type AuditQuery = Omit<QueryOf<typeof listAuditEntries>, 'uuid'>;

/** A page of a program's audit log, newest first. @throws ApiError CURSOR_INVALID */
export async function readAuditPage(
  { database }: Store,
  programUuid: string,
  { cursor, limit = PAGE_SIZE, ...filters }: AuditQuery,
) {
  const { id, at } = auditEntries;
  const found = await database
    .select({ row: auditEntries, exact: exactMoment(at) })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.program_uuid, programUuid),
        ...filtered(filters),
        cursor === undefined ? undefined : sql`(${at}, ${id}) < ${momentCursor(cursor, 'number')}`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const page = cutPage(found, limit, ({ row, exact }) => [exact, row.id]);
  return {
    items: page.rows.map(({ row: { program_uuid: _, ...entry } }) => ({
      ...entry,
      ...auditChange(entry.details),
      at: entry.at.toISOString(),
    })),
    next_cursor: page.next_cursor,
  };
}

function filtered(filters: Omit<AuditQuery, 'cursor' | 'limit'>) {
  const { action, actor_id, subject_kind, subject_id, from, to } = filters;
  return [
    action === undefined ? undefined : eq(auditEntries.action, action),
    actor_id === undefined ? undefined : eq(auditEntries.actor_id, actor_id),
    subject_kind === undefined ? undefined : eq(auditEntries.subject_kind, subject_kind),
    subject_id === undefined ? undefined : eq(auditEntries.subject_id, subject_id),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
  ];
}
