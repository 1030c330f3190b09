/** What a permanent error code means. */
export interface ErrorKind {
  readonly status: 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
  /** What happened and what to do, for people who read no code; ends with a full stop. */
  readonly message: string;
}

/** Keeps the codes' names in the type. */
export function defineErrors<const Kinds extends Readonly<Record<string, ErrorKind>>>(
  kinds: Kinds,
): Kinds {
  return kinds;
}
