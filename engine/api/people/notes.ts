import type { BodyOf, QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listNotes, writeNote as writing } from '#contract/people/note-endpoints.ts';
import { LEAST_ROLE, mayDo } from '#domain/operators/rights.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { presentNote, selectNotes } from '../core/people/operator-notes.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorNotes } from '../store/tables/people.ts';
import { findSubject } from './subjects.ts';

/** A page of what was noted about a subject, newest first. @throws ApiError SUBJECT_UNKNOWN */
export async function readNotesPage(
  store: Store,
  caller: ProgramOperatorCaller,
  { cursor, limit = PAGE_SIZE, subject_kind, subject_id }: QueryOf<typeof listNotes>,
): Promise<ResponseOf<typeof listNotes>> {
  const program_uuid = caller.program.uuid;
  const before = cursor === undefined ? undefined : readCursor(cursor, ['number'])[0];
  const subject = await findSubject(store, program_uuid, subject_kind, subject_id, 'look');
  if (!subject) throw new ApiError('SUBJECT_UNKNOWN');
  const about = and(
    eq(operatorNotes.program_uuid, program_uuid),
    eq(operatorNotes.subject_kind, subject.kind),
    eq(operatorNotes.subject_id, subject.id),
    before === undefined ? undefined : lt(operatorNotes.id, before),
  );
  const rows = await selectNotes(store)
    .where(about)
    .orderBy(desc(operatorNotes.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ row }) => [row.id]);
  return {
    items: page.rows.map((row) => presentNote(row, caller.operator_id)),
    next_cursor: page.next_cursor,
  };
}

/**
 * Writes a note. The audit log says that there is one, not what it says.
 * @throws ApiError SUBJECT_UNKNOWN
 */
export async function writeNote(
  store: Store,
  caller: ProgramOperatorCaller,
  { subject_kind, subject_id, text }: BodyOf<typeof writing>,
  { at, request_id }: { readonly at: Date; readonly request_id: string },
): Promise<ResponseOf<typeof writing>> {
  const program_uuid = caller.program.uuid;
  return store.transaction(async () => {
    const subject = await findSubject(store, program_uuid, subject_kind, subject_id, 'hold');
    if (!subject) throw new ApiError('SUBJECT_UNKNOWN');
    const [written] = await store.database
      .insert(operatorNotes)
      .values({
        program_uuid,
        subject_kind: subject.kind,
        subject_id: subject.id,
        creator_id: subject.creator_id,
        author_id: caller.operator_id,
        text,
        written_at: at,
      })
      .returning({ id: operatorNotes.id });
    if (!written) throw new Error('The store kept no note.');
    await writeAudit(store, {
      program_uuid,
      actor_kind: 'operator',
      actor_id: caller.operator_id,
      action: 'note.write',
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: { note_id: written.id },
      request_id,
    });
    const [note] = await selectNotes(store).where(eq(operatorNotes.id, written.id));
    if (!note) throw new Error('A note vanished while it was written.');
    return presentNote(note, caller.operator_id);
  });
}

/** Deletes a note. @throws ApiError NOTE_UNKNOWN, ROLE_INSUFFICIENT for one of somebody else's */
export async function deleteNote(
  store: Store,
  caller: ProgramOperatorCaller,
  note_id: number,
  request_id: string,
): Promise<void> {
  const { operator_id, program, role } = caller;
  await store.transaction(async () => {
    const [note] = await store.database
      .delete(operatorNotes)
      .where(and(eq(operatorNotes.id, note_id), eq(operatorNotes.program_uuid, program.uuid)))
      .returning();
    if (!note) throw new ApiError('NOTE_UNKNOWN');
    if (note.author_id !== operator_id && !mayDo(role, 'delete_notes'))
      throw new ApiError('ROLE_INSUFFICIENT', { role, needed: LEAST_ROLE.delete_notes });
    await writeAudit(store, {
      program_uuid: program.uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: 'note.delete',
      subject_kind: note.subject_kind,
      subject_id: note.subject_id,
      details: { note_id, author_id: note.author_id },
      request_id,
    });
  });
}
