import * as z from 'zod/mini';

export const CONTENT_TYPES = ['video', 'stream', 'short', 'image', 'article'] as const;
/** What kind of content something is. */
export const contentType = z.enum(CONTENT_TYPES);
