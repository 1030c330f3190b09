/** What texts of a manifest may name in braces. */
export const TEXT_PLACEHOLDERS = ['program', 'publisher', 'product'] as const;
export type TextValues = Readonly<Record<(typeof TEXT_PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{([^{}]*)\}?|\}/g;

/** The placeholders of a text, each as written, in order: `['{program}']`. */
export function placeholdersOf(text: string): string[] {
  return text.includes('{') || text.includes('}')
    ? [...text.matchAll(PLACEHOLDER)].map((match) => match[0])
    : [];
}

/** Fills in the placeholders of a text. */
export function fillIn(text: string, values: TextValues): string {
  if (!text.includes('{')) return text;
  return text.replace(
    /\{(program|publisher|product)\}/g,
    (_whole, name: keyof TextValues) => values[name],
  );
}
