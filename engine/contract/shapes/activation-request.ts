import * as z from 'zod/mini';
import { answers, campaignId, moment } from '../endpoints/fields.ts';
import { reviewFields, timelineEntry } from './review-fields.ts';

export const activationRequest = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  activation_title: z.string(),
  key_option_id: z.nullable(campaignId),
  ...reviewFields,
  answers,
  reapply_at: z.nullable(moment),
  /** What an accepted request led to. */
  influencer_activation_id: z.nullable(z.int()),
  timeline: z.array(timelineEntry),
});
export type ActivationRequest = z.infer<typeof activationRequest>;
