import type { ComponentType } from 'react';
import type { SectionName } from '#contract/programs/program.ts';
import type { ViewContent } from '#contract/programs/view.ts';

/** Site routes that have a page of their own. */
const OWN_PAGES = [
  'ui-showcase',
  'auth-callback',
  'verify',
  'activation-link',
  'quest-link',
  'bingo-board',
  'bingo-demo',
  'bingo-editor',
  'bitmask-test',
  'debug-websocket',
] as const;

/** Sections that have a page of their own; the login stands in the program's picture. */
type SectionKind = `section:${SectionName}`;

type Kind = ViewContent['kind'] | (typeof OWN_PAGES)[number];
type PageOf = ComponentType<{ content: never }>;
type Load = () => Promise<{ Page: PageOf }>;
type Entry = readonly [file: string, load: Load];

/** The page of each kind of content; each is a file of its own in the build. */
const registry: Record<Kind, Entry> & { readonly [Name in SectionKind]?: Entry } = {
  page: ['pages/blocks-page', () => import('./blocks-page.tsx')],
  section: ['pages/section-page', () => import('./section-page.tsx')],
  'section:quests': [
    'dashboard/sections/quests-section',
    () => import('../dashboard/sections/quests-section.tsx'),
  ],
  'section:challenges': [
    'dashboard/sections/challenges-section',
    () => import('../dashboard/sections/challenges-section.tsx'),
  ],
  'section:leaderboards': [
    'dashboard/sections/leaderboards-section',
    () => import('../dashboard/sections/leaderboards-section.tsx'),
  ],
  'section:rewards': [
    'dashboard/sections/rewards-section',
    () => import('../dashboard/sections/rewards-section.tsx'),
  ],
  legal: ['pages/legal-page', () => import('./legal-page.tsx')],
  index: ['pages/program-list', () => import('./program-list.tsx')],
  'display-programs': ['pages/program-list', () => import('./program-list.tsx')],
  site: ['pages/site-page', () => import('./site-page.tsx')],
  'ui-showcase': ['pages/ui-showcase', () => import('./ui-showcase.tsx')],
  'auth-callback': ['pages/auth-callback-page', () => import('./auth-callback-page.tsx')],
  verify: ['pages/verify-page', () => import('./verify-page.tsx')],
  'section:dashboard': [
    'dashboard/sections/dashboard-section',
    () => import('../dashboard/sections/dashboard-section.tsx'),
  ],
  'section:account': [
    'dashboard/sections/account-section',
    () => import('../dashboard/sections/account-section.tsx'),
  ],
  'activation-link': ['pages/activation-link-page', () => import('./activation-link-page.tsx')],
  'quest-link': ['pages/quest-link-page', () => import('./quest-link-page.tsx')],
  'bingo-board': ['pages/bingo-board-page', () => import('./bingo-board-page.tsx')],
  'bingo-demo': ['pages/bingo-demo-page', () => import('./bingo-demo-page.tsx')],
  'bingo-editor': ['pages/bingo-editor-page', () => import('./bingo-editor-page.tsx')],
  'bitmask-test': ['pages/bitmask-test-page', () => import('./bitmask-test-page.tsx')],
  'debug-websocket': ['pages/debug-websocket-page', () => import('./debug-websocket-page.tsx')],
  'section:requests': [
    'dashboard/sections/requests-section',
    () => import('../dashboard/sections/requests-section.tsx'),
  ],
  'section:history': [
    'dashboard/sections/history-section',
    () => import('../dashboard/sections/history-section.tsx'),
  ],
  'section:claims': [
    'dashboard/sections/claims-section',
    () => import('../dashboard/sections/claims-section.tsx'),
  ],
  not_found: ['pages/not-found-page', () => import('./not-found-page.tsx')],
};

const loaded = new Map<string, PageOf>();

/** Loads the page of a view's content, so that rendering never waits for it. */
export async function preloadPage(content: ViewContent): Promise<void> {
  const kind = kindOf(content);
  if (!loaded.has(kind)) loaded.set(kind, (await entryOf(content)[1]()).Page);
}

/** The page of a content that was preloaded. */
export function pageComponent<Content extends ViewContent>(
  content: Content,
): ComponentType<{ content: Content }> {
  const component = loaded.get(kindOf(content));
  if (!component) throw new Error(`The page "${kindOf(content)}" was not preloaded.`);
  return component as unknown as ComponentType<{ content: Content }>;
}

/** The source file of a content's page, by which the build knows its style sheet. */
export const pageFile = (content: ViewContent): string =>
  `engine/portal/${entryOf(content)[0]}.tsx`;

const entryOf = (content: ViewContent): Entry => {
  const kind = kindOf(content);
  return registry[kind] ?? registry[content.kind];
};

function kindOf(content: ViewContent): Kind | SectionKind {
  if (content.kind === 'section') return `section:${content.section.name}`;
  return (
    (content.kind === 'site' && OWN_PAGES.find((name) => name === content.route)) || content.kind
  );
}
