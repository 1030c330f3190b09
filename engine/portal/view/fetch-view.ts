import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import type { View } from '#contract/programs/view.ts';
import { StatusError } from '../shell/status-error.ts';

type ViewAnswer = { readonly view: View } | { readonly redirect: string };

/** Asks the server what stands at a public address. @throws StatusError where it cannot say. */
export async function fetchView(href: string, locale: string): Promise<ViewAnswer> {
  const query = new URLSearchParams({ href, locale });
  const response = await fetch(`/portal/view?${query}`, {
    headers: { accept: 'application/json' },
  });
  if (response.ok) return (await response.json()) as ViewAnswer;
  const { message } = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  throw new StatusError(response.status, message ?? response.statusText);
}
