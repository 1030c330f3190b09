import { and, desc, eq, lt } from 'drizzle-orm';
import type { AuditSubjectKind } from '#contract/shapes/reviews.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { Store } from '../store/store.ts';
import { auditEntries } from '../store/tables/operators.ts';

interface AuditQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly action?: string | undefined;
  readonly subject_kind?: AuditSubjectKind | undefined;
  readonly subject_id?: string | undefined;
}

/** A page of a program's audit log, newest first. */
export async function readAuditPage(
  { database }: Store,
  programUuid: string,
  { cursor, limit = PAGE_SIZE, action, subject_kind, subject_id }: AuditQuery,
) {
  const rows = await database
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.program_uuid, programUuid),
        action === undefined ? undefined : eq(auditEntries.action, action),
        subject_kind === undefined ? undefined : eq(auditEntries.subject_kind, subject_kind),
        subject_id === undefined ? undefined : eq(auditEntries.subject_id, subject_id),
        cursor === undefined ? undefined : lt(auditEntries.id, readCursor(cursor, ['number'])[0]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ id }) => [id]);
  return {
    items: page.rows.map(({ program_uuid: _, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
    })),
    next_cursor: page.next_cursor,
  };
}
