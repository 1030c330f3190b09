import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText, RichTextBlock } from '#contract/programs/rich-text.ts';

const PLAIN = /^(?![-+\d\s])[^*_`[\]<>#~\\&|!\n]+$/;
// A browser reads a backslash as a slash and skips control characters: `/\evil` leaves the site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const SAFE_LINK = /^(https:\/\/|mailto:|\/(?!\/)|#)[^\\\u0000-\u0020]*$/;

/**
 * Parses Markdown to plain data. HTML is dropped, pictures become their description, links that
 * are not https:, mailto: or within the program lose their target: text can never become script.
 */
export function toRichText(markdown: string): RichText {
  if (PLAIN.test(markdown)) return [{ kind: 'paragraph', content: [markdown] }];
  const { children } = fromMarkdown(markdown);
  const definitions = new Map(
    children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  return toBlocks(children, definitions);
}

/** Link targets of `[text][name]`, by name. */
type Definitions = ReadonlyMap<string, string>;

function toBlocks(
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  definitions: Definitions,
): RichText {
  return nodes.flatMap((node): RichTextBlock[] => {
    switch (node.type) {
      case 'heading': {
        const level = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
        return [{ kind: 'heading', level, content: toInline(node.children, definitions) }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', content: toInline(node.children, definitions) }];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered ?? false,
            items: node.children.map((item) => toBlocks(item.children, definitions)),
          },
        ];
      case 'blockquote':
        return [{ kind: 'quote', content: toBlocks(node.children, definitions) }];
      case 'code':
        return [{ kind: 'paragraph', content: [{ kind: 'code', content: [node.value] }] }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  });
}

function toInline(nodes: readonly PhrasingContent[], definitions: Definitions): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value.replaceAll('\n', ' ')];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, content: toInline(node.children, definitions) }];
      case 'inlineCode':
        return [{ kind: 'code', content: [node.value] }];
      case 'link':
      case 'linkReference': {
        const to = node.type === 'link' ? node.url : definitions.get(node.identifier);
        const content = toInline(node.children, definitions);
        return to !== undefined && SAFE_LINK.test(to) ? [{ kind: 'link', to, content }] : content;
      }
      case 'image':
      case 'imageReference':
        return node.alt ? [node.alt] : [];
      case 'break':
        return [{ kind: 'break' }];
      default:
        return [];
    }
  });
}

/** The first heading of a document, which becomes its title, and the rest. */
export function splitTitle(
  document: RichText,
  fallback: string,
): { title: string; body: RichText } {
  const [first, ...rest] = document;
  if (first?.kind !== 'heading') return { title: fallback, body: document };
  return { title: plain(first.content), body: rest };
}

function plain(content: readonly Inline[]): string {
  return content
    .map((part) =>
      typeof part === 'string' ? part : 'content' in part ? plain(part.content) : ' ',
    )
    .join('');
}
