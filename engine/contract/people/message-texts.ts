import * as z from 'zod/mini';
import { line, paragraphs } from '../endpoints/text-fields.ts';

/** Plain text; `{name}` and `{program}` stand for the person's name and the program's title. */
export const messageText = z.strictObject({ subject: line(150), text: paragraphs(5_000) });
/** A message in each language that it is written in. */
export const messageTexts = z
  .record(z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/)), messageText)
  .check(
    z.refine((texts) => {
      const count = Object.keys(texts).length;
      return count >= 1 && count <= 40;
    }, 'In 1 to 40 languages'),
  );

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
