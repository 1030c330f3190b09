import type { Block, BlockOf } from '#contract/programs/program.ts';

/** Whether the benefit at `index` shows its icon: large words do without, but for the grand tile. */
export const showsBenefitIcon = (look: BlockOf<'benefits'>['look'], index: number): boolean =>
  !look || (look === 'bento' && index === 0);

/** Whether steps show their icons: looks that are made of numbers do without. */
export const showsStepIcons = (look: BlockOf<'steps'>['look']): boolean =>
  look !== 'numerals' && look !== 'log';

/** The names of the icons that a page's blocks show: its data carries their drawings and no others. */
export function shownIcons(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(iconsOf).filter((icon) => icon !== undefined));
}

function iconsOf(block: Block): readonly (string | undefined)[] {
  switch (block.kind) {
    case 'benefits':
      return block.items.map(({ icon }, index) =>
        showsBenefitIcon(block.look, index) ? icon : undefined,
      );
    case 'steps':
      return showsStepIcons(block.look) ? block.items.map(({ icon }) => icon) : [];
    case 'resources':
      return block.items.map(({ icon }) => icon);
    default:
      return [];
  }
}
