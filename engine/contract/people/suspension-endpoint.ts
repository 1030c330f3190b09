import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { paragraphs, text } from '../endpoints/text-fields.ts';
import { creatorStatus } from './person.ts';

export const changeSuspension = defineEndpoint({
  tag: 'operator',
  caller: 'operator',
  id: 'changeSuspension',
  method: 'PUT',
  path: '/operator/creators/{creator_id}/suspension',
  action: 'suspend_creators',
  summary:
    'Changes why a creator is suspended, and until when; it goes on since the same moment. Another operator’s change since you looked is not overwritten.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: uuidQuery,
  body: z.strictObject({
    /** The suspension as you saw it. */
    seen: z.strictObject({
      note: z.nullable(text(2_000)),
      since: z.nullable(moment),
      until: z.nullable(moment),
    }),
    /** Why; for operators alone. */
    note: paragraphs(2_000),
    /** A moment to come, at which it ends by itself; null where somebody has to lift it. */
    until: z.nullable(moment),
  }),
  status: 200,
  response: z.strictObject({ id: z.uuid(), status: creatorStatus }),
  errors: ['CREATOR_UNKNOWN', 'CREATOR_NOT_SUSPENDED', 'SUSPENSION_CHANGED'],
  rate: 'write',
  idempotent: true,
});
