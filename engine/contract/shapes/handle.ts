import * as z from 'zod/mini';

export const SHORTEST_HANDLE = 3;
export const LONGEST_HANDLE = 30;
/** Small letters that look like no others, digits, and single signs between them. */
export const HANDLE = /^[a-z0-9](?:[a-z0-9]|[-_](?=[a-z0-9])){2,29}$/;

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
