import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { guest } from '../shapes/reviews.ts';
import { GUEST_MERGE_WAYS } from '../vocabulary/guest-words.ts';
import { ENROLMENT_STATES } from '../vocabulary/state-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;
const activation = z.strictObject({ id: campaignId, title: z.string() });
const enrolment = z.strictObject({
  influencer_activation_id: z.int(),
  state: z.enum(ENROLMENT_STATES),
});
/** Also whether it holds a key that was claimed. */
const enrolmentWithKey = z.extend(enrolment, { key: z.boolean() });

export const listGuests = defineEndpoint({
  ...operator,
  id: 'listGuests',
  method: 'GET',
  path: '/operator/guests',
  action: 'read',
  summary: 'Guests of the program who are in no account, newest first.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    /** Words that begin words of the guest’s name, of the first part of their e-mail address, or of the link’s label. */
    search: z.optional(text(100)),
    activation_id: z.optional(campaignIdParameter),
  }),
  status: 200,
  response: pageOf(
    z.extend(enrolment, {
      guest,
      activation,
      guest_link: z.strictObject({ id: z.uuid(), label: z.string() }),
      accepted_at: z.nullable(moment),
      claimed_at: z.nullable(moment),
    }),
  ),
  errors: [],
  rate: 'read',
});

export const mergeGuestForCreator = defineEndpoint({
  ...operator,
  id: 'mergeGuestForCreator',
  method: 'POST',
  path: '/operator/creators/{creator_id}/guests',
  action: 'merge_guests',
  summary:
    'Moves what a guest accepted, claimed and submitted into a creator’s account, once and for good, as the creator could by the guest’s link; that opens nothing afterwards. With dry_run it only says what would happen.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: uuidQuery,
  body: z.strictObject({
    /** The guest’s, as listGuests and listGuestLinkUses name it. */
    influencer_activation_id: z.int().check(z.minimum(1)),
    dry_run: z.boolean(),
  }),
  status: 200,
  response: z.strictObject({
    dry_run: z.boolean(),
    activation,
    /** As it was before. */
    guest: z.extend(enrolmentWithKey, {
      ...guest.shape,
      /** Pieces that were handed in, and how many of them were accepted: these count for quests. */
      contents: z.int(),
      accepted_contents: z.int(),
    }),
    /** What the creator has in the same activation already, as it was before. */
    own: z.nullable(enrolmentWithKey),
    way: z.enum(GUEST_MERGE_WAYS),
    /** The creator’s enrolment that has what the guest had; of a dry run, before the content completes it. */
    result: enrolment,
    /** Agreements that the guest accepted, which are the creator’s then. */
    agreements: z.array(z.string()),
  }),
  errors: [
    'CREATOR_UNKNOWN',
    'GUEST_UNKNOWN',
    'GUEST_MERGED',
    'GUEST_LINK_EXPIRED',
    'GUEST_LINK_REVOKED',
  ],
  rate: 'write',
  idempotent: true,
});

export const GUEST_MERGE_ENDPOINTS = [listGuests, mergeGuestForCreator] as const;
