import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { operatorRole } from '../shapes/reviews.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'manage_own_tokens' } as const;

/** With what every access token begins: whoever finds one knows what it is. */
export const OPERATOR_TOKEN_PREFIX = 'mqt_';

/** An access token without what it is: nobody keeps that. */
const operatorToken = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** As whom it calls. */
  operator_id: z.uuid(),
  /** What it may do at most; never more than its operator may at that moment. */
  role: operatorRole,
  created_at: moment,
  expires_at: moment,
  /** To a minute; null: nothing has called with it yet. */
  last_used_at: z.nullable(moment),
  ended_at: z.nullable(moment),
});

export const listOperatorTokens = defineEndpoint({
  ...operator,
  id: 'listOperatorTokens',
  method: 'GET',
  path: '/operator/operator_tokens',
  summary:
    "An operator's own access tokens in the program, those in use first, the newest of each first; an owner's list has everybody's.",
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ operator_tokens: z.array(operatorToken) }),
  errors: [],
  rate: 'read',
});

export const createOperatorToken = defineEndpoint({
  ...operator,
  id: 'createOperatorToken',
  method: 'POST',
  path: '/operator/operator_tokens',
  summary:
    'Creates an access token with which a program calls as its operator, or, for owners, as a service account. It is in this answer alone; a repeated call with its Idempotency-Key has it again.',
  query: uuidQuery,
  body: z.strictObject({
    name: line(100),
    role: operatorRole,
    expires_in_days: z.int().check(z.minimum(1), z.maximum(365)),
    /** The service account that calls with it; absent: whoever creates it. */
    operator_id: z.optional(z.uuid()),
  }),
  status: 201,
  response: z.extend(operatorToken, { token: z.string() }),
  errors: ['ROLE_INSUFFICIENT', 'SERVICE_ACCOUNT_UNKNOWN', 'OPERATOR_TOKENS_FULL'],
  rate: 'write',
  idempotent: true,
});

export const endOperatorToken = defineEndpoint({
  ...operator,
  id: 'endOperatorToken',
  method: 'DELETE',
  path: '/operator/operator_tokens/{operator_token_id}',
  summary: "Ends an access token for good: one's own, or for owners anybody's.",
  params: z.strictObject({ operator_token_id: z.uuid() }),
  query: uuidQuery,
  status: 204,
  errors: ['OPERATOR_TOKEN_UNKNOWN'],
  rate: 'write',
});

export const OPERATOR_TOKEN_ENDPOINTS = [
  listOperatorTokens,
  createOperatorToken,
  endOperatorToken,
] as const;
