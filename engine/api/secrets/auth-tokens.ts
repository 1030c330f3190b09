import { errors } from 'jose';
import { z } from 'zod';
import { RecentTokens } from './recent-tokens.ts';
import type { Secrets } from './secrets.ts';
import { signToken, verifyToken } from './signed-tokens.ts';

/** Seconds for which an auth_token is valid (specification, section 4). */
export const AUTH_TOKEN_LIFETIME = 15 * 60;

const KIND = { purpose: 'auth-token', typ: 'marquee-auth+jwt' };
const KEPT = 10_000;

const id = z.string().min(1).max(200);
const claimsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('creator'), sub: id, sid: id, uuid: id }),
  z.object({ kind: z.literal('operator'), sub: id, sid: id, uuid: z.undefined().optional() }),
]);

/** What an auth_token says. */
export type AuthClaims =
  | {
      readonly kind: 'creator';
      /** The creator's id. */
      readonly sub: string;
      /** The session's id. */
      readonly sid: string;
      /** The uuid of the program that the session belongs to. */
      readonly uuid: string;
    }
  | {
      readonly kind: 'operator';
      /** The operator's id. */
      readonly sub: string;
      /** The session's id. */
      readonly sid: string;
    };

/** Why a token does not hold. `expired` only where everything else about it is right. */
export type TokenRefusal = 'expired' | 'invalid';
export type AuthVerification =
  | { readonly ok: true; readonly claims: AuthClaims }
  | { readonly ok: false; readonly reason: TokenRefusal };

export interface AuthTokens {
  /** Signs a token that is valid for AUTH_TOKEN_LIFETIME seconds. */
  sign(claims: AuthClaims): Promise<string>;
  /** Checks signature, algorithm, type, issuer, audience, expiry and claims; never throws. */
  verify(token: string): Promise<AuthVerification>;
}

export interface TokenOptions {
  readonly secrets: Secrets;
  /** The portal's own address, e.g. `https://marquee.example`: issuer and audience. */
  readonly issuer: string;
  /** The time, in milliseconds. */
  readonly now?: () => number;
}

/** Signs and verifies the `auth_token` of creators and operators. */
export function createAuthTokens({ secrets, issuer, now = Date.now }: TokenOptions): AuthTokens {
  const recent = new RecentTokens<AuthClaims>(KEPT);
  const audience = `${issuer}/api`;

  return {
    async sign({ sub, ...claims }) {
      const seconds = Math.floor(now() / 1000);
      return signToken(secrets, KIND, claims, (token) =>
        token
          .setSubject(sub)
          .setIssuer(issuer)
          .setAudience(audience)
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + AUTH_TOKEN_LIFETIME),
      );
    },
    async verify(token) {
      const known = recent.get(token);
      if (known) {
        if (known.expires > now() / 1000) return { ok: true, claims: known.claims };
        recent.delete(token);
        return { ok: false, reason: 'expired' };
      }
      try {
        const payload = await verifyToken(secrets, KIND, token, {
          issuer,
          audience,
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: new Date(now()),
        });
        const read = claimsSchema.safeParse(payload);
        if (!read.success) return { ok: false, reason: 'invalid' };
        const claims = Object.freeze(read.data) as AuthClaims;
        recent.add(token, claims, Number(payload.exp));
        return { ok: true, claims };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
