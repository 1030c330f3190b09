import { LIFETIMES, later } from '#domain/auth/session-lifetimes.ts';
import { and, isNotNull, lt, lte, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorTokens } from '../store/tables/operator-tokens.ts';
import { emailVerifications, refreshTokens, sessions, signIns } from '../store/tables/sessions.ts';

/** How long a session that was ended is kept, so that its tokens are answered for. */
const ENDED_KEPT = LIFETIMES.refresh_token;
/** How long an access token that is over stands in the list, in milliseconds. */
const TOKEN_KEPT = 90 * 86_400_000;

/**
 * Removes what has expired of sign-ins, refresh tokens, sessions and verification links, and access
 * tokens that were over long ago. Several instances may do so at once, as often as they like.
 */
export async function cleanUpSessions({ database }: Store, now: Date): Promise<void> {
  await database.delete(signIns).where(lt(signIns.expires_at, later(now, -LIFETIMES.handoff)));
  // Sealed or not, a token that can open something is not kept longer than it is needed.
  await database
    .update(refreshTokens)
    .set({ successor: null })
    .where(
      and(
        isNotNull(refreshTokens.successor),
        lt(refreshTokens.replaced_at, later(now, -LIFETIMES.refresh_grace)),
      ),
    );
  await database.delete(refreshTokens).where(lte(refreshTokens.expires_at, now));
  await database
    .delete(sessions)
    .where(
      or(
        lte(sessions.expires_at, now),
        lt(sessions.revoked_at, later(now, -ENDED_KEPT)),
        lt(sessions.last_used_at, later(now, -LIFETIMES.refresh_token)),
      ),
    );
  const longAgo = new Date(now.getTime() - TOKEN_KEPT);
  await database
    .delete(operatorTokens)
    .where(or(lt(operatorTokens.ended_at, longAgo), lt(operatorTokens.expires_at, longAgo)));
  await database.delete(emailVerifications).where(lte(emailVerifications.expires_at, now));
}
