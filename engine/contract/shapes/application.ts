import * as z from 'zod/mini';
import { answers, moment } from '../endpoints/fields.ts';
import { reviewFields, timelineEntry } from './review-fields.ts';

export const application = z.strictObject({
  id: z.uuid(),
  ...reviewFields,
  answers,
  reapply_at: z.nullable(moment),
  timeline: z.array(timelineEntry),
});
export type Application = z.infer<typeof application>;
