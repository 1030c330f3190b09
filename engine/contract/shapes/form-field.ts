import * as z from 'zod/mini';

/** What kinds of answers questions take, as the manifest's schema has them. */
const FIELD_TYPES = [
  ...['text', 'long_text', 'number', 'url', 'email', 'date', 'select', 'multi_select'],
  ...['checkbox', 'country'],
] as const;

/** A question that a program asks, with its words in the caller's language. */
export const formField = z.looseObject({
  name: z.string(),
  type: z.enum(FIELD_TYPES),
  label: z.string(),
});
