import { Catalogue } from '#catalogue/catalogue.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { memberSections } from '#domain/routing/section-bar.ts';
import { keptSession } from '../../../tests/support/browser/keep-session.ts';
import { listLandings } from '../../../tests/support/browser/list-pages.ts';
import { startLiveServer } from '../../../tests/support/browser/live-server.ts';
import { signInAs } from '../../../tests/support/sign-in-by-http.ts';
import { startMarquee } from '../marquee-server.ts';

/** Pages of a server, one of each program. */
export interface MeasuredPages {
  readonly origin: string;
  readonly slugs: readonly string[];
  /** A program's page, with the session that it is seen with, as the app keeps it. */
  readonly open: (slug: string) => Promise<{ readonly path: string; readonly session?: string }>;
  readonly close: () => Promise<void>;
}

/** The sample person for whom most has happened in every program. */
const MEMBER = 'maya';

/** The landing page of every program, by a server without an API. */
export async function landingPages(): Promise<MeasuredPages> {
  const paths = new Map((await listLandings()).map((path) => [path.split('/').at(-1) ?? '', path]));
  const server = await startMarquee(process.env.MARQUEE_PROGRAMS || 'programs');
  return {
    origin: server.origin,
    slugs: [...paths.keys()],
    open: async (slug) => ({ path: paths.get(slug) ?? '/' }),
    close: () => server.close(),
  };
}

/** Where a member of every program that has pages for members begins, with sample data. */
export async function memberStarts(): Promise<MeasuredPages> {
  const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
  const folder = process.env.MARQUEE_PROGRAMS || 'programs';
  const options = { folder, dataFolder: server.data, environment: 'development' } as const;
  const catalogue = await Catalogue.open(options);
  await catalogue.refresh();
  const starts = new Map<string, { readonly path: string; readonly uuid: string }>();
  for (const [slug, { status, base_route }] of catalogue.served()) {
    const program = catalogue.compiled(slug)?.program;
    const start = homeSection(memberSections(program?.sections ?? []));
    if (program && start && status !== 'archived')
      starts.set(slug, { path: base_route + start.path, uuid: program.uuid });
  }
  return {
    origin: server.origin,
    slugs: [...starts.keys()],
    open: async (slug) => {
      const start = starts.get(slug);
      if (!start) throw new Error(`"${slug}" has no pages for members.`);
      const session = keptSession(await signInAs(server.origin, MEMBER, start.uuid));
      return { path: start.path, session };
    },
    close: () => server.close(),
  };
}
