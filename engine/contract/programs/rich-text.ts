/** Markdown after parsing: plain data that a component turns into elements, never into HTML. */
export type RichText = readonly RichTextBlock[];

export type RichTextBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly content: RichText }
  | { readonly kind: 'rule' };

export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' };
