import * as z from 'zod';
import { agreementNames, moment } from '../endpoints/fields.ts';

/** An agreement of the program, and whether its present version is accepted. */
export const agreement = z.strictObject({
  agreement: z.enum(agreementNames),
  /** Changes whenever what is agreed to does; then it must be accepted again. */
  version: z.string(),
  /** What the box says; null: the engine's own words. */
  label: z.string().nullable(),
  accepted_version: z.string().nullable(),
  accepted_at: moment.nullable(),
  current: z.boolean(),
});
export type Agreement = z.infer<typeof agreement>;
