import * as z from 'zod/mini';
import { BADGE_KINDS } from '../vocabulary/profile-words.ts';

/** What everybody sees of a creator who chose to be seen: that, and nothing else. */
export const publicProfile = z.strictObject({
  handle: z.string(),
  display_name: z.string(),
  /** Whether search engines may list it. */
  searchable: z.boolean(),
  /** The accounts that the creator chose to name. */
  links: z.array(
    z.strictObject({
      provider: z.string(),
      name: z.string(),
      /** Null where the provider has no page of an account, or its address is not known. */
      address: z.nullable(z.string()),
    }),
  ),
  /** Newest first; null where the creator does not show them. */
  badges: z.nullable(
    z.strictObject({
      /** How many there are; `items` are the newest. */
      total: z.int(),
      items: z.array(
        z.strictObject({
          kind: z.enum(BADGE_KINDS),
          title: z.string(),
          /** How often it was earned. */
          times: z.int(),
        }),
      ),
    }),
  ),
  /** Where the creator stands in each current season; null where they do not show it. */
  ranks: z.nullable(
    z.array(
      z.strictObject({
        season: z.string(),
        rank: z.int(),
        /** How many creators are on the board. */
        total: z.int(),
      }),
    ),
  ),
});
export type PublicProfile = z.infer<typeof publicProfile>;
