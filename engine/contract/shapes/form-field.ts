import * as z from 'zod/mini';

/** A question that a program asks, with its words in the caller's language. */
export const formField = z.looseObject({
  name: z.string(),
  type: z.string(),
  label: z.string(),
});
