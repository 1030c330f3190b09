import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { paragraphs, text } from '../endpoints/text-fields.ts';
import { NOTE_SUBJECTS } from '../vocabulary/operator-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

/** An item by its number or uuid, a person by their id. */
const subject = { subject_kind: z.enum(NOTE_SUBJECTS), subject_id: text(100, 1) };

/** What one operator wrote to the others. */
export const operatorNote = z.strictObject({
  id: z.int(),
  subject_kind: z.enum(NOTE_SUBJECTS),
  subject_id: z.string(),
  /** The name of the account they sign in with, else their address; null where they are gone. */
  author: z.nullable(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  /** Plain text; line feeds stand for new lines. */
  text: z.string(),
  written_at: moment,
});

export const listNotes = defineEndpoint({
  ...operator,
  id: 'listNotes',
  method: 'GET',
  path: '/operator/notes',
  action: 'read',
  summary: 'What operators wrote to each other about an item or a person, newest first.',
  query: z.extend(uuidQuery, { ...pageQuery, ...subject }),
  status: 200,
  response: pageOf(operatorNote),
  errors: ['SUBJECT_UNKNOWN'],
  rate: 'read',
});

export const writeNote = defineEndpoint({
  ...operator,
  id: 'writeNote',
  method: 'POST',
  path: '/operator/notes',
  action: 'write_notes',
  summary:
    'Writes a note for the other operators about an item or a person. Creators never see it; it goes when the person is deleted, and is in what operators export of them.',
  query: uuidQuery,
  body: z.strictObject({ ...subject, text: paragraphs(4_000) }),
  status: 201,
  response: operatorNote,
  errors: ['SUBJECT_UNKNOWN'],
  rate: 'write',
  idempotent: true,
});

export const deleteNote = defineEndpoint({
  ...operator,
  id: 'deleteNote',
  method: 'DELETE',
  path: '/operator/notes/{note_id}',
  action: 'write_notes',
  summary: 'Deletes a note of one’s own; that of somebody else from the role of a manager on.',
  params: z.strictObject({ note_id: idParameter }),
  query: uuidQuery,
  status: 204,
  errors: ['NOTE_UNKNOWN'],
  rate: 'write',
});
