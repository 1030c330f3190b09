import {
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Secrets, VerifyingKey } from './secrets.ts';

const ALGORITHM = 'EdDSA';

/** What of a token is the same for all of its kind. */
export interface TokenKind {
  /** Of its key, which no other kind has. */
  readonly purpose: string;
  readonly typ: string;
}

/** Signs what `fill` says with the key in use, whose id the token carries. */
export function signToken(
  secrets: Secrets,
  { purpose, typ }: TokenKind,
  claims: JWTPayload,
  fill: (token: SignJWT) => SignJWT,
): Promise<string> {
  return fill(
    new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ, kid: secrets.keyId }),
  ).sign(secrets.signingKey(purpose).privateKey);
}

/**
 * What a token says that a secret at hand signed: the one that it names, or any where it names none.
 * @param accepts whether a key may be used for it; absent: those of secrets at hand
 * @throws jose's errors, JWTExpired only of a token that is right otherwise
 */
export async function verifyToken(
  secrets: Secrets,
  { purpose, typ }: TokenKind,
  token: string,
  options: JWTVerifyOptions,
  accepts: (key: VerifyingKey) => boolean = ({ former }) => !former,
): Promise<JWTPayload> {
  const { kid } = decodeProtectedHeader(token);
  const keys = secrets
    .verifyingKeys(purpose)
    .filter((key) => accepts(key) && (kid === undefined || kid === key.id));
  for (const { publicKey } of keys) {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        ...options,
        algorithms: [ALGORITHM],
        typ,
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}
