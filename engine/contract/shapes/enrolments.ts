import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { ACTIVATION_KINDS, ACTIVATION_OFFERS } from '../vocabulary/campaign-words.ts';
import { ENROLMENT_STATES } from '../vocabulary/state-words.ts';
import { contentType } from './content-types.ts';
import { image } from './images.ts';

/** One of the keys that an activation gives. */
export const keyOption = z.strictObject({
  id: campaignId,
  label: z.string(),
  platform: z.string(),
  region: z.nullable(z.string()),
  /** Whether any is left. How many is the operators' business. */
  available: z.boolean(),
  /** The program preselects it. */
  preferred: z.boolean(),
});

/** What a content brief asks for. */
export const contentBrief = z.strictObject({
  types: z.array(contentType),
  hashtags: z.array(z.string()),
  due_at: z.nullable(moment),
  minimum: z.int(),
  instructions: z.nullable(z.string()),
});

/** One enrolment in an activation, as creator and guest see it. */
export const influencerActivation = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  kind: z.enum(ACTIVATION_KINDS),
  title: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(image),
  opens_at: z.nullable(moment),
  closes_at: z.nullable(moment),
  open: z.boolean(),
  /** How it came to be offered: to every member, after a request, or to this person. */
  offer: z.enum(ACTIVATION_OFFERS),
  state: z.enum(ENROLMENT_STATES),
  /** Agreements that accepting it needs. */
  agreements: z.array(z.string()),
  key_options: z.array(keyOption),
  /** Which key was chosen. */
  key_option_id: z.nullable(campaignId),
  content: z.nullable(contentBrief),
  offered_at: moment,
  accepted_at: z.nullable(moment),
  claimed_at: z.nullable(moment),
  completed_at: z.nullable(moment),
  expires_at: z.nullable(moment),
});
export type InfluencerActivation = z.infer<typeof influencerActivation>;

/** A key, shown to whom it belongs. */
export const claimedKey = z.strictObject({
  key: z.string(),
  key_option_id: campaignId,
  platform: z.string(),
  region: z.nullable(z.string()),
  claimed_at: moment,
});
