import * as z from 'zod/mini';

/** A picture of something, or what the engine draws in its place. Its addresses are the portal's. */
export const image = z.strictObject({
  /** For browsers that read nothing of `sources`. */
  src: z.string(),
  /** The same in lighter formats, the lightest first; none of a drawing. */
  sources: z.array(z.strictObject({ type: z.string(), srcSet: z.string() })),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
  /** Empty: it only decorates. */
  alt: z.string(),
  /** Which point stays in sight where it is cropped: a CSS position. */
  focus: z.string(),
});
export type Image = z.infer<typeof image>;
