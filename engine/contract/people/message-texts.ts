import * as z from 'zod/mini';
import { inLanguages, line, paragraphs } from '../endpoints/text-fields.ts';

/** Plain text; `{name}` and `{program}` stand for the person's name and the program's title. */
export const messageText = z.strictObject({ subject: line(150), text: paragraphs(5_000) });
/** A message in each language that it is written in. */
export const messageTexts = inLanguages(messageText);

/** What somebody gets of a message. */
export const messageRecipient = z.strictObject({
  creator_id: z.uuid(),
  name: z.string(),
  /** The language it is in, and whether the person's own is another one. */
  locale: z.string(),
  fallback: z.boolean(),
  subject: z.string(),
  text: z.string(),
});
