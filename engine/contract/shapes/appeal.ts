import * as z from 'zod/mini';
import { APPEAL_SUBJECTS } from '../vocabulary/review-words.ts';
import { reviewFields, timelineEntry } from './review-fields.ts';

export const appeal = z.strictObject({
  id: z.int(),
  subject_kind: z.enum(APPEAL_SUBJECTS),
  subject_id: z.int(),
  message: z.string(),
  ...reviewFields,
  timeline: z.array(timelineEntry),
});
export type Appeal = z.infer<typeof appeal>;
