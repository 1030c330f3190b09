import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { BodyOf, QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  listMessageTemplates,
  saveMessageTemplate,
} from '#contract/people/message-endpoints.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { Store } from '../store/store.ts';
import { messageTemplates } from '../store/tables/messages.ts';
import type { Acting } from './acting.ts';

const { id, name, program_uuid } = messageTemplates;

/** A page of a program's templates, by name. */
export async function readTemplatesPage(
  { database }: Store,
  uuid: string,
  { cursor, limit = PAGE_SIZE }: Omit<QueryOf<typeof listMessageTemplates>, 'uuid'>,
): Promise<ResponseOf<typeof listMessageTemplates>> {
  const [last, lastId] = cursor === undefined ? [] : readCursor(cursor, ['string', 'number']);
  const after =
    last === undefined || lastId === undefined
      ? undefined
      : or(gt(name, last), and(eq(name, last), gt(id, lastId)));
  const rows = await database
    .select()
    .from(messageTemplates)
    .where(and(eq(program_uuid, uuid), after))
    .orderBy(asc(name), asc(id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (row) => [row.name, row.id]);
  return { items: page.rows.map(present), next_cursor: page.next_cursor };
}

/** Keeps a template under its name. */
export async function writeTemplate(
  store: Store,
  acting: Acting,
  { name: called, texts }: BodyOf<typeof saveMessageTemplate>,
  changed_at: Date,
): Promise<ResponseOf<typeof saveMessageTemplate>> {
  return store.transaction(async () => {
    const [row] = await store.database
      .insert(messageTemplates)
      .values({ program_uuid: acting.program_uuid, name: called, texts, changed_at })
      .onConflictDoUpdate({ target: [program_uuid, name], set: { texts, changed_at } })
      .returning();
    if (!row) throw new Error('The store kept no template.');
    await audit(store, acting, 'message_template.save', row.name);
    return present(row);
  });
}

/** Deletes a template. @throws ApiError MESSAGE_TEMPLATE_UNKNOWN */
export async function deleteTemplate(store: Store, acting: Acting, template: number) {
  await store.transaction(async () => {
    const [row] = await store.database
      .delete(messageTemplates)
      .where(and(eq(id, template), eq(program_uuid, acting.program_uuid)))
      .returning();
    if (!row) throw new ApiError('MESSAGE_TEMPLATE_UNKNOWN');
    await audit(store, acting, 'message_template.delete', row.name);
  });
}

const audit = (store: Store, acting: Acting, action: string, called: string) =>
  writeAudit(store, {
    ...{ program_uuid: acting.program_uuid, actor_kind: 'operator', actor_id: acting.operator_id },
    ...{ action, subject_kind: 'program', subject_id: acting.program_uuid },
    ...{ details: { name: called }, request_id: acting.request_id },
  });

const present = (row: typeof messageTemplates.$inferSelect) => ({
  ...{ id: row.id, name: row.name, texts: row.texts },
  changed_at: row.changed_at.toISOString(),
});
