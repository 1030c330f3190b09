import * as z from 'zod/mini';
import { contentType } from './content-types.ts';

/** The longest title and author that is taken over from a platform, in UTF-16 units. */
export const LONGEST_TITLE = 200;
export const LONGEST_AUTHOR = 100;

/** What is known of a piece of content by its address, before it is handed in. */
export const contentPreview = z.strictObject({
  /** Where it was published: `youtube`, `twitch` … or the host's name. */
  platform: z.string(),
  /** Null where the address does not make it certain. */
  content_type: z.nullable(contentType),
  /** Null where the platform was not asked, did not answer or says none. */
  title: z.nullable(z.string().check(z.maxLength(LONGEST_TITLE))),
  author: z.nullable(z.string().check(z.maxLength(LONGEST_AUTHOR))),
  /** Whether there may be a picture to ask for. */
  pictured: z.boolean(),
});
