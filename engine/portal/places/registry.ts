import type { ComponentType } from 'react';
import type { ViewContent } from '#contract/programs/view.ts';
import type { LoadPage, Place, Shown } from '../base/view/place.ts';
import { BLOCK_WORDS, PLACES, SECTIONS } from './generated/places.ts';

/** What stands at no address of its own. */
const ELSEWHERE = {
  page: { load: () => import('./pages/blocks-page.tsx') },
  profile: { load: () => import('./pages/profile-page.tsx'), words: ['profile'] },
  legal: { load: () => import('./pages/legal-page.tsx') },
  not_found: { load: () => import('./pages/not-found-page.tsx') },
} as const satisfies Record<string, Shown>;

function shownAt(content: ViewContent): Shown {
  switch (content.kind) {
    case 'section':
      return SECTIONS[content.section.name];
    case 'site': {
      const place = (PLACES as Readonly<Record<string, Shown>>)[content.route];
      if (!place) throw new Error(`No file in engine/portal/places declares "${content.route}".`);
      return place;
    }
    case 'index':
    case 'display-programs':
      return PLACES[content.kind];
    default:
      return ELSEWHERE[content.kind];
  }
}

/** A place of the portal's own by its name; undefined where no file declares it. */
export const placeOf = (name: string): Place | undefined =>
  (PLACES as Readonly<Record<string, Place>>)[name];

type PageOf = ComponentType<{ content: never }>;

const loaded = new Map<LoadPage, PageOf>();

/** Loads the page of a view's content, so that rendering never waits for it. */
export async function preloadPage(content: ViewContent): Promise<void> {
  const { load } = shownAt(content);
  if (!loaded.has(load)) loaded.set(load, (await load()).Page);
}

/** The page of a content that was preloaded. */
export function pageComponent<Content extends ViewContent>(
  content: Content,
): ComponentType<{ content: Content }> {
  const component = loaded.get(shownAt(content).load);
  if (!component) throw new Error(`The page of "${content.kind}" was not preloaded.`);
  return component as unknown as ComponentType<{ content: Content }>;
}

/** Whether the theme's art is in sight as soon as a content is. */
export const isPictured = (content: ViewContent): boolean => shownAt(content).pictured === true;

/**
 * The parts of the capabilities' words that a content says beside the shared one; undefined where
 * it says none of them.
 */
export function pageWords(content: ViewContent): readonly string[] | undefined {
  if (content.kind !== 'page') return shownAt(content).words;
  const said = content.page.blocks.flatMap(({ kind }) => BLOCK_WORDS[kind] ?? []);
  return said.length > 0 ? [...new Set(said)] : undefined;
}
