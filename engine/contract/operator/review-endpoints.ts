import * as z from 'zod';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  idParameter,
  moment,
  pageOf,
  pageQuery,
  paragraphs,
  reviewState,
  uuidQuery,
} from '../endpoints/fields.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { activationRequest } from '../shapes/activation-request.ts';
import { appeal } from '../shapes/appeal.ts';
import { application } from '../shapes/application.ts';
import { content } from '../shapes/content.ts';
import { eligibility } from '../shapes/eligibility.ts';
import { creatorSummary, decision } from '../shapes/reviews.ts';

/** What an operator decides. */
const decided = z.strictObject({
  decision,
  reason_code: z.string().max(40),
  /** For the creator: it is shown and mailed. */
  note: paragraphs(2_000).optional(),
});
/** `reapply_at`: with a rejection, and only then: from when one may try again. */
const decidedWithDate = decided.extend({ reapply_at: moment.optional() });
/** An appeal is settled one way or the other; there is nothing to change about it. */
const settled = decided.extend({ decision: decision.exclude(['request_changes']) });

/** The one that the operator has read; a decision on another is refused. */
const revision = z.int().min(1);

/** The four calls of one queue. All queues are alike but for what stands in them. */
function reviewEndpoints<
  const Queue extends string,
  const Name extends string,
  Item extends z.ZodRawShape,
  Id extends z.ZodType,
  Body extends z.ZodRawShape,
>(
  queue: Queue,
  name: Name,
  item: z.ZodObject<Item, z.core.$strict>,
  id: Id,
  body: z.ZodObject<Body, z.core.$strict>,
  unknown: ErrorCode,
  further: readonly ErrorCode[] = [],
) {
  const path = `/operator/${queue}` as const;
  const reviewed = item.extend({ creator: creatorSummary.nullable() });
  const common = { tag: 'operator', caller: 'operator' } as const;
  const params = z.strictObject({ id });
  return {
    list: defineEndpoint({
      ...common,
      id: `listOperator${name}s`,
      method: 'GET',
      path,
      role: 'viewer',
      summary: 'The queue, oldest first; filtered by state and by text in names and answers.',
      query: uuidQuery.extend({
        ...pageQuery,
        state: reviewState.optional(),
        search: z.string().trim().min(1).max(100).optional(),
      }),
      status: 200,
      response: pageOf(reviewed),
      errors: [],
      rate: 'read',
    }),
    read: defineEndpoint({
      ...common,
      id: `readOperator${name}`,
      method: 'GET',
      path: `${path}/{id}`,
      role: 'viewer',
      summary: 'One of the queue, with its timeline.',
      params,
      query: uuidQuery,
      status: 200,
      response: reviewed,
      errors: [unknown],
      rate: 'read',
    }),
    decide: defineEndpoint({
      ...common,
      id: `decide${name}`,
      method: 'POST',
      path: `${path}/{id}/decide`,
      role: 'reviewer',
      summary: 'Decides. The creator is told by mail with reason and note.',
      params,
      query: uuidQuery,
      body: body.extend({ revision }),
      status: 200,
      response: reviewed,
      errors: [unknown, 'TRANSITION_REFUSED', 'REVISION_OUTDATED', 'REASON_UNKNOWN', ...further],
      rate: 'write',
      idempotent: true,
    }),
    decideMany: defineEndpoint({
      ...common,
      id: `decide${name}s`,
      method: 'POST',
      path: `${path}/decide`,
      role: 'reviewer',
      summary:
        'Decides up to 100 at once in one transaction. With dry_run it only says what would happen.',
      query: uuidQuery,
      body: body.extend({
        items: z.array(z.strictObject({ id, revision })).min(1).max(100),
        dry_run: z.boolean(),
      }),
      status: 200,
      response: z.strictObject({
        dry_run: z.boolean(),
        results: z.array(
          z.strictObject({
            id: z.union([z.string(), z.number()]),
            result: z.enum(['decided', 'refused']),
            /** Why it was refused: an error code. */
            code: z.string().nullable(),
          }),
        ),
      }),
      errors: ['REASON_UNKNOWN'],
      rate: 'write',
      idempotent: true,
    }),
  } as const;
}

/** Who made it, where it was nobody with an account. */
const guest = z.strictObject({ name: z.string().nullable(), email: z.string().nullable() });

export const applicationReview = reviewEndpoints(
  'applications',
  'Application',
  application.extend({ eligibility: eligibility.nullable() }),
  z.uuid(),
  decidedWithDate,
  'APPLICATION_UNKNOWN',
);
export const requestReview = reviewEndpoints(
  'requests',
  'Request',
  activationRequest,
  idParameter,
  decidedWithDate,
  'REQUEST_UNKNOWN',
  ['ACTIVATION_FULL'],
);
export const contentReview = reviewEndpoints(
  'content',
  'Content',
  content.extend({ guest: guest.nullable() }),
  idParameter,
  decided,
  'CONTENT_UNKNOWN',
);
export const appealReview = reviewEndpoints(
  'appeals',
  'Appeal',
  appeal,
  idParameter,
  settled,
  'APPEAL_UNKNOWN',
);

export const REVIEW_ENDPOINTS = [
  ...Object.values(applicationReview),
  ...Object.values(requestReview),
  ...Object.values(contentReview),
  ...Object.values(appealReview),
] as const;
