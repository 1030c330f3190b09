import type { Block } from '#contract/programs/program.ts';
import { looksOf } from './look-of.ts';

/** The style sheets of looks; a page carries those of its own blocks. */
const sheets = import.meta.glob('./looks/*.css.ts');

/** Loads the style sheets of the looks of a page's blocks. */
export async function preloadLooks(blocks: readonly Block[]): Promise<void> {
  const names = new Set(blocks.flatMap(looksOf));
  await Promise.all([...names].map((name) => sheets[`./looks/${name}.css.ts`]?.()));
}
