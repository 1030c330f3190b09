import type { ComponentType } from 'react';
import type { Block, BlockKind } from '#contract/programs/program.ts';
import type { BlockProperties } from './block-properties.ts';

type Component<Kind extends BlockKind> = ComponentType<BlockProperties<Kind>>;
type Registry = { readonly [Kind in BlockKind]: () => Promise<{ Block: Component<Kind> }> };

/** Every block kind and the component that shows it; each is a file of its own in the build. */
const registry: Registry = {
  age_gate: () => import('./age-gate.tsx'),
  application_form: () => import('./application-form.tsx'),
  apply_banner: () => import('./apply-banner.tsx'),
  benefits: () => import('./benefits.tsx'),
  countdown: () => import('./countdown.tsx'),
  eligibility: () => import('./eligibility.tsx'),
  faq: () => import('./faq.tsx'),
  hero: () => import('./hero.tsx'),
  key_request: () => import('./key-request.tsx'),
  login: () => import('./login.tsx'),
  logo_wall: () => import('./logo-wall.tsx'),
  media: () => import('./media.tsx'),
  notice: () => import('./notice.tsx'),
  quote: () => import('./quote.tsx'),
  resources: () => import('./resources.tsx'),
  rich_text: () => import('./rich-text.tsx'),
  socials: () => import('./socials.tsx'),
  stats: () => import('./stats.tsx'),
  steps: () => import('./steps.tsx'),
  timeline: () => import('./timeline.tsx'),
};

const loaded = new Map<BlockKind, unknown>();

/** Which document a browser began with carries the looks of its page already. */
let carried = !import.meta.env.SSR;

/** Loads the components and looks of a page's blocks, so that rendering never waits for one. */
export async function preloadBlocks(blocks: readonly Block[]): Promise<void> {
  const missing = [...new Set(blocks.map(({ kind }) => kind))].filter((kind) => !loaded.has(kind));
  const looks = carried || blocks.length === 0 ? undefined : import('./preload-looks.ts');
  carried = false;
  await Promise.all([
    ...missing.map(async (kind) => {
      loaded.set(kind, (await registry[kind]()).Block);
    }),
    looks?.then(({ preloadLooks }) => preloadLooks(blocks)),
  ]);
}

/** The component of a block kind that was preloaded. */
export function blockComponent<Kind extends BlockKind>(kind: Kind): Component<Kind> {
  const component = loaded.get(kind);
  if (!component) throw new Error(`The block kind "${kind}" was not preloaded.`);
  return component as Component<Kind>;
}
