import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  idParameter,
  moment,
  pageOf,
  pageQuery,
  revision,
  uuidQuery,
} from '../endpoints/fields.ts';
import { line, paragraphs } from '../endpoints/text-fields.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { activationRequest } from '../shapes/activation-request.ts';
import { appeal } from '../shapes/appeal.ts';
import { application } from '../shapes/application.ts';
import { content } from '../shapes/content.ts';
import { countedActivity } from '../shapes/counted-activity.ts';
import { decisionMail } from '../shapes/decision-mail.ts';
import { decision, reason } from '../shapes/decisions.ts';
import { eligibility } from '../shapes/eligibility.ts';
import { LONGEST_HOLD, waitingDecision } from '../shapes/held-decision.ts';
import { metricEvent } from '../shapes/metric-events.ts';
import { reviewState } from '../shapes/review-fields.ts';
import { COUNTRY_DOUBTS, creatorSummary, guest } from '../shapes/reviews.ts';

/** What an operator decides. */
const decided = z.strictObject({
  decision,
  reason_code: reason,
  /** For the creator: it is shown and mailed. */
  note: z.optional(paragraphs(2_000)),
  /** Until it takes effect, in which it can be undone and nothing is sent; 0 or absent: at once. */
  hold_seconds: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_HOLD))),
});
/** `reapply_at`: with a rejection, and only then: from when one may try again. */
export const decidedWithDate = z.extend(decided, { reapply_at: z.optional(moment) });

/** The five calls of one queue. All queues are alike but for what stands in them. */
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
  const reviewed = z.extend(item, {
    creator: z.nullable(creatorSummary),
    /** What an operator decided on it, while that can be undone. */
    waiting_decision: z.nullable(waitingDecision),
  });
  const common = { tag: 'operator', caller: 'operator' } as const;
  const params = z.strictObject({ id });
  return {
    list: defineEndpoint({
      ...common,
      id: `listOperator${name}s`,
      method: 'GET',
      path,
      action: 'read',
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
      action: 'read',
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
      action: 'review',
      summary:
        'Decides. The creator is told by mail with reason and note; with hold_seconds only after these.',
      params,
      query: uuidQuery,
      body: z.extend(body, { revision }),
      status: 200,
      response: reviewed,
      errors: [
        unknown,
        'TRANSITION_REFUSED',
        'REVISION_OUTDATED',
        'REASON_UNKNOWN',
        'DECISION_WAITING',
        ...further,
      ],
      rate: 'write',
      idempotent: true,
    }),
    preview: defineEndpoint({
      ...common,
      id: `preview${name}Decision`,
      method: 'POST',
      path: `${path}/{id}/preview`,
      action: 'review',
      summary:
        'The mail that a decision would send, in the language of the creator; nothing is decided or sent.',
      params,
      query: uuidQuery,
      body,
      status: 200,
      response: decisionMail,
      errors: [unknown, 'TRANSITION_REFUSED', 'REASON_UNKNOWN'],
      rate: 'read',
    }),
    decideMany: defineEndpoint({
      ...common,
      id: `decide${name}s`,
      method: 'POST',
      path: `${path}/decide`,
      action: 'review',
      summary:
        'Decides up to 1,000 in one transaction, or holds them. With dry_run it only says what would happen.',
      query: uuidQuery,
      body: z.extend(body, {
        items: z.array(z.strictObject({ id, revision })).check(z.minLength(1), z.maxLength(1_000)),
        dry_run: z.boolean(),
      }),
      status: 200,
      response: z.strictObject({
        dry_run: z.boolean(),
        results: z.array(
          z.strictObject({
            id: z.union([z.string(), z.number()]),
            result: z.enum(['decided', 'held', 'refused']),
            /** Why it was refused: an error code. */
            code: z.nullable(z.string()),
            /** Of one that is held: the waiting decision, and when it takes effect. */
            held: z.optional(z.strictObject({ id: z.int(), due_at: moment })),
          }),
        ),
      }),
      errors: ['REASON_UNKNOWN'],
      rate: 'write',
      idempotent: true,
    }),
  } as const;
}

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
  z.extend(appeal, {
    metric_event: z.nullable(appealedEvent),
    /** What was read of a linked account, as it stands now. */
    counted_activity: z.nullable(countedActivity),
  }),
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
