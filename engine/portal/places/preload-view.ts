import type { View } from '#contract/programs/view.ts';
import { preloadArt } from '../base/art/registry.ts';
import { preloadBlocks } from '../frame/blocks/registry.ts';
import { preloadPicture } from '../frame/layouts/late-art.tsx';
import { preloadLayout } from '../frame/layouts/registry.ts';
import { isPictured, preloadPage } from './registry.ts';

/** Loads the code that a view needs, so that rendering it never waits. */
export async function preloadView({ content, layout, theme }: View): Promise<void> {
  const blocks = content.kind === 'page' ? content.page.blocks : [];
  const hero = blocks.find((block) => block.kind === 'hero');
  const pictured = hero ? !hero.image : isPictured(content);
  await Promise.all([
    preloadLayout(layout),
    preloadPage(content),
    preloadBlocks(blocks),
    // In the browser what one reads comes before what one looks at.
    (pictured || import.meta.env.SSR) && theme.art ? preloadArt(theme.art.kind) : undefined,
    import.meta.env.SSR ? preloadPicture() : undefined,
  ]);
}
