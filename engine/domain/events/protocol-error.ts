import {
  type EventErrorType,
  PROTOCOL_ERRORS,
  type ProtocolErrorCode,
  type ProtocolErrorKind,
} from './protocol-errors.ts';

/** A frame that can be answered by its id. */
export interface Answerable {
  readonly type: 'subscribe' | 'unsubscribe' | 'publish';
  readonly id: string;
}

/** The only error that this folder throws: what a client did wrong, in the protocol's words. */
export class ProtocolError extends Error {
  readonly code: ProtocolErrorCode;
  readonly errorType: EventErrorType;
  readonly status: ProtocolErrorKind['status'];
  /** The frame that is at fault, where it could be read so far. */
  readonly frame: Answerable | undefined;
  readonly #about: string;

  constructor(code: ProtocolErrorCode, about: string | number = '', frame?: Answerable) {
    const { errorType, status, message } = PROTOCOL_ERRORS[code];
    super(message(String(about)));
    this.name = 'ProtocolError';
    this.code = code;
    this.errorType = errorType;
    this.status = status;
    this.frame = frame;
    this.#about = String(about);
  }

  /** The same error, of this frame. */
  of(frame: Answerable): ProtocolError {
    return new ProtocolError(this.code, this.#about, frame);
  }
}

/** The body of a refused `POST /event`; its status is the error's. */
export function errorBody({ errorType, message }: ProtocolError) {
  // Over HTTP, what the socket calls invalid input is a bad request.
  const name = errorType === 'InvalidInputError' ? 'BadRequestException' : errorType;
  return { errors: [{ errorType: name, message }] };
}
