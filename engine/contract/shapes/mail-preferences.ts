import * as z from 'zod/mini';

/** What a person wants to be told of, by category; what has to be told always is. */
export const mailPreferences = z.strictObject({
  decisions: z.boolean(),
  rewards: z.boolean(),
  news: z.boolean(),
});
