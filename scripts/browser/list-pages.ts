import { updateIndex } from '#catalogue/store/update-index.ts';

const SITE_PAGES = ['/', '/display_programs', '/tos', '/ui-showcase', '/programs/nobody'];

/** Addresses, on the main host, of every page worth looking at. */
export async function listPages(
  folder = process.env.MARQUEE_PROGRAMS ?? 'programs',
): Promise<string[]> {
  const { index } = await updateIndex(undefined, { folder, environment: 'development' }, undefined);
  const programs = (index?.entries ?? []).flatMap(({ slug, served }) => {
    if (!served) return [];
    const base = served.status === 'archived' ? `/__archive/${slug}` : served.base_route;
    return [base, `${base}/login`, `${base}/terms`];
  });
  return [...SITE_PAGES, ...programs];
}
