import { z } from 'zod/mini';

const size = z.optional(z.number().check(z.positive()));
const offset = z.optional(z.number());
const box = { left: offset, top: offset, width: size, height: size };

/** Some icons of a set, as an Iconify service answers: GET {base}/{set}.json?icons=a,b. */
export const iconSetSchema = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string(), ...box })),
  /** Other names of icons that the answer holds. */
  aliases: z.optional(z.record(z.string(), z.object({ parent: z.string(), ...box }))),
  ...box,
});

export type IconSet = z.infer<typeof iconSetSchema>;
