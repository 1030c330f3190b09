import type { ComponentType } from 'react';
import type { Block } from '#contract/programs/program.ts';
import type { BlockProperties } from './block-properties.ts';
import { blockComponent } from './registry.ts';

type AnyBlock = ComponentType<Omit<BlockProperties<Block['kind']>, 'block'> & { block: Block }>;

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks }: { readonly blocks: readonly Block[] }) {
  const firstHero = blocks.findIndex(({ kind }) => kind === 'hero');
  return blocks.map((block, index) => {
    const Component = blockComponent(block.kind) as AnyBlock;
    // A page's blocks never change their order, so the place is an identity.
    return (
      <Component
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        block={block}
        heading={index === 0 ? 'h1' : 'h2'}
        picture={index === firstHero ? 'drawn' : 'repeated'}
      />
    );
  });
}
