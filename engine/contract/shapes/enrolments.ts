import * as z from 'zod';
import { campaignId, moment } from '../endpoints/fields.ts';

export const ENROLMENT_STATES = [
  'offered',
  'accepted',
  'claimed',
  'completed',
  'declined',
  'expired',
  'revoked',
] as const;

/** One of the keys that an activation gives. */
export const keyOption = z.strictObject({
  id: campaignId,
  label: z.string(),
  platform: z.string(),
  region: z.string().nullable(),
  /** Whether any is left. How many is the operators' business. */
  available: z.boolean(),
  /** The program preselects it. */
  preferred: z.boolean(),
});

/** What a content brief asks for. */
export const contentBrief = z.strictObject({
  types: z.array(z.string()),
  hashtags: z.array(z.string()),
  due_at: moment.nullable(),
  minimum: z.int(),
  instructions: z.string().nullable(),
});

/** One enrolment in an activation, as creator and guest see it. */
export const influencerActivation = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  kind: z.enum(['season', 'key', 'content', 'event']),
  title: z.string(),
  description: z.string().nullable(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  open: z.boolean(),
  state: z.enum(ENROLMENT_STATES),
  /** Agreements that accepting it needs. */
  agreements: z.array(z.string()),
  key_options: z.array(keyOption),
  /** Which key was chosen. */
  key_option_id: campaignId.nullable(),
  content: contentBrief.nullable(),
  offered_at: moment,
  accepted_at: moment.nullable(),
  claimed_at: moment.nullable(),
  completed_at: moment.nullable(),
  expires_at: moment.nullable(),
});
export type InfluencerActivation = z.infer<typeof influencerActivation>;

/** A key, shown to whom it belongs. */
export const claimedKey = z.strictObject({
  key: z.string(),
  key_option_id: campaignId,
  platform: z.string(),
  region: z.string().nullable(),
  claimed_at: moment,
});
