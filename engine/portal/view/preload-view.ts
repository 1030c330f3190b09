import type { View } from '#contract/programs/view.ts';
import { preloadArt } from '../art/registry.ts';
import { preloadBlocks } from '../blocks/registry.ts';
import { preloadPage } from '../pages/registry.ts';

/** Loads the code that a view's content needs, so that rendering it never waits. */
export async function preloadView({ content, theme }: View): Promise<void> {
  const kinds = content.kind === 'page' ? content.page.blocks.map(({ kind }) => kind) : [];
  const pictured =
    kinds.includes('hero') ||
    content.kind === 'index' ||
    (content.kind === 'section' && content.section.name === 'login');
  await Promise.all([
    preloadPage(content),
    preloadBlocks(kinds),
    pictured && theme.art ? preloadArt(theme.art.kind) : undefined,
  ]);
}
