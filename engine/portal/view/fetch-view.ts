import type { View } from '#contract/programs/view.ts';

/** Asks the server what stands at a public address. */
export async function fetchView(href: string, locale: string): Promise<View> {
  const query = new URLSearchParams({ href, locale });
  const response = await fetch(`/portal/view?${query}`, {
    headers: { accept: 'application/json' },
  });
  const { view, redirect } = (await response.json()) as { view?: View; redirect?: string };
  if (redirect !== undefined) {
    location.assign(redirect);
    return new Promise(() => {}); // the browser is leaving
  }
  if (!view) throw new Error(`${response.status}: ${response.statusText}`);
  return view;
}
