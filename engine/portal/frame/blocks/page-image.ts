import type { PageImage } from '#contract/programs/program.ts';
import type { ViewContent } from '#contract/programs/view.ts';
import { focusPosition } from '#domain/programs/image-address.ts';

type Focus = NonNullable<PageImage['focus']>;

const heroes = (content: ViewContent) =>
  content.kind === 'page' ? content.page.blocks.filter((block) => block.kind === 'hero') : [];

/** The picture of a page's first hero; undefined where that shows generated art. */
export const pageImage = (content: ViewContent): PageImage | undefined => heroes(content)[0]?.image;

/** How markup names a focus point. */
export const focusName = ({ x, y }: Focus): string => `${x} ${y}`;

/** The rules that place a page's pictures by their focus. */
export function focusCss(content: ViewContent): string {
  const points = heroes(content).flatMap(({ image }) => image?.focus ?? []);
  const rules = points.map(
    (focus) => `[data-focus="${focusName(focus)}"]{object-position:${focusPosition(focus)}}`,
  );
  return [...new Set(rules)].join('');
}
