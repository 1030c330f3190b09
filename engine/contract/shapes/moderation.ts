import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';

/** Why something that others see is reported or taken down; codes are permanent. */
export const MODERATION_REASONS = [
  'offensive',
  'personal_data',
  'harmful_link',
  'rights',
  'spam',
  'other',
] as const;
export const moderationReason = z.enum(MODERATION_REASONS);
export type ModerationReason = z.infer<typeof moderationReason>;

/** That the program took something down, as the person learns it to whom it belongs. */
export const takenDown = z.strictObject({
  reason_code: moderationReason,
  note: z.string(),
  at: moment,
});
export type TakenDown = z.infer<typeof takenDown>;
