import { BlockList } from '../blocks/block-list.tsx';
import type { ContentProperties } from './content-properties.ts';

/** A page that a manifest lays out. */
export function Page({ content }: ContentProperties<'page'>) {
  return <BlockList blocks={content.page.blocks} />;
}
