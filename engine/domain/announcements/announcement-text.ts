import type { Inline, RichText } from '#contract/programs/rich-text.ts';
import { lookUpLocale } from '../locales/negotiate-locale.ts';

type LocalizedText = Readonly<Record<string, string>>;

/** What is wrong with the languages that an announcement is written in. */
export type TextFault =
  | { readonly missing: string }
  | { readonly unknown: string }
  | { readonly title_or_text_missing: string };

/**
 * Whether an announcement is written as a program can show it: in its default language at least, in
 * none that it does not have, and in each with both title and text.
 * @param locales of the program, its default first
 */
export function textFault(
  { title, text }: { readonly title: LocalizedText; readonly text: LocalizedText },
  locales: readonly string[],
): TextFault | undefined {
  const written = [...new Set([...Object.keys(title), ...Object.keys(text)])];
  const [fallback = ''] = locales;
  if (!written.includes(fallback)) return { missing: fallback };
  const unknown = written.find((locale) => !locales.includes(locale));
  if (unknown !== undefined) return { unknown };
  const half = written.find((locale) => !(locale in title && locale in text));
  return half === undefined ? undefined : { title_or_text_missing: half };
}

/** The text in a locale or the nearest one that there is, else in the default. */
export function textIn(text: LocalizedText, locale: string, fallback: string): string {
  const found = lookUpLocale(locale, Object.keys(text));
  return (found && text[found]) ?? text[fallback] ?? '';
}

/** Plain text as paragraphs, which empty lines part; nothing in it is markup. */
export function plainParagraphs(text: string): RichText {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({
      kind: 'paragraph',
      content: paragraph
        .trim()
        .split('\n')
        .flatMap((line, at): Inline[] => (at === 0 ? [line] : [{ kind: 'break' }, line])),
    }));
}
