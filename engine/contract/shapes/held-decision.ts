import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { HELD_DECISION_STATES, REVIEW_SUBJECTS } from '../vocabulary/inbox-words.ts';
import { decision, reason } from './decisions.ts';

/** Seconds that a decision can be held at most. */
export const LONGEST_HOLD = 60;

/** A decision that waits to take effect, as it is shown with what it is about. */
export const waitingDecision = z.strictObject({
  id: z.int(),
  decision,
  reason_code: reason,
  /** Who decided, for other operators: their name, else their address; null once they are gone. */
  operator_name: z.nullable(z.string()),
  decided_at: moment,
  /** When it takes effect; it can be undone until it has. */
  due_at: moment,
});
export type WaitingDecision = z.infer<typeof waitingDecision>;

/** A decision that waits, or waited, to take effect. */
export const heldDecision = z.extend(waitingDecision, {
  subject_kind: z.enum(REVIEW_SUBJECTS),
  subject_id: z.string(),
  /** The revision that was decided on. */
  revision: z.int(),
  /** What the creator is told with it. */
  note: z.nullable(z.string()),
  operator_id: z.uuid(),
  state: z.enum(HELD_DECISION_STATES),
  /** Why it could not take effect: an error code. */
  refusal_code: z.nullable(z.string()),
  /** When it took effect, was refused or undone. */
  settled_at: z.nullable(moment),
});
export type HeldDecision = z.infer<typeof heldDecision>;
