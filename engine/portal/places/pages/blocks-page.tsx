import type { ContentProperties } from '../../base/view/content-properties.ts';
import { BlockList } from '../../frame/blocks/block-list.tsx';

/** A page that a manifest lays out. */
export function Page({ content }: ContentProperties<'page'>) {
  return <BlockList blocks={content.page.blocks} />;
}
