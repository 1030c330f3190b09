/** Names of errors that the protocol's clients know. */
export type EventErrorType =
  | 'BadRequestException'
  | 'InvalidInputError'
  | 'LimitExceededError'
  | 'MaxSubscriptionsReachedError'
  | 'MessageProcessingError'
  | 'ResourceNotFound'
  | 'SubscriptionProcessingError'
  | 'UnauthorizedException'
  | 'UnknownOperationError'
  | 'UnsupportedOperation';

export interface ProtocolErrorKind {
  readonly errorType: EventErrorType;
  /** The HTTP status of `POST /event`, and the code of a failed event. */
  readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 500;
  /** What happened and what to do, given what it is about. */
  readonly message: (about: string) => string;
}

const kind = (
  errorType: EventErrorType,
  status: ProtocolErrorKind['status'],
  message: ProtocolErrorKind['message'],
): ProtocolErrorKind => ({ errorType, status, message });

/** Every error of the events service. `about` of each is named by its message's parameter. */
export const PROTOCOL_ERRORS = {
  SUBPROTOCOL_MISSING: kind(
    'BadRequestException',
    400,
    () => 'Offer the subprotocols aws-appsync-event-ws and header-<base64url of JSON>.',
  ),
  HEADER_MALFORMED: kind(
    'BadRequestException',
    400,
    () =>
      'The header- subprotocol must be base64url, without padding, of a JSON object of strings.',
  ),
  AUTHORIZATION_MISSING: kind(
    'UnauthorizedException',
    401,
    () => 'Required headers are missing. Send x-api-key or Authorization.',
  ),
  AUTHORIZATION_REFUSED: kind(
    'UnauthorizedException',
    401,
    () => 'You are not authorized to make this call. The key, token or signature does not hold.',
  ),
  NOT_ALLOWED: kind(
    'UnauthorizedException',
    403,
    (channel) => `You are not authorized to use the channel ${channel}.`,
  ),
  NAMESPACE_UNKNOWN: kind('ResourceNotFound', 404, (name) => `Namespace not found: ${name}.`),
  FRAME_MALFORMED: kind(
    'InvalidInputError',
    400,
    () => 'The message must be a JSON object in a text frame.',
  ),
  FRAME_TOO_LARGE: kind(
    'InvalidInputError',
    413,
    (bytes) => `The message is too large: at most ${bytes} bytes.`,
  ),
  OPERATION_UNSUPPORTED: kind(
    'UnsupportedOperation',
    400,
    (type) => `${type} not supported through the realtime channel`,
  ),
  OPERATION_UNKNOWN: kind('UnknownOperationError', 400, (id) => `Unknown operation id ${id}`),
  ID_INVALID: kind(
    'InvalidInputError',
    400,
    () => 'The id must be 1 to 128 letters, digits, hyphens, underscores or plus signs.',
  ),
  ID_TAKEN: kind(
    'InvalidInputError',
    400,
    (id) => `The id ${id} is in use on this connection. Take another, or unsubscribe it first.`,
  ),
  CHANNEL_INVALID: kind(
    'InvalidInputError',
    400,
    () =>
      'The channel must be 1 to 5 segments, divided by slashes, each of 1 to 50 letters, digits or inner hyphens; a subscription may end in /* after at most 4.',
  ),
  CHANNEL_IS_WILDCARD: kind(
    'InvalidInputError',
    400,
    () => 'One publishes to a single channel: name it without the /* at its end.',
  ),
  AUTHORIZATION_MALFORMED: kind(
    'InvalidInputError',
    400,
    () => 'The authorization must be an object of strings.',
  ),
  EVENTS_INVALID: kind(
    'InvalidInputError',
    400,
    () => 'The events must be a list of 1 to 5 strings, each the text of a JSON value.',
  ),
  EVENT_NOT_JSON: kind(
    'InvalidInputError',
    400,
    (index) => `Event ${index} is not the text of a JSON value.`,
  ),
  EVENT_TOO_LARGE: kind(
    'InvalidInputError',
    413,
    (index) => `Event ${index} is larger than 240 kB.`,
  ),
  SUBSCRIPTIONS_EXCEEDED: kind(
    'MaxSubscriptionsReachedError',
    429,
    (limit) => `Max number of subscriptions reached: ${limit} on a connection.`,
  ),
  RATE_EXCEEDED: kind('LimitExceededError', 429, () => 'Rate limit exceeded. Send more slowly.'),
  CONNECTIONS_EXCEEDED: kind(
    'LimitExceededError',
    429,
    () => 'Too many connections from this address. Close some.',
  ),
  SUBSCRIPTION_FAILED: kind(
    'SubscriptionProcessingError',
    500,
    () => 'There was an error processing the operation. Try again.',
  ),
  MESSAGE_FAILED: kind(
    'MessageProcessingError',
    500,
    () => 'There was an error processing the message. Try again.',
  ),
} as const satisfies Record<string, ProtocolErrorKind>;

export type ProtocolErrorCode = keyof typeof PROTOCOL_ERRORS;
