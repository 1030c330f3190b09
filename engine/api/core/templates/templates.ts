import type { ErrorCode } from '#contract/errors/error-codes.ts';
import type { Acting } from '../../audit/acting.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { ApiError } from '../../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../../http/cursor.ts';
import { and, asc, eq, gt, or } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import {
  messageTemplates,
  noteTemplates,
  type TemplateTable,
} from '../../store/tables/messages.ts';

/** A kind of texts that operators keep for use. */
interface TemplateKind<Said> {
  readonly table: TemplateTable<Said>;
  /** What the audit log calls it. */
  readonly subject: string;
  /** Said where there is none of the id. */
  readonly unknown: ErrorCode;
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** What is kept under a name, by language. */
interface Named<Said> {
  readonly name: string;
  readonly texts: Record<string, Said>;
}

/** A program's templates of one kind. */
function templates<Said>({ table, subject, unknown }: TemplateKind<Said>) {
  const { id, name, program_uuid } = table;
  const present = (row: typeof table.$inferSelect) => ({
    ...{ id: row.id, name: row.name, texts: row.texts },
    changed_at: row.changed_at.toISOString(),
  });
  const audit = (store: Store, acting: Acting, action: 'save' | 'delete', called: string) =>
    writeAudit(store, {
      program_uuid: acting.program_uuid,
      ...{ actor_kind: 'operator', actor_id: acting.operator_id },
      ...{ action: `${subject}.${action}`, subject_kind: 'program' },
      ...{ subject_id: acting.program_uuid, details: { name: called } },
      request_id: acting.request_id,
    });
  return {
    /** A page of them, by name. */
    page: async ({ database }: Store, uuid: string, { cursor, limit = PAGE_SIZE }: PageQuery) => {
      const [last, lastId] = cursor === undefined ? [] : readCursor(cursor, ['string', 'number']);
      const after =
        last === undefined || lastId === undefined
          ? undefined
          : or(gt(name, last), and(eq(name, last), gt(id, lastId)));
      const rows = await database
        .select()
        .from(table)
        .where(and(eq(program_uuid, uuid), after))
        .orderBy(asc(name), asc(id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, (row) => [row.name, row.id]);
      return { items: page.rows.map(present), next_cursor: page.next_cursor };
    },
    /** Keeps one under its name: one that has the name is replaced. */
    save: (store: Store, acting: Acting, { name: called, texts }: Named<Said>, changed_at: Date) =>
      store.transaction(async () => {
        const [row] = await store.database
          .insert(table)
          .values({ program_uuid: acting.program_uuid, name: called, texts, changed_at })
          .onConflictDoUpdate({ target: [program_uuid, name], set: { texts, changed_at } })
          .returning();
        if (!row) throw new Error('The store kept no template.');
        await audit(store, acting, 'save', row.name);
        return present(row);
      }),
    /** @throws ApiError where there is none of the id */
    delete: (store: Store, acting: Acting, template: number) =>
      store.transaction(async () => {
        const [row] = await store.database
          .delete(table)
          .where(and(eq(id, template), eq(program_uuid, acting.program_uuid)))
          .returning();
        if (!row) throw new ApiError(unknown);
        await audit(store, acting, 'delete', row.name);
      }),
  };
}

/** Messages to creators. */
export const MESSAGE_TEMPLATES = templates({
  table: messageTemplates,
  subject: 'message_template',
  unknown: 'MESSAGE_TEMPLATE_UNKNOWN',
});

/** Notes to creators that go with decisions. */
export const NOTE_TEMPLATES = templates({
  table: noteTemplates,
  subject: 'note_template',
  unknown: 'NOTE_TEMPLATE_UNKNOWN',
});
