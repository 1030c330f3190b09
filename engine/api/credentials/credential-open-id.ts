import { errors } from 'jose';
import { type CredentialHolder, credentialHolder } from '../core/credentials/credential-holder.ts';
import type { TokenRefusal } from '../secrets/auth-tokens.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { signToken, verifyToken } from '../secrets/signed-tokens.ts';

/** Seconds for which an OpenID token holds, as the cloud's own does. */
const LIFETIME = 15 * 60;
const KIND = { purpose: 'identity-token', typ: 'marquee-identity+jwt' };
const AUDIENCE = 'credentials';

/** Signs what GetOpenIdToken answers: a token that says whose identity it is, for 15 minutes. */
export async function signOpenIdToken(
  secrets: Secrets,
  identity_id: string,
  holder: CredentialHolder,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return signToken(secrets, KIND, { holder }, (token) =>
    token
      .setSubject(identity_id)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFETIME),
  );
}

/** The identity of such a token; never throws. The holder's session is not looked at. */
export async function verifyOpenIdToken(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<
  | { readonly ok: true; readonly identity_id: string; readonly holder: CredentialHolder }
  | { readonly ok: false; readonly reason: TokenRefusal }
> {
  try {
    const payload = await verifyToken(secrets, KIND, token, {
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    const holder = credentialHolder.safeParse(payload.holder);
    if (!holder.success) return { ok: false, reason: 'invalid' };
    return { ok: true, identity_id: payload.sub ?? '', holder: holder.data };
  } catch (error) {
    return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
  }
}
