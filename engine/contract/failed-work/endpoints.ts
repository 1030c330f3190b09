import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { JOB_STATES, STUCK_MAIL_STATES } from '../vocabulary/delivery-words.ts';

const operator = { tag: 'failed_work', caller: 'operator', action: 'retry_work' } as const;

/** What one call may ask for again. */
const ids = z.strictObject({ ids: z.array(z.int()).check(z.minLength(1), z.maxLength(200)) });

export const listFailedJobs = defineEndpoint({
  ...operator,
  id: 'listFailedJobs',
  method: 'GET',
  path: '/operator/failed_jobs',
  summary:
    'Work in the background that failed for the program, the oldest first: what was given up (`dead`), and what is tried again by itself.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(
    z.strictObject({
      id: z.int(),
      /** Its kind, as the command line lists it. */
      name: z.string(),
      state: z.enum(JOB_STATES),
      attempts: z.int(),
      failed_at: moment,
      /** When it is tried again; null where it is not. */
      due_at: z.nullable(moment),
      last_error: z.nullable(z.string()),
    }),
  ),
  errors: [],
  rate: 'read',
});

export const retryFailedJobs = defineEndpoint({
  ...operator,
  id: 'retryFailedJobs',
  method: 'POST',
  path: '/operator/failed_jobs/retry',
  summary:
    'Has failed work done now, with all its attempts. The answer names what will be; what is done, or just being done, is not among it.',
  query: uuidQuery,
  body: ids,
  status: 200,
  response: z.strictObject({ ids: z.array(z.int()) }),
  errors: [],
  rate: 'write',
});

export const listStuckMails = defineEndpoint({
  ...operator,
  id: 'listStuckMails',
  method: 'GET',
  path: '/operator/stuck_mails',
  summary:
    'Mails of the program that do not go on by themselves, the oldest first: given up (`failed`), or perhaps received (`unknown`).',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(
    z.strictObject({
      id: z.int(),
      state: z.enum(STUCK_MAIL_STATES),
      kind: z.string(),
      address: z.string(),
      attempts: z.int(),
      created_at: moment,
      last_error: z.nullable(z.string()),
    }),
  ),
  errors: [],
  rate: 'read',
});

export const resendStuckMails = defineEndpoint({
  ...operator,
  id: 'resendStuckMails',
  method: 'POST',
  path: '/operator/stuck_mails/resend',
  summary:
    'Has such mails sent again; one that is `unknown` may then arrive twice. The answer names those that go out.',
  query: uuidQuery,
  body: ids,
  status: 200,
  response: z.strictObject({ ids: z.array(z.int()) }),
  errors: [],
  rate: 'write',
});

export const FAILED_WORK_ENDPOINTS = [
  listFailedJobs,
  retryFailedJobs,
  listStuckMails,
  resendStuckMails,
] as const;
