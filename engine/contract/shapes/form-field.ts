import * as z from 'zod/mini';
import { FIELD_TYPES } from '../vocabulary/campaign-words.ts';

/** A question that a program asks, with its words in the caller's language. */
export const formField = z.looseObject({
  name: z.string(),
  type: z.enum(FIELD_TYPES),
  label: z.string(),
});
