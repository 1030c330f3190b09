import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokenOptions, TokenRefusal } from './auth-tokens.ts';

const ALGORITHM = 'EdDSA';
const TYPE = 'marquee-mail+jwt';

export interface MailTokenContent {
  /** What the link does, e.g. `verify_email`; a token of one purpose is refused for another. */
  readonly purpose: string;
  /** For whom or what. */
  readonly subject: string;
}

export interface MailClaims extends MailTokenContent {
  /** The token's own id: keep it once used, so that the link works once only. */
  readonly id: string;
  /** Until when it is valid, in seconds since 1970; a used id need not be kept longer. */
  readonly expires: number;
}

export type MailVerification =
  | { readonly ok: true; readonly claims: MailClaims }
  | { readonly ok: false; readonly reason: TokenRefusal };

export interface MailTokens {
  /** Signs the token of a link that is valid for `lifetime` seconds. */
  sign(content: MailTokenContent, lifetime: number): Promise<string>;
  /** Checks a token of that purpose; never throws. Whether it was used already is for the caller. */
  verify(token: string, purpose: string): Promise<MailVerification>;
}

/** Signs and verifies the tokens of links in mails. */
export function createMailTokens({ secrets, issuer, now = Date.now }: TokenOptions): MailTokens {
  const { privateKey, publicKey } = secrets.signingKey('mail-token');
  const audienceOf = (purpose: string) => `${issuer}/mail/${purpose}`;

  return {
    async sign({ purpose, subject }, lifetime) {
      const seconds = Math.floor(now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(subject)
        .setIssuer(issuer)
        .setAudience(audienceOf(purpose))
        .setJti(secrets.opaqueToken())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetime)
        .sign(privateKey);
    },
    async verify(token, purpose) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer,
          audience: audienceOf(purpose),
          requiredClaims: ['exp', 'jti', 'sub'],
          currentDate: new Date(now()),
        });
        const { sub = '', jti = '', exp = 0 } = payload;
        return { ok: true, claims: { purpose, subject: sub, id: jti, expires: exp } };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
