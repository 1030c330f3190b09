import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { inLanguages, line, paragraphs } from '../endpoints/text-fields.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

const template = z.strictObject({
  id: z.int(),
  name: z.string(),
  texts: z.record(z.string(), z.string()),
  changed_at: moment,
});

export const listNoteTemplates = defineEndpoint({
  ...operator,
  id: 'listNoteTemplates',
  method: 'GET',
  path: '/operator/note_templates',
  action: 'read',
  summary: 'Notes that go to creators with decisions and were kept for use, by name.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(template),
  errors: [],
  rate: 'read',
});

export const saveNoteTemplate = defineEndpoint({
  ...operator,
  id: 'saveNoteTemplate',
  method: 'PUT',
  path: '/operator/note_templates',
  action: 'manage_note_templates',
  summary: 'Keeps a note to creators under a name; one that has the name is replaced.',
  query: uuidQuery,
  body: z.strictObject({ name: line(100), texts: inLanguages(paragraphs(2_000)) }),
  status: 200,
  response: template,
  errors: [],
  rate: 'write',
});

export const deleteNoteTemplate = defineEndpoint({
  ...operator,
  id: 'deleteNoteTemplate',
  method: 'DELETE',
  path: '/operator/note_templates/{note_template_id}',
  action: 'manage_note_templates',
  summary: 'Deletes a note that was kept for use; what was sent stays.',
  params: z.strictObject({ note_template_id: idParameter }),
  query: uuidQuery,
  status: 204,
  errors: ['NOTE_TEMPLATE_UNKNOWN'],
  rate: 'write',
});

export const NOTE_TEMPLATE_ENDPOINTS = [
  listNoteTemplates,
  saveNoteTemplate,
  deleteNoteTemplate,
] as const;
