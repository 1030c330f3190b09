import type { ErrorCode } from '../errors/error-codes.ts';
import { ANY_ROLES_ACTIONS, SIGNED_IN_ACTIONS } from '../vocabulary/operator-words.ts';
import type { Caller, Endpoint } from './endpoint.ts';

const CALLER_ERRORS: Readonly<Record<Caller, readonly ErrorCode[]>> = {
  nobody: [],
  guest: ['GUEST_LINK_UNKNOWN', 'GUEST_LINK_EXPIRED', 'GUEST_LINK_REVOKED', 'GUEST_LINK_MERGED'],
  creator: [
    'AUTH_TOKEN_MISSING',
    'AUTH_TOKEN_INVALID',
    'AUTH_TOKEN_EXPIRED',
    'SESSION_ENDED',
    'ACCOUNT_SUSPENDED',
  ],
  service: ['API_KEY_MISSING', 'API_KEY_INVALID'],
  operator: ['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_INVALID', 'AUTH_TOKEN_EXPIRED', 'SESSION_ENDED'],
};

/** Every code that a call may answer: its own, and what its caller, input and class bring. */
export function endpointErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { caller, params, query, body, action, idempotent, viewable } = endpoint;
  const codes: ErrorCode[] = [...endpoint.errors, ...CALLER_ERRORS[caller]];
  if (caller === 'creator' && query && 'uuid' in query.shape) codes.push('PROGRAM_MISMATCH');
  if (caller === 'creator' && !viewable) codes.push('VIEW_READ_ONLY');
  if (action) codes.push('NOT_ALLOWED');
  if (action && !ANY_ROLES_ACTIONS.includes(action)) codes.push('ROLE_INSUFFICIENT');
  if (action && SIGNED_IN_ACTIONS.includes(action)) codes.push('SIGN_IN_NEEDED');
  if (params || query || body) codes.push('REQUEST_INVALID');
  if (body) codes.push('BODY_NOT_JSON', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED');
  if (query && 'cursor' in query.shape) codes.push('CURSOR_INVALID');
  if (idempotent) codes.push('IDEMPOTENCY_KEY_REUSED');
  if (!endpoint.storeless) codes.push('STORE_UNAVAILABLE');
  codes.push('RATE_LIMITED', 'INTERNAL');
  return [...new Set(codes)];
}
