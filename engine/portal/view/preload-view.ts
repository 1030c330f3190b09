import type { View } from '#contract/programs/view.ts';
import { preloadArt } from '../art/registry.ts';
import { preloadBlocks } from '../blocks/registry.ts';
import { preloadPicture } from '../layouts/late-art.tsx';
import { preloadLayout } from '../layouts/registry.ts';
import { preloadPage } from '../pages/registry.ts';

/** Loads the code that a view needs, so that rendering it never waits. */
export async function preloadView({ content, layout, theme }: View): Promise<void> {
  const blocks = content.kind === 'page' ? content.page.blocks : [];
  const pictured =
    blocks.some(({ kind }) => kind === 'hero') ||
    content.kind === 'index' ||
    (content.kind === 'section' && content.section.name === 'login');
  await Promise.all([
    preloadLayout(layout),
    preloadPage(content),
    preloadBlocks(blocks),
    // In the browser what one reads comes before what one looks at.
    (pictured || import.meta.env.SSR) && theme.art ? preloadArt(theme.art.kind) : undefined,
    import.meta.env.SSR ? preloadPicture() : undefined,
  ]);
}
