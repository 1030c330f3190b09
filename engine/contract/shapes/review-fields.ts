import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { REVIEW_ACTORS, REVIEW_STATES } from '../vocabulary/review-words.ts';
import { reason } from './decisions.ts';

export const reviewState = z.enum(REVIEW_STATES);

/** One change of state, with who made it and why. */
export const timelineEntry = z.strictObject({
  from_state: z.nullable(reviewState),
  to_state: reviewState,
  actor_kind: z.enum(REVIEW_ACTORS),
  reason_code: z.nullable(reason),
  note: z.nullable(z.string()),
  at: moment,
});

/** What every reviewed thing says of its review. */
export const reviewFields = {
  state: reviewState,
  /** Grows with each change; a decision names the one it saw. */
  revision: z.int(),
  reason_code: z.nullable(reason),
  note: z.nullable(z.string()),
  submitted_at: moment,
  decided_at: z.nullable(moment),
};
