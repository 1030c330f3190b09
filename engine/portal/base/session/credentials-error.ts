/** Why there are no credentials (specification, section 8). */
export const CREDENTIALS_ERRORS = {
  /** The auth_token or guest's token shown as login does not hold. */
  INVALID_ID_TOKEN: 'The sign-in that was shown does not hold. Sign in again.',
  /** The service answered without credentials. */
  MISSING_CREDENTIALS_RESPONSE: 'The identity service answered without credentials.',
  /** The service answered without an identity id. */
  MISSING_IDENTITY_ID_RESPONSE: 'The identity service answered without an identity id.',
  /** The service did not answer, or was overloaded, at every attempt. */
  NETWORK_ERROR: 'The identity service cannot be reached. Check the connection.',
  /** Nobody is signed in where somebody must be, or visitors get no credentials. */
  UNAUTHENTICATED_USER: 'Nobody is signed in, and visitors get no credentials here.',
} as const;
export type CredentialsErrorCode = keyof typeof CREDENTIALS_ERRORS;

/** Tells why there are no credentials, by code; `cause` is what the service said, where it did. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
  readonly code: CredentialsErrorCode;

  constructor(code: CredentialsErrorCode, cause?: unknown) {
    super(CREDENTIALS_ERRORS[code], { cause });
    this.code = code;
  }
}
