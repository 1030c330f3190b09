import type { ComponentType } from 'react';
import type { Block } from '#contract/programs/program.ts';
import { blockComponent } from './registry.ts';

/** The blocks of a page, from top to bottom. */
export function BlockList({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const Component = blockComponent(block.kind) as ComponentType<{
      block: Block;
      heading: 'h1' | 'h2';
    }>;
    // A page's blocks never change their order, so the place is an identity.
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Component key={index} block={block} heading={index === 0 ? 'h1' : 'h2'} />
    );
  });
}
