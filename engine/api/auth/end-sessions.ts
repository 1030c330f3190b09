import { LIFETIMES, later } from '#domain/auth/session-lifetimes.ts';
import { tellSessionsEnded } from '../core/auth/ended-sessions.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, gt, inArray, isNull } from '../store/drizzle.ts';
import { refreshTokens, sessions } from '../store/tables/sessions.ts';
import { REFRESH_TOKEN } from './open-session.ts';
import { revokeSession } from './refresh-session.ts';

/** As many sessions as are shown; the others are older. */
const SHOWN = 100;

/** Ends the session that a refresh_token belongs to, be it the current one or an earlier one. */
export async function signOutSession(services: ApiServices, token: string): Promise<void> {
  const { secrets, store } = services;
  const [known] = await store.database
    .select({ session_id: refreshTokens.session_id })
    .from(refreshTokens)
    .where(inArray(refreshTokens.token_hash, secrets.fingerprints(REFRESH_TOKEN, token)));
  if (known) await revokeSession(services, known.session_id, 'logout');
}

/** The creator's sessions that hold, the one used last first. */
export async function readSessions({ store, now }: ApiServices, caller: CreatorCaller) {
  const moment = now();
  const rows = await store.database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.creator_id, caller.creator_id),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, moment),
        // Its refresh_token has expired where it was used before that.
        gt(sessions.last_used_at, later(moment, -LIFETIMES.refresh_token)),
      ),
    )
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(SHOWN);
  return rows.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    current: id === caller.session_id,
    user_agent,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Ends every session of the creator. */
export async function endSessions(
  { store, sessions: cache, now }: ApiServices,
  { creator_id }: CreatorCaller,
): Promise<void> {
  await store.transaction(async () => {
    await store.database
      .update(sessions)
      .set({ revoked_at: now(), revoked_reason: 'everywhere' })
      .where(and(eq(sessions.creator_id, creator_id), isNull(sessions.revoked_at)));
    await tellSessionsEnded(store, cache, 'all');
  });
}
