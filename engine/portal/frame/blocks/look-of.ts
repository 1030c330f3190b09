import type { Block, BlockKind } from '#contract/programs/program.ts';

/** The looks of kinds that have none without a sheet of its own; their components name them too. */
const USUAL_LOOKS: Partial<Record<BlockKind, string>> = {
  logo_wall: 'wall',
  stats: 'row',
  steps: 'line',
  timeline: 'line',
};

/** The name of the style sheet of a block's look; undefined where its kind's says it all. */
export function lookOf(block: Block): string | undefined {
  if (block.kind === 'hero') return `hero-${block.composition ?? 'split'}`;
  const look = ('look' in block ? block.look : undefined) ?? USUAL_LOOKS[block.kind];
  return look && `${block.kind.replaceAll('_', '-')}-${look}`;
}
