import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { REVIEW_SUBJECTS } from '../vocabulary/inbox-words.ts';
import { decidedWithDate } from './endpoints.ts';
import { inboxFilters } from './inbox-endpoints.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

export const countMatching = defineEndpoint({
  ...operator,
  id: 'countMatching',
  method: 'GET',
  path: '/operator/inbox/matching',
  action: 'read',
  summary:
    'How many of the inbox match, as it is now: what decideMatching is told to decide no more and no less than was seen.',
  query: z.extend(uuidQuery, { ...inboxFilters, overdue: z.optional(z.stringbool()) }),
  status: 200,
  response: z.strictObject({
    /** Those that can be decided on; rewards are fulfilled instead. */
    count: z.int(),
    /** What was handed in before this was counted. */
    as_of: moment,
  }),
  errors: [],
  rate: 'read',
});

export const decideMatching = defineEndpoint({
  ...operator,
  id: 'decideMatching',
  method: 'POST',
  path: '/operator/inbox/matching/decide',
  action: 'review',
  summary:
    'Decides all of the inbox that match, or holds them, in parts of up to 500: each answers where the next begins. With dry_run it only says what would happen.',
  query: uuidQuery,
  body: z.extend(decidedWithDate, {
    ...inboxFilters,
    overdue: z.optional(z.boolean()),
    /** As countMatching answered. What was handed in since then is left alone. */
    as_of: moment,
    /** As countMatching answered: where by now as many do not match, nothing is decided. */
    count: z.int().check(z.minimum(0)),
    dry_run: z.boolean(),
    /** What the part before answered as next_cursor; absent of the first, which is counted. */
    cursor: z.optional(text(200, 1)),
  }),
  status: 200,
  response: z.strictObject({
    dry_run: z.boolean(),
    /** How many of this part are decided, held, or would be. */
    decided: z.int(),
    /** Those of this part that are not. */
    refused: z.array(
      z.strictObject({
        kind: z.enum(REVIEW_SUBJECTS),
        id: z.union([z.string(), z.number()]),
        title: z.string(),
        /** Whose it is; null of guests. */
        creator_name: z.nullable(z.string()),
        /** Why: an error code. */
        code: z.string(),
      }),
    ),
    next_cursor: z.nullable(z.string()),
  }),
  errors: ['REASON_UNKNOWN', 'MATCHES_CHANGED', 'CURSOR_INVALID'],
  rate: 'write',
  idempotent: true,
});

export const MATCHING_ENDPOINTS = [countMatching, decideMatching] as const;
