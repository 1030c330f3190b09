import * as z from 'zod/mini';
import { agreementNames, moment } from '../endpoints/fields.ts';

/** An agreement of the program, and whether its present version is accepted. */
export const agreement = z.strictObject({
  agreement: z.enum(agreementNames),
  /** Changes whenever what is agreed to does; then it must be accepted again. */
  version: z.string(),
  /** What the box says; null: the engine's own words. */
  label: z.nullable(z.string()),
  accepted_version: z.nullable(z.string()),
  accepted_at: z.nullable(moment),
  current: z.boolean(),
});
export type Agreement = z.infer<typeof agreement>;
