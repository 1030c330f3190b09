import { ApiCallError } from '#contract/endpoints/client.ts';

/** Milliseconds of a second. */
const SECOND = 1_000;

/** Calls, and calls again when the server says that it has too much to do just now. */
export async function callPatiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiCallError) || error.status !== 429) throw error;
      const seconds = error.retryAfter ?? 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * SECOND));
    }
  }
}
