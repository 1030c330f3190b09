/** What a bundler tells of a module. */
interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const PORTAL = 'engine/portal/';
const ENTRY = 'engine/main/browser.tsx';
const BLOCKS = `${PORTAL}frame/blocks/registry.ts`;
/** The one block that asks the API as soon as it is there. */
const LOGIN = `${PORTAL}frame/blocks/login.tsx`;

/** Chunks by the files of which they hold all that is imported; a module is in the first of them. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** Asks the API and shows what it answers. */
  live: [`${PORTAL}base/session/use-api.ts`, `${PORTAL}kit/parts/answer.tsx`],
  /** What the sections share, as far as the first of them needs it. */
  dashboard: [
    `${PORTAL}frame/section-frame.tsx`,
    `${PORTAL}frame/layouts/section-bar.tsx`,
    `${PORTAL}capabilities/home/member-home.tsx`,
    `${PORTAL}kit/parts/progress-ring.tsx`,
    `${PORTAL}kit/parts/use-campaign.ts`,
    `${PORTAL}kit/parts/use-refresh-at.ts`,
    // Small, and called by several sections.
    'engine/contract/enrolments/endpoints.ts',
    'engine/contract/requests/endpoints.ts',
    'engine/contract/shapes/metric-events.ts',
    'engine/contract/shapes/mail-preferences.ts',
    'engine/contract/shapes/moderation.ts',
  ],
  /** What stands around every form. */
  forms: [
    `${PORTAL}kit/form/answer-form.tsx`,
    `${PORTAL}kit/form/countries.ts`,
    `${PORTAL}kit/form/agreement-questions.tsx`,
    `${PORTAL}kit/form/typed-answers.ts`,
    `${PORTAL}kit/form/form.css.ts`,
    `${PORTAL}kit/form/question.ts`,
  ],
  /** What is reviewed, and how that is told. */
  reviews: [
    'engine/contract/connections/endpoints.ts',
    'engine/contract/content/appeal-endpoints.ts',
    `${PORTAL}kit/parts/review-timeline.tsx`,
    `${PORTAL}kit/parts/paged.tsx`,
  ],
  /** Who is signed in, and the way out. */
  account: [`${PORTAL}kit/parts/sign-out-button.tsx`],
  errors: [`${PORTAL}kit/shell/error-screen.tsx`],
  /** What stands around the pages behind the landing page. */
  inside: [`${PORTAL}frame/layouts/page-band.tsx`],
};

/** What nearly every page fetches soon: too small for files of their own. */
const SOON = [
  'engine/domain/routing/home-section.ts',
  `${PORTAL}base/i18n/section-name.ts`,
  `${PORTAL}base/links/agreement-labels.ts`,
  `${PORTAL}base/links/use-current-in-view.ts`,
  `${PORTAL}base/session/use-go-to-login.ts`,
  `${PORTAL}kit/shell/consent.ts`,
  `${PORTAL}base/runtime/lazy-part.ts`,
  `${PORTAL}kit/menus/bell-place.ts`,
  `${PORTAL}kit/shell/overlay-store.ts`,
  `${PORTAL}base/runtime/when-idle.ts`,
  `${PORTAL}kit/text/initials.ts`,
  `${PORTAL}base/view/formats.ts`,
];

/** Other pages fetch these without the rest, or nobody else needs them. */
const APART =
  /node_modules\/zod\/(?!v4\/mini\/(?:iso|coerce)\.js)|engine\/portal\/capabilities\/home\//;

/** Files that a build must have, by their paths below the root. */
export const NAMED_FILES: readonly string[] = [ENTRY, ...SOON, ...Object.values(CHUNKS).flat()];

/** All that every page fetches. */
const WHOLE_ENTRY = 'entry';

/**
 * Names the chunk of a module that several pages share. Left to itself the bundler makes one for
 * each combination of pages: dozens of files that compress badly. What the entry imports is one
 * file; what the blocks of landing pages need beside it is left to the bundler. `root` ends with a
 * slash.
 */
export function sharedChunks(root: string): (id: string, graph: Graph) => string | null {
  let entry: ReadonlySet<string> | undefined;
  let landing: ReadonlySet<string> = new Set();
  let chunks: readonly (readonly [name: string, modules: ReadonlySet<string>])[] = [];
  return (id, graph) => {
    if (!entry) {
      const blocks = graph.getModuleInfo(root + BLOCKS)?.dynamicallyImportedIds ?? [];
      entry = reached(
        [ENTRY, ...SOON].map((file) => root + file),
        graph,
      );
      landing = reached(
        blocks.filter((block) => block !== root + LOGIN),
        graph,
      );
      chunks = Object.entries(CHUNKS).map(([name, files]) => [
        name,
        reached(
          files.map((file) => root + file),
          graph,
        ),
      ]);
    }
    if (entry.has(id)) return WHOLE_ENTRY;
    if (landing.has(id) || APART.test(id)) return null;
    return chunks.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

function reached(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    if (!module && roots.includes(id))
      throw new Error(`The build has no ${id}: see engine/main/build/shared-chunks.ts.`);
    open.push(...(module?.importedIds ?? []));
  }
  return seen;
}
