import { updateIndex } from '#catalogue/store/update-index.ts';

const SITE_PAGES = ['/', '/display_programs', '/tos', '/ui-showcase', '/programs/nobody'];

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

/** Addresses, on the main host, of every page worth looking at. */
export async function listPages(folder?: string): Promise<string[]> {
  const landings = await listLandings(folder);
  return [...SITE_PAGES, ...landings.flatMap((base) => [base, `${base}/login`, `${base}/terms`])];
}
