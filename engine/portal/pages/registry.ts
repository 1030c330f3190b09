import type { ComponentType } from 'react';
import type { ViewContent } from '#contract/programs/view.ts';

type Kind = ViewContent['kind'] | 'ui-showcase';
type PageOf = ComponentType<{ content: never }>;
type Load = () => Promise<{ Page: PageOf }>;

/** The page of each kind of content; each is a file of its own in the build. */
const registry: Record<Kind, readonly [file: string, load: Load]> = {
  page: ['blocks-page', () => import('./blocks-page.tsx')],
  section: ['section-page', () => import('./section-page.tsx')],
  legal: ['legal-page', () => import('./legal-page.tsx')],
  index: ['program-list', () => import('./program-list.tsx')],
  'display-programs': ['program-list', () => import('./program-list.tsx')],
  site: ['site-page', () => import('./site-page.tsx')],
  'ui-showcase': ['ui-showcase', () => import('./ui-showcase.tsx')],
  not_found: ['not-found-page', () => import('./not-found-page.tsx')],
};

const loaded = new Map<Kind, PageOf>();

/** Loads the page of a view's content, so that rendering never waits for it. */
export async function preloadPage(content: ViewContent): Promise<void> {
  const kind = kindOf(content);
  if (!loaded.has(kind)) loaded.set(kind, (await registry[kind][1]()).Page);
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
  `engine/portal/pages/${registry[kindOf(content)][0]}.tsx`;

const kindOf = (content: ViewContent): Kind =>
  content.kind === 'site' && content.route === 'ui-showcase' ? 'ui-showcase' : content.kind;
