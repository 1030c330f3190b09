import type { z } from 'zod';
import type { tokens } from '#contract/auth/endpoints.ts';
import { LIFETIMES, later } from '#domain/auth/session-lifetimes.ts';
import type { ApiServices } from '../http/services.ts';
import type { AuthClaims } from '../secrets/auth-tokens.ts';
import { refreshTokens, sessions } from '../store/tables/sessions.ts';

export type Tokens = z.infer<typeof tokens>;

/** Purpose of the fingerprints of refresh tokens. */
export const REFRESH_TOKEN = 'refresh-token';

/** The owner of a session. */
export type SessionOwner =
  | { readonly kind: 'creator'; readonly id: string; readonly uuid: string }
  | { readonly kind: 'operator'; readonly id: string };

/** Opens a session with its first tokens. */
export async function openSession(
  services: ApiServices,
  owner: SessionOwner,
  userAgent: string | undefined,
): Promise<Tokens> {
  const { store } = services;
  const now = services.now();
  const creator = owner.kind === 'creator' ? owner : undefined;
  const [session] = await store.database
    .insert(sessions)
    .values({
      program_uuid: creator?.uuid ?? null,
      creator_id: creator?.id ?? null,
      operator_id: creator ? null : owner.id,
      user_agent: userAgent ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: later(now, LIFETIMES.session),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The store kept no new session.');
  const refreshToken = await issueRefreshToken(services, session.id);
  return signTokens(services, owner, session.id, refreshToken);
}

/** Keeps a new refresh_token of a session, and answers it. */
export async function issueRefreshToken(
  { secrets, store, now }: ApiServices,
  sessionId: string,
): Promise<string> {
  const token = secrets.opaqueToken();
  const issued = now();
  await store.database.insert(refreshTokens).values({
    token_hash: secrets.fingerprint(REFRESH_TOKEN, token),
    session_id: sessionId,
    issued_at: issued,
    expires_at: later(issued, LIFETIMES.refresh_token),
  });
  return token;
}

/** A session's tokens, as they are answered. */
export async function signTokens(
  { authTokens }: ApiServices,
  owner: SessionOwner,
  sessionId: string,
  refreshToken: string,
): Promise<Tokens> {
  const common = { sub: owner.id, sid: sessionId };
  const claims: AuthClaims =
    owner.kind === 'creator'
      ? { kind: 'creator', ...common, uuid: owner.uuid }
      : { kind: 'operator', ...common };
  return {
    auth_token: await authTokens.sign(claims),
    refresh_token: refreshToken,
    uuid: owner.kind === 'creator' ? owner.uuid : null,
  };
}
