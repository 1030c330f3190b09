import type { Inline, RichText, RichTextBlock } from '#contract/programs/rich-text.ts';
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

const PLAIN = /^(?![-+\d\s])[^*_`[\]<>#~\\&|!\n]+$/;
const SAFE_LINK = /^(https:\/\/|mailto:|\/(?!\/)|#)/;

/**
 * Parses Markdown to plain data. HTML is dropped, pictures become their description, links that
 * are not https:, mailto: or within the program lose their target: text can never become script.
 */
export function toRichText(markdown: string): RichText {
  if (PLAIN.test(markdown)) return [{ kind: 'paragraph', content: [markdown] }];
  return toBlocks(fromMarkdown(markdown).children);
}

function toBlocks(nodes: readonly (RootContent | BlockContent | DefinitionContent)[]): RichText {
  return nodes.flatMap((node): RichTextBlock[] => {
    switch (node.type) {
      case 'heading': {
        const level = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
        return [{ kind: 'heading', level, content: toInline(node.children) }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', content: toInline(node.children) }];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered ?? false,
            items: node.children.map((item) => toBlocks(item.children)),
          },
        ];
      case 'blockquote':
        return [{ kind: 'quote', content: toBlocks(node.children) }];
      case 'code':
        return [{ kind: 'paragraph', content: [{ kind: 'code', content: [node.value] }] }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  });
}

function toInline(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value.replaceAll('\n', ' ')];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, content: toInline(node.children) }];
      case 'inlineCode':
        return [{ kind: 'code', content: [node.value] }];
      case 'link':
        return SAFE_LINK.test(node.url)
          ? [{ kind: 'link', to: node.url, content: toInline(node.children) }]
          : toInline(node.children);
      case 'image':
        return node.alt ? [node.alt] : [];
      case 'break':
        return [{ kind: 'break' }];
      default:
        return [];
    }
  });
}

/** The first heading of a document, which becomes its title, and the rest. */
export function splitTitle(document: RichText, fallback: string): { title: string; body: RichText } {
  const [first, ...rest] = document;
  if (first?.kind !== 'heading') return { title: fallback, body: document };
  return { title: plain(first.content), body: rest };
}

function plain(content: readonly Inline[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : 'content' in part ? plain(part.content) : ' '))
    .join('');
}
