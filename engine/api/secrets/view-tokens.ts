import { errors } from 'jose';
import { z } from 'zod';
import type { TokenOptions, TokenRefusal } from './auth-tokens.ts';
import { signToken, verifyToken } from './signed-tokens.ts';

/** Seconds for which an operator sees a creator's pages with one token. */
export const VIEW_LIFETIME = 15 * 60;

const KIND = { purpose: 'view-token', typ: 'marquee-view+jwt' };

const claimsSchema = z.object({
  sub: z.uuid(),
  uuid: z.uuid(),
  operator: z.uuid(),
  sid: z.uuid(),
  at: z.iso.datetime().optional(),
});

/** What the token of a view says. */
export interface ViewClaims {
  /** The id of the creator who is seen. */
  readonly sub: string;
  /** The uuid of their program. */
  readonly uuid: string;
  /** The id of the operator who sees. */
  readonly operator: string;
  /** The operator's session: the view ends with it. */
  readonly sid: string;
  /** The moment as of which they see it (RFC 3339); absent: now. */
  readonly at?: string | undefined;
}

export type ViewVerification =
  | { readonly ok: true; readonly claims: ViewClaims }
  | { readonly ok: false; readonly reason: TokenRefusal };

export interface ViewTokens {
  /** Signs a token that is valid for VIEW_LIFETIME seconds, and says until when. */
  sign(claims: ViewClaims): Promise<{ readonly token: string; readonly expires_at: Date }>;
  /** Checks signature, algorithm, type, issuer, audience, expiry and claims; never throws. */
  verify(token: string): Promise<ViewVerification>;
}

/**
 * Signs and verifies the tokens with which operators see a creator's pages. Key, type and audience
 * are their own: wherever an auth_token is asked for, such a token is none, and the other way round.
 */
export function createViewTokens({ secrets, issuer, now = Date.now }: TokenOptions): ViewTokens {
  const audience = `${issuer}/view`;

  return {
    async sign({ sub, ...claims }) {
      const seconds = Math.floor(now() / 1000);
      const expires = seconds + VIEW_LIFETIME;
      const token = await signToken(secrets, KIND, claims, (unsigned) =>
        unsigned
          .setSubject(sub)
          .setIssuer(issuer)
          .setAudience(audience)
          .setIssuedAt(seconds)
          .setExpirationTime(expires),
      );
      return { token, expires_at: new Date(expires * 1000) };
    },
    async verify(token) {
      try {
        const payload = await verifyToken(secrets, KIND, token, {
          issuer,
          audience,
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: new Date(now()),
        });
        const claims = claimsSchema.safeParse(payload);
        return claims.success
          ? { ok: true, claims: claims.data }
          : { ok: false, reason: 'invalid' };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
