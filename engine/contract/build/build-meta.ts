import { z } from 'zod/mini';

/** A build of the portal: /assets/builds/latest.json and /assets/builds/meta/<id>.json. */
export const buildMetaSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** When it was built, in milliseconds. */
  timestamp: z.number(),
});

export type BuildMeta = z.infer<typeof buildMetaSchema>;
