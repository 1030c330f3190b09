import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { operatorNote } from '../people/note-endpoints.ts';
import { KEPT_RECORDS } from '../vocabulary/operator-words.ts';
import { CREATOR_STATUSES } from '../vocabulary/state-words.ts';
import { accountExport } from './export-endpoint.ts';

const personal = {
  tag: 'operator',
  caller: 'operator',
  method: 'POST',
  action: 'handle_personal_data',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: uuidQuery,
  status: 200,
  errors: ['CREATOR_UNKNOWN'],
  rate: 'write',
} as const;

/** What the person exports themselves, and what operators keep of them for each other. */
const personExport = z.extend(accountExport, {
  operator_notes: z.array(operatorNote),
  tags: z.array(z.string()),
  status: z.strictObject({
    status: z.enum(CREATOR_STATUSES),
    note: z.nullable(z.string()),
    since: z.nullable(moment),
    until: z.nullable(moment),
  }),
});
export type PersonExport = z.infer<typeof personExport>;

export const exportOperatorCreator = defineEndpoint({
  ...personal,
  id: 'exportOperatorCreator',
  path: '/operator/creators/{creator_id}/export',
  summary:
    'Everything the program keeps of a person who asked for it: what they can export themselves, and beside it the notes, tags and status that operators gave them, which that leaves out. Each time is recorded; no mail tells of it.',
  response: personExport,
});

export const deleteOperatorCreator = defineEndpoint({
  ...personal,
  id: 'deleteOperatorCreator',
  path: '/operator/creators/{creator_id}/delete',
  summary:
    'Deletes a person who asked for it, as they could themselves, for good. Answers what is kept of them without a name, and why.',
  body: z.strictObject({ confirm: z.literal('delete') }),
  response: z.strictObject({
    id: z.uuid(),
    kept: z.array(
      z.strictObject({ record: z.enum(KEPT_RECORDS), count: z.int(), why: z.string() }),
    ),
  }),
});

export const PERSONAL_DATA_ENDPOINTS = [exportOperatorCreator, deleteOperatorCreator] as const;
