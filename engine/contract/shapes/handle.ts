import * as z from 'zod/mini';
import { HANDLE, LONGEST_HANDLE, SHORTEST_HANDLE } from '../vocabulary/handle-words.ts';

/** A handle in any case; what comes out is in small letters, as it is kept. */
export const handle = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(SHORTEST_HANDLE),
    z.maxLength(LONGEST_HANDLE),
    z.regex(HANDLE, 'Letters a to z, digits, and single - or _ between them'),
  );
