import * as z from 'zod/mini';
import { MAIL_SILENCES } from '../vocabulary/inbox-words.ts';

/** The mail that would tell a creator of a decision, or why there is none: one of the two is null. */
export const decisionMail = z.strictObject({
  mail: z.nullable(
    z.strictObject({
      subject: z.string(),
      /** As clients without HTML show it, but for the link that ends such mails. */
      text: z.string(),
      /** The language that it is in: the creator's. */
      locale: z.string(),
    }),
  ),
  silence: z.nullable(z.enum(MAIL_SILENCES)),
});
export type DecisionMail = z.infer<typeof decisionMail>;
