import { decideRefresh } from '#domain/auth/refresh-decision.ts';
import { tellSessionsEnded } from '../core/auth/ended-sessions.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiServices } from '../http/services.ts';
import { successorContext } from '../secrets/session-contexts.ts';
import { and, eq, inArray, isNull } from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import { creators } from '../store/tables/accounts.ts';
import { refreshTokens, sessions } from '../store/tables/sessions.ts';
import { issueRefreshToken, REFRESH_TOKEN, signTokens, type Tokens } from './open-session.ts';
import { mayGoOn } from './recognise-operator.ts';

type Refused = 'REFRESH_TOKEN_INVALID' | 'REFRESH_TOKEN_REUSED' | 'ACCOUNT_SUSPENDED';

/**
 * Exchanges a refresh_token (specification, section 4). Calls with the same token wait for each
 * other: the first makes the successor, those within the grace are given the same one.
 * @throws ApiError; where the token was used before, its session is ended all the same.
 */
export async function refreshSession(services: ApiServices, token: string): Promise<Tokens> {
  // A refusal is an answer here: what it brings about must be committed.
  const answer = await services.store.transaction(() => exchange(services, token));
  if (typeof answer === 'string') throw new ApiError(answer);
  return answer;
}

async function exchange(services: ApiServices, token: string): Promise<Tokens | Refused> {
  const { secrets, store } = services;
  const { database } = store;
  const now = services.now();
  const [known] = await database
    .select()
    .from(refreshTokens)
    .where(inArray(refreshTokens.token_hash, [...secrets.fingerprints(REFRESH_TOKEN, token)]))
    .for('update');
  if (!known) return 'REFRESH_TOKEN_INVALID';
  const { token_hash: hash } = known;
  const [session] = await database
    .select({ row: sessions, status: presentStatus })
    .from(sessions)
    .leftJoin(creators, eq(creators.id, sessions.creator_id))
    .where(eq(sessions.id, known.session_id));
  const owner = session && ownerOf(services, session.row);
  if (!session || !owner) return 'REFRESH_TOKEN_INVALID';
  if (owner.kind === 'operator' && !(await mayGoOn(services, owner.id)))
    return 'REFRESH_TOKEN_INVALID';
  const decision = decideRefresh(
    {
      replaced_at: known.replaced_at,
      token_expires_at: known.expires_at,
      session_expires_at: session.row.expires_at,
      revoked_at: session.row.revoked_at,
      status: session.status ?? undefined,
    },
    now,
  );
  switch (decision) {
    case 'invalid':
      return 'REFRESH_TOKEN_INVALID';
    case 'suspended':
      return 'ACCOUNT_SUSPENDED';
    case 'reused':
      await revokeSession(services, known.session_id, 'reuse');
      return 'REFRESH_TOKEN_REUSED';
    case 'repeat': {
      if (!known.successor) return 'REFRESH_TOKEN_INVALID';
      const successor = secrets.decrypt(known.successor, successorContext(hash));
      return signTokens(services, owner, known.session_id, successor);
    }
    case 'rotate': {
      const successor = await issueRefreshToken(services, known.session_id);
      await database
        .update(refreshTokens)
        .set({
          replaced_at: now,
          successor: secrets.encrypt(successor, successorContext(hash)),
        })
        .where(eq(refreshTokens.token_hash, hash));
      await database
        .update(sessions)
        .set({ last_used_at: now })
        .where(eq(sessions.id, known.session_id));
      return signTokens(services, owner, known.session_id, successor);
    }
  }
}

/** Ends a session; one that has ended stays as it is. */
export async function revokeSession(
  { store, sessions: cache, now }: ApiServices,
  sessionId: string,
  reason: 'logout' | 'reuse',
): Promise<void> {
  await store.transaction(async () => {
    await store.database
      .update(sessions)
      .set({ revoked_at: now(), revoked_reason: reason })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
    await tellSessionsEnded(store, cache, sessionId);
  });
}

function ownerOf(
  { programs }: ApiServices,
  { creator_id, operator_id, program_uuid }: typeof sessions.$inferSelect,
) {
  if (operator_id !== null) return { kind: 'operator', id: operator_id } as const;
  // A program that is no longer served has no sessions.
  if (creator_id === null || program_uuid === null || !programs.byUuid(program_uuid))
    return undefined;
  return { kind: 'creator', id: creator_id, uuid: program_uuid } as const;
}
