import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  idParameter,
  moment,
  pageOf,
  pageQuery,
  reviewState,
  revision,
  uuidQuery,
} from '../endpoints/fields.ts';
import { line, paragraphs } from '../endpoints/text-fields.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { activationRequest } from '../shapes/activation-request.ts';
import { appeal } from '../shapes/appeal.ts';
import { application } from '../shapes/application.ts';
import { content } from '../shapes/content.ts';
import { decision, reason } from '../shapes/decisions.ts';
import { eligibility } from '../shapes/eligibility.ts';
import { metricEvent } from '../shapes/quests.ts';
import { COUNTRY_DOUBTS, creatorSummary } from '../shapes/reviews.ts';

/** What an operator decides. */
const decided = z.strictObject({
  decision,
  reason_code: reason,
  /** For the creator: it is shown and mailed. */
  note: z.optional(paragraphs(2_000)),
});
/** `reapply_at`: with a rejection, and only then: from when one may try again. */
const decidedWithDate = z.extend(decided, { reapply_at: z.optional(moment) });

/** The four calls of one queue. All queues are alike but for what stands in them. */
function reviewEndpoints<
  const Queue extends string,
  const Name extends string,
  Item extends z.core.$ZodShape,
  Id extends z.ZodMiniType,
  Body extends z.core.$ZodShape,
>(
  queue: Queue,
  name: Name,
  item: z.ZodMiniObject<Item, z.core.$strict>,
  id: Id,
  body: z.ZodMiniObject<Body, z.core.$strict>,
  unknown: ErrorCode,
  further: readonly ErrorCode[] = [],
) {
  const path = `/operator/${queue}` as const;
  const reviewed = z.extend(item, { creator: z.nullable(creatorSummary) });
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
      query: z.extend(uuidQuery, {
        ...pageQuery,
        state: z.optional(reviewState),
        search: z.optional(line(100)),
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
      body: z.extend(body, { revision }),
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
      body: z.extend(body, {
        items: z.array(z.strictObject({ id, revision })).check(z.minLength(1), z.maxLength(100)),
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
            code: z.nullable(z.string()),
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
const guest = z.strictObject({ name: z.nullable(z.string()), email: z.nullable(z.string()) });

/** What an appeal against an event is about, with where the event came from. */
const appealedEvent = z.extend(metricEvent, {
  hashtags: z.nullable(z.array(z.string())),
  content_type: z.nullable(z.string()),
  /** The reporter's own id of it. */
  source_id: z.string(),
  /** `api_key:<id>`, `content:<id>` or `appeal:<id>`. */
  reported_by: z.string(),
});

export const applicationReview = reviewEndpoints(
  'applications',
  'Application',
  z.extend(application, {
    eligibility: z.nullable(eligibility),
    /** What of the person's countries does not fit what they agreed to, as things are now. */
    country_doubts: z.array(z.enum(COUNTRY_DOUBTS)),
  }),
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
  z.extend(content, { guest: z.nullable(guest) }),
  idParameter,
  decided,
  'CONTENT_UNKNOWN',
);
export const appealReview = reviewEndpoints(
  'appeals',
  'Appeal',
  z.extend(appeal, { metric_event: z.nullable(appealedEvent) }),
  idParameter,
  decided,
  'APPEAL_UNKNOWN',
);

export const REVIEW_ENDPOINTS = [
  ...Object.values(applicationReview),
  ...Object.values(requestReview),
  ...Object.values(contentReview),
  ...Object.values(appealReview),
] as const;
