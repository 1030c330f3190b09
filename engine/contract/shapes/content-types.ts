import * as z from 'zod/mini';
import { CONTENT_TYPES } from '../vocabulary/campaign-words.ts';

/** What kind of content something is. */
export const contentType = z.enum(CONTENT_TYPES);
