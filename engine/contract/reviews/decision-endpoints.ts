import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { heldDecision } from '../shapes/held-decision.ts';
import { HELD_DECISION_STATES } from '../vocabulary/inbox-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;
const heldState = z.enum(HELD_DECISION_STATES);

export const listDecisions = defineEndpoint({
  ...operator,
  id: 'listDecisions',
  method: 'GET',
  path: '/operator/decisions',
  action: 'read',
  summary:
    'Decisions that wait to take effect, and what became of those of the last days; newest first.',
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(heldState) }),
  status: 200,
  response: pageOf(heldDecision),
  errors: [],
  rate: 'read',
});

export const undoDecisions = defineEndpoint({
  ...operator,
  id: 'undoDecisions',
  method: 'POST',
  path: '/operator/decisions/undo',
  action: 'review',
  summary: 'Takes back decisions that wait, whoever made them: nothing of them was sent.',
  query: uuidQuery,
  body: z.strictObject({
    ids: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(1_000)),
  }),
  status: 200,
  response: z.strictObject({
    /** For each id that was sent, in its order. */
    results: z.array(
      z.strictObject({
        id: z.int(),
        result: z.enum(['undone', 'too_late', 'unknown']),
        /** What it is now; null where the program has no such decision. */
        state: z.nullable(heldState),
      }),
    ),
  }),
  errors: [],
  rate: 'write',
  idempotent: true,
});

export const undoOwnDecisions = defineEndpoint({
  ...operator,
  id: 'undoOwnDecisions',
  method: 'POST',
  path: '/operator/decisions/undo-own',
  action: 'review',
  summary:
    'Takes back the decisions of the caller that wait, up to 1,000: again until "remaining" is 0.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** How many were taken back by this call. */
    undone: z.int(),
    /** How many of the caller's still wait. */
    remaining: z.int(),
  }),
  errors: [],
  rate: 'write',
});

export const DECISION_ENDPOINTS = [listDecisions, undoDecisions, undoOwnDecisions] as const;
