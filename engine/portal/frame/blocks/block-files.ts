import type { Block, BlockKind } from '#contract/programs/program.ts';
import { lookOf } from './look-of.ts';

/** The source file of a block kind, by which the build knows its style sheet. */
export const blockFile = (kind: BlockKind): string =>
  `engine/portal/frame/blocks/${kind.replaceAll('_', '-')}.tsx`;

/** The source files of a block: its kind's, and that of its look. */
export function blockFiles(block: Block): string[] {
  const look = lookOf(block);
  const file = blockFile(block.kind);
  return look ? [file, `engine/portal/frame/blocks/looks/${look}.css.ts`] : [file];
}
