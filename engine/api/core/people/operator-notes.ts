import type { z } from 'zod';
import type { operatorNote } from '#contract/people/note-endpoints.ts';
import { eq, getTableColumns } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { operators } from '../../store/tables/operators.ts';
import { operatorNotes } from '../../store/tables/people.ts';

/** Notes with who wrote them; add `where`, `orderBy` and `limit`. */
export const selectNotes = ({ database }: Store) =>
  database
    .select({ row: getTableColumns(operatorNotes), name: operators.name, email: operators.email })
    .from(operatorNotes)
    .leftJoin(operators, eq(operators.id, operatorNotes.author_id));

type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** A note as one of the operators sees it. */
export function presentNote(
  { row, name, email }: NoteRow,
  operator_id: string,
): z.infer<typeof operatorNote> {
  const { id, subject_kind, subject_id, author_id, text, written_at } = row;
  return {
    ...{ id, subject_kind, subject_id, text },
    author: author_id === null ? null : { id: author_id, name: name ?? email ?? '' },
    own: author_id === operator_id,
    written_at: written_at.toISOString(),
  };
}
