import * as z from 'zod';
import { answers, campaignId, moment, reviewFields, timelineEntry } from '../endpoints/fields.ts';

export const activationRequest = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  activation_title: z.string(),
  key_option_id: campaignId.nullable(),
  ...reviewFields,
  answers,
  reapply_at: moment.nullable(),
  /** What an accepted request led to. */
  influencer_activation_id: z.int().nullable(),
  timeline: z.array(timelineEntry),
});
export type ActivationRequest = z.infer<typeof activationRequest>;
