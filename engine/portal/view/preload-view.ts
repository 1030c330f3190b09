import type { View } from '#contract/programs/view.ts';
import { preloadArt } from '../art/registry.ts';
import { preloadBlocks } from '../blocks/registry.ts';
import { preloadLayout } from '../layouts/registry.ts';
import { preloadPage } from '../pages/registry.ts';

/** Loads the code that a view needs, so that rendering it never waits. */
export async function preloadView({ content, layout, theme }: View): Promise<void> {
  const kinds = content.kind === 'page' ? content.page.blocks.map(({ kind }) => kind) : [];
  const pictured =
    kinds.includes('hero') ||
    content.kind === 'index' ||
    (content.kind === 'section' && content.section.name === 'login');
  await Promise.all([
    preloadLayout(layout),
    preloadPage(content),
    preloadBlocks(kinds),
    pictured && theme.art ? preloadArt(theme.art.kind) : undefined,
  ]);
}
