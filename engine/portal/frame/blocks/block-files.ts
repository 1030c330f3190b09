import type { Block, BlockKind } from '#contract/programs/program.ts';
import { looksOf } from './look-of.ts';

/** The source file of a block kind, by which the build knows its style sheet. */
export const blockFile = (kind: BlockKind): string =>
  `engine/portal/frame/blocks/${kind.replaceAll('_', '-')}.tsx`;

/** The source files of a block: its kind's, and those of its look. */
export const blockFiles = (block: Block): string[] => [
  blockFile(block.kind),
  ...looksOf(block).map((look) => `engine/portal/frame/blocks/looks/${look}.css.ts`),
];
