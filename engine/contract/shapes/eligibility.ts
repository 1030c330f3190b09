import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';

/** How a person stands with the program's rules: "2 of 3 met". */
export const eligibility = z.strictObject({
  met: z.boolean(),
  rules: z.array(
    z.looseObject({
      label: z.string(),
      met: z.boolean(),
      /** Nobody measured it: the person says so. */
      self_declared: z.boolean(),
      /** When what decided it was measured; absent where nobody did. */
      measured_at: z.optional(moment),
    }),
  ),
});
