import type { CreatorStatus } from '#contract/vocabulary/state-words.ts';
import { LIFETIMES } from './session-lifetimes.ts';

/** What is known of a refresh_token and its session. */
export interface RefreshFacts {
  /** When the token was exchanged; null while it never was. */
  readonly replaced_at: Date | null;
  readonly token_expires_at: Date;
  readonly session_expires_at: Date;
  readonly revoked_at: Date | null;
  /** Of the creator; undefined for operators. */
  readonly status: CreatorStatus | undefined;
}

/**
 * - `rotate`: the token is exchanged for a successor.
 * - `repeat`: it was a moment ago; the same successor is answered.
 * - `reused`: it was long ago; whoever sends it now is not who it was given to.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'reused' | 'invalid' | 'suspended';

/** What a refresh_token that is sent at `now` leads to (specification, section 4). */
export function decideRefresh(facts: RefreshFacts, now: Date): RefreshDecision {
  const { replaced_at, revoked_at, session_expires_at, token_expires_at, status } = facts;
  if (session_expires_at <= now || status === 'deleted') return 'invalid';
  // Suspending an account ends its sessions; the person learns why.
  if (revoked_at !== null) return status === 'suspended' ? 'suspended' : 'invalid';
  if (replaced_at !== null && now.getTime() - replaced_at.getTime() > LIFETIMES.refresh_grace)
    return 'reused';
  if (token_expires_at <= now) return 'invalid';
  if (status === 'suspended') return 'suspended';
  return replaced_at === null ? 'rotate' : 'repeat';
}
