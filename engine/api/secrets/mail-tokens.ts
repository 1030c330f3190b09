import { errors } from 'jose';
import type { TokenOptions, TokenRefusal } from './auth-tokens.ts';
import { MAIL_TOKEN } from './secret-keys.ts';
import { signToken, verifyToken } from './signed-tokens.ts';

const KIND = { purpose: MAIL_TOKEN, typ: 'marquee-mail+jwt' };
/** Links that hold after their secret is gone: mails are kept for years, and ending them harms nobody. */
const OUTLIVING: readonly string[] = ['unsubscribe'];

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
  const audienceOf = (purpose: string) => `${issuer}/mail/${purpose}`;

  return {
    async sign({ purpose, subject }, lifetime) {
      const seconds = Math.floor(now() / 1000);
      return signToken(secrets, KIND, {}, (token) =>
        token
          .setSubject(subject)
          .setIssuer(issuer)
          .setAudience(audienceOf(purpose))
          .setJti(secrets.opaqueToken())
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + lifetime),
      );
    },
    async verify(token, purpose) {
      try {
        const expected = {
          issuer,
          audience: audienceOf(purpose),
          requiredClaims: ['exp', 'jti', 'sub'],
          currentDate: new Date(now()),
        };
        const payload = await verifyToken(
          secrets,
          KIND,
          token,
          expected,
          ({ former }) => !former || OUTLIVING.includes(purpose),
        );
        const { sub = '', jti = '', exp = 0 } = payload;
        return { ok: true, claims: { purpose, subject: sub, id: jti, expires: exp } };
      } catch (error) {
        return { ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
