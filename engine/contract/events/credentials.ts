import * as z from 'zod/mini';

/**
 * Guest and authenticated credentials: the cloud identity service's own protocol, so that its
 * clients work with ours and ours with it. `POST /credentials/` with `X-Amz-Target`.
 */
export const CREDENTIALS_PATH = '/credentials/';
/** Before an operation's name in `X-Amz-Target`. */
export const CREDENTIALS_TARGET = 'AWSCognitoIdentityService.';
export const CREDENTIALS_MEDIA_TYPE = 'application/x-amz-json-1.1';
/** The region of our own service, in identity ids and in signatures. */
export const CREDENTIALS_REGION = 'local-1';
/** How long credentials hold (specification, section 9). Milliseconds. */
export const CREDENTIALS_LIFETIME_MS = 50 * 60_000;

/** Under this key stands what GetOpenIdToken answered, as the service itself has it. */
export const OPEN_ID_LOGIN = 'cognito-identity.amazonaws.com';

/** The identity pool of a program: there is one for each. */
export function identityPoolId(program_uuid: string, region: string = CREDENTIALS_REGION): string {
  return `${region}:${program_uuid}`;
}

const identifier = z.string().check(z.maxLength(55), z.regex(/^[\w-]+:[0-9a-f-]+$/));
/**
 * Who somebody is, by provider. Under the host of a portal stands a creator's auth_token; see
 * GUEST_LOGIN and OPEN_ID_LOGIN. One login at most; none: anybody.
 */
const logins = z.optional(
  z.record(z.string().check(z.maxLength(128)), z.string().check(z.maxLength(50_000))),
);

/** What each operation asks; what else a client sends does not count. */
export const CREDENTIALS_REQUESTS = {
  /** The identity of whoever logs in; of anybody, a new one. */
  GetId: z.object({ IdentityPoolId: identifier, Logins: logins }),
  /** Temporary credentials of an identity. */
  GetCredentialsForIdentity: z.object({ IdentityId: identifier, Logins: logins }),
  /** A signed token of an identity, which can be shown as a login. */
  GetOpenIdToken: z.object({ IdentityId: identifier, Logins: logins }),
};
export type CredentialsOperation = keyof typeof CREDENTIALS_REQUESTS;

/** What each operation answers. */
export const CREDENTIALS_ANSWERS = {
  GetId: z.object({ IdentityId: identifier }),
  GetCredentialsForIdentity: z.object({
    IdentityId: identifier,
    Credentials: z.object({
      AccessKeyId: z.string(),
      SecretKey: z.string(),
      SessionToken: z.string(),
      /** Seconds since 1970. */
      Expiration: z.number(),
    }),
  }),
  GetOpenIdToken: z.object({ IdentityId: identifier, Token: z.string() }),
};
export type CredentialsRequest<Operation extends CredentialsOperation> = z.infer<
  (typeof CREDENTIALS_REQUESTS)[Operation]
>;
export type CredentialsAnswer<Operation extends CredentialsOperation> = z.infer<
  (typeof CREDENTIALS_ANSWERS)[Operation]
>;
