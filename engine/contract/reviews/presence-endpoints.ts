import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { INBOX_KINDS } from '../vocabulary/inbox-words.ts';

export const lookAtItem = defineEndpoint({
  tag: 'operator',
  caller: 'operator',
  id: 'lookAtItem',
  method: 'PUT',
  path: '/operator/looking',
  action: 'read',
  summary:
    'Says that the operator looks at an item, and who else does: whoever said so within the last 30 seconds. To be said again every 10 seconds.',
  query: uuidQuery,
  body: z.strictObject({
    kind: z.enum(INBOX_KINDS),
    /** A uuid, or a number as text, by the kind. */
    id: line(36),
  }),
  status: 200,
  response: z.strictObject({
    others: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  }),
  errors: [],
  rate: 'read',
});

export const PRESENCE_ENDPOINTS = [lookAtItem] as const;
