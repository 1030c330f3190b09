import type { Inline, RichText, RichTextBlock } from '#contract/programs/rich-text.ts';

/** The same document with every piece of text passed through `map`. */
export function mapRichText(document: RichText, map: (text: string) => string): RichText {
  const inline = (content: readonly Inline[]): Inline[] =>
    content.map((part) =>
      typeof part === 'string'
        ? map(part)
        : 'content' in part
          ? { ...part, content: inline(part.content) }
          : part,
    );
  const block = (part: RichTextBlock): RichTextBlock => {
    switch (part.kind) {
      case 'rule':
        return part;
      case 'list':
        return { ...part, items: part.items.map((item) => item.map(block)) };
      case 'quote':
        return { ...part, content: part.content.map(block) };
      default:
        return { ...part, content: inline(part.content) };
    }
  };
  return document.map(block);
}
