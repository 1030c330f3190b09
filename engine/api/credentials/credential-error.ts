/** Errors of the identity service, as its clients know them: status 400, the internal one 500 or 503. */
export type CredentialErrorType =
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException';

/** Refuses a call of the identity service. */
export class CredentialError extends Error {
  readonly type: CredentialErrorType;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number | undefined;

  constructor(type: CredentialErrorType, message: string, retryAfter?: number) {
    super(message);
    this.name = 'CredentialError';
    this.type = type;
    this.retryAfter = retryAfter;
  }
}
