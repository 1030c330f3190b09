import type { Block, BlockKind } from '#contract/programs/program.ts';

/** The looks of kinds that have none without a sheet of its own; their components name them too. */
const USUAL_LOOKS: Partial<Record<BlockKind, string>> = {
  logo_wall: 'wall',
  stats: 'row',
  steps: 'line',
  timeline: 'line',
};

/** The names of the style sheets of a block's look; none where its kind's says it all. */
export function looksOf(block: Block): string[] {
  if (block.kind === 'hero') {
    const composed = `hero-${block.composition ?? 'split'}`;
    return block.image ? [composed, 'key-art'] : [composed];
  }
  const look = ('look' in block ? block.look : undefined) ?? USUAL_LOOKS[block.kind];
  return look ? [`${block.kind.replaceAll('_', '-')}-${look}`] : [];
}
