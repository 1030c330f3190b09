import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { REWARD_KINDS } from '../vocabulary/campaign-words.ts';
import { ROLE_FAULTS, ROLE_STATES } from '../vocabulary/role-words.ts';
import { REDEMPTION_STATES } from '../vocabulary/state-words.ts';

export const redemption = z.strictObject({
  id: z.int(),
  reward_id: campaignId,
  title: z.string(),
  kind: z.enum(REWARD_KINDS),
  cost: z.int(),
  state: z.enum(REDEMPTION_STATES),
  note: z.nullable(z.string()),
  /** Under which the carrier knows what was sent. */
  tracking_reference: z.nullable(z.string()),
  /**
   * Whether it is known where it goes: `missing` until the address or account was given; `none`
   * where nothing needs one, or not any more.
   */
  delivery: z.enum(['none', 'missing', 'given']),
  /** Of a reward that is a role: how far it is, and what is in the way. */
  role: z.nullable(
    z.strictObject({
      state: z.enum(ROLE_STATES),
      fault: z.nullable(z.enum(ROLE_FAULTS)),
      /** Where the person joins the server. */
      invite: z.nullable(z.string()),
    }),
  ),
  /** Of a reward that is a key, for the person alone. */
  key: z.nullable(z.string()),
  claimed_at: moment,
  /** Until when the person can cancel it; null where that is not possible, or not any more. */
  cancellable_until: z.nullable(moment),
  fulfilled_at: z.nullable(moment),
  refunded_at: z.nullable(moment),
});
export type Redemption = z.infer<typeof redemption>;
