/** How long a platform is given. Milliseconds. */
export const ANSWER_LIMIT = 3_000;

export interface WantedAnswer {
  readonly accept: string;
  /** Bytes, after decompression. */
  readonly longest: number;
  /** What its `content-type` begins with; a picture of another kind is none. */
  readonly type: RegExp;
}

/** No answer that can be used; `lasting`: asking again soon would bring none either. */
export class NoAnswer extends Error {
  readonly lasting: boolean;

  constructor(message: string, lasting: boolean) {
    super(message);
    this.lasting = lasting;
  }
}

/**
 * Fetches an answer of somebody else's: within the time, not longer than wanted, and from exactly
 * where it was asked for, as a redirect may lead anywhere.
 * @throws NoAnswer, or whatever `ask` throws
 */
export async function readAnswer(
  ask: typeof fetch,
  url: string,
  { accept, longest, type }: WantedAnswer,
): Promise<Buffer> {
  const response = await ask(url, {
    signal: AbortSignal.timeout(ANSWER_LIMIT),
    redirect: 'error',
    headers: { accept },
  });
  const { status, ok, body, headers } = response;
  const fits = ok && body && type.test(headers.get('content-type') ?? '');
  if (!fits) {
    await body?.cancel();
    // Of a piece that is gone or private (401, 403, 404) nothing else will be said soon.
    throw new NoAnswer(`status ${status}`, [400, 401, 403, 404, 410].includes(status));
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > longest) throw new NoAnswer(`longer than ${longest} bytes`, true);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
