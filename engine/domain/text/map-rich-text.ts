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
  return mapBlocks(document, inline);
}

/** The same document where links to a program's own pages are plain words: there is no program. */
export function withoutPageLinks(document: RichText): RichText {
  const inline = (content: readonly Inline[]): Inline[] =>
    content.flatMap((part): Inline[] => {
      if (typeof part === 'string' || !('content' in part)) return [part];
      const words = inline(part.content);
      return part.kind === 'link' && part.to.startsWith('/')
        ? words
        : [{ ...part, content: words }];
    });
  return mapBlocks(document, inline);
}

function mapBlocks(
  document: RichText,
  inline: (content: readonly Inline[]) => readonly Inline[],
): RichText {
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
