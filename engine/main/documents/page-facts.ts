import type { View } from '#contract/programs/view.ts';
import { validUntil } from '../views/valid-until.ts';
import type { PageFacts } from './document.ts';
import type { Viewed } from './document-server.ts';
import type { DocumentRequest } from './read-request.ts';
import { cacheTags, sharedHeaders, UNPURGED_SECONDS } from './shared-caching.ts';

/** A browser that keeps a page asks whether it is still that; what shared caches may do, `shared` says. */
const KEPT = 'private, max-age=0, must-revalidate';

/** What a document says of itself beside what was rendered. */
export function pageFacts(
  { view, version, whose }: Viewed,
  { at }: Pick<DocumentRequest, 'at'>,
  { build, purgedSeconds }: { readonly build: string; readonly purgedSeconds: number | undefined },
): Omit<PageFacts, 'policy'> {
  const slug = view.program?.slug ?? '';
  const isSound = view.status === 200 && at === undefined;
  // What changes without the catalogue is purged by nobody.
  const sharedSeconds = (whose === undefined ? purgedSeconds : undefined) ?? UNPURGED_SECONDS;
  const shared = sharedHeaders(cacheTags(slug, view.locale, build), sharedSeconds);
  return {
    status: view.status,
    expires: validUntil(view),
    slug,
    route: routeOf(view),
    landing_of: at === undefined ? landingOf(view) : undefined,
    locale: view.locale,
    version,
    cacheControl: isSound ? KEPT : 'no-store',
    only: view.locales.length === 1,
    ...(isSound ? { shared, sharedSeconds } : {}),
  };
}

/** A page as counts and the log name it: its kind and, of the dashboard, its section. */
const routeOf = ({ content }: View) =>
  `page/${content.kind === 'section' ? content.section : content.kind}`;

/** Which page of a list it is; 1 elsewhere. */
export const pageOf = ({ content }: View): number =>
  content.kind === 'display-programs' ? content.page : 1;

/** The uuid of the program whose landing page a view is. */
export const landingOf = ({ status, program, content }: View): string | undefined =>
  status === 200 && content.kind === 'page' && content.page.path === '/'
    ? program?.uuid
    : undefined;
