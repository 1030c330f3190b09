import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import { CLIENT_ERRORS } from '#contract/errors/client-errors.ts';
import { isViewAnswer, VIEW_PATH, type ViewAnswer } from '#contract/programs/view-answer.ts';
import type { readView } from '#contract/programs/view-endpoint.ts';
import { fetchPage } from '../runtime/connection.ts';
import { StatusError } from '../runtime/status-error.ts';

type Wanted = Required<Record<keyof (typeof readView)['query']['shape'], string>>;

/**
 * Asks the server what stands at a public address. `signal`: aborted when nobody wants to know any
 * more.
 * @throws StatusError where the server cannot say, and anything else where it does not answer
 */
export async function fetchView(
  href: string,
  locale: string,
  signal: AbortSignal,
): Promise<ViewAnswer> {
  const query = new URLSearchParams({ href, locale } satisfies Wanted);
  const response = await fetchPage(`${VIEW_PATH}?${query}`, {
    signal,
    headers: { accept: 'application/json' },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    if (isViewAnswer(answer)) return answer;
    throw new StatusError(500, CLIENT_ERRORS.ANSWER_INVALID);
  }
  const { message } = (answer ?? {}) as Partial<ApiErrorBody>;
  throw new StatusError(response.status, message ?? response.statusText);
}
