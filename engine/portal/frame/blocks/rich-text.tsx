import { RichTextView } from '../../kit/text/rich-text-view.tsx';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';

/** Running text. */
export function Block({ block, heading }: BlockProperties<'rich_text'>) {
  return (
    <BlockSection id={block.id} title={block.title} intro={block.intro} heading={heading} reading>
      <RichTextView text={block.text} />
    </BlockSection>
  );
}
