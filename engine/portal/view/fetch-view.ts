import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import type { View } from '#contract/programs/view.ts';
import { fetchPage } from '../shell/connection.ts';
import { StatusError } from '../shell/status-error.ts';

type ViewAnswer = { readonly view: View } | { readonly redirect: string };

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
  const query = new URLSearchParams({ href, locale });
  const response = await fetchPage(`/portal/view?${query}`, {
    signal,
    headers: { accept: 'application/json' },
  });
  if (response.ok) return (await response.json()) as ViewAnswer;
  const { message } = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  throw new StatusError(response.status, message ?? response.statusText);
}
