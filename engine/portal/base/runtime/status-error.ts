/** An error that says what to tell the visitor: its message is meant for people. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'StatusError';
    this.status = status;
  }
}

/** The status code and, where the error is meant for people, the message of an error screen. */
export function describeError(error: unknown): { status: number; message: string | undefined } {
  return error instanceof StatusError
    ? { status: error.status, message: error.message || undefined }
    : { status: 500, message: undefined };
}
