import { toRichText } from '#catalogue/compile/markdown.ts';
import type { PlacedText } from '#catalogue/compile/program-texts.ts';
import { placeholderSet } from '#catalogue/compile/translations.ts';
import { DOCUMENTATION } from '#catalogue/generated/documentation.ts';
import { type Annotation, annotationAt } from '#catalogue/schema/annotation.ts';
import type { Inline, RichText } from '#contract/programs/rich-text.ts';

/** What a translation of a text must keep to. */
export interface TextRules {
  readonly markdown: boolean;
  readonly placeholders: readonly string[];
  /** Targets of links, each as often as it is linked, sorted. */
  readonly links: readonly string[];
  /** The characters that fit wherever the text stands. */
  readonly longest: number;
}

/** What the schema says of a text's place. */
export const annotationOf = ({ manifest, within, path }: PlacedText): Annotation | undefined =>
  annotationAt(DOCUMENTATION[manifest], within, path);

/** The rules for a text, given each place where it stands. */
export function rulesOf(text: string, places: readonly PlacedText[]): TextRules {
  const markdown = places.some(({ format }) => format === 'markdown');
  const limits = places.map((place) => annotationOf(place)?.longest ?? Number.POSITIVE_INFINITY);
  return {
    markdown,
    placeholders: placeholderSet(text),
    links: markdown ? linksOf(text) : [],
    longest: Math.min(...limits),
  };
}

/** In what a translation breaks the rules, each in words that follow on the translation. */
export function faultsOf(translation: string, rules: TextRules): string[] {
  const faults: string[] = [];
  const list = (names: readonly string[], none: string) => names.join(', ') || none;
  const placeholders = placeholderSet(translation);
  if (placeholders.join() !== rules.placeholders.join())
    faults.push(
      `it has ${list(placeholders, 'no placeholders')} where the text has ${list(rules.placeholders, 'none')}`,
    );
  const links = rules.markdown ? linksOf(translation) : [];
  if (links.join('\n') !== rules.links.join('\n'))
    faults.push(
      `it links to ${list(links, 'nothing')} where the text links to ${list(rules.links, 'nothing')}`,
    );
  const { length } = [...translation];
  if (length > rules.longest)
    faults.push(`it has ${length} characters, but at most ${rules.longest} fit there`);
  return faults;
}

function linksOf(markdown: string): string[] {
  const inlines = (content: readonly Inline[]): string[] =>
    content.flatMap((part) => {
      if (typeof part === 'string' || !('content' in part)) return [];
      const inner = inlines(part.content);
      return part.kind === 'link' ? [part.to, ...inner] : inner;
    });
  const blocks = (document: RichText): string[] =>
    document.flatMap((block) => {
      if (block.kind === 'list') return block.items.flatMap(blocks);
      if (block.kind === 'quote') return blocks(block.content);
      return block.kind === 'rule' ? [] : inlines(block.content);
    });
  return blocks(toRichText(markdown)).sort();
}
