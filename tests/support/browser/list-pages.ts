import { updateIndex } from '#catalogue/store/update-index.ts';
import { SIGN_IN_FAILURES } from '#contract/auth/sign-in-failures.ts';

const SITE_PAGES = [
  ...['/', '/display_programs', '/tos'],
  ...['/ui-showcase', '/bitmask-test', '/programs/nobody'],
];
/** Addresses, on the main host, of public pages that say nothing without the API. */
export const LIVE_PAGES: readonly string[] = [
  ...Object.keys(SIGN_IN_FAILURES).map((code) => `/auth/callback?error=${code}`),
  '/auth/callback',
  '/verify?token=none',
  '/debug-websocket',
  '/operator',
  '/bingo/demo',
];

/** The landing page of every program, on the main host. */
export async function listLandings(
  folder = process.env.MARQUEE_PROGRAMS ?? 'programs',
): Promise<string[]> {
  const { index } = await updateIndex(undefined, { folder, environment: 'development' }, undefined);
  return (index?.entries ?? []).flatMap(({ slug, served }) => {
    if (!served) return [];
    return [served.status === 'archived' ? `/__archive/${slug}` : served.base_route];
  });
}

/** A brand's pages for strangers: the landing page, the login, and a page that is not there. */
export async function listKeyPages(): Promise<string[]> {
  const landings = await listLandings();
  return landings.flatMap((base) => [base, `${base}/login`, `${base}/nowhere`]);
}

/** Addresses, on the main host, of every public page that needs no API. */
export async function listPages(folder?: string): Promise<string[]> {
  const landings = await listLandings(folder);
  return [...SITE_PAGES, ...landings.flatMap((base) => [base, `${base}/login`, `${base}/terms`])];
}
