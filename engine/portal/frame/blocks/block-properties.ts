import type { BlockKind, BlockOf } from '#contract/programs/program.ts';

export interface BlockProperties<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  /** The first block of a page carries the page's heading. */
  readonly heading: 'h1' | 'h2';
  /** The first hero of a page draws the picture; the others repeat it. */
  readonly picture: 'drawn' | 'repeated';
}
