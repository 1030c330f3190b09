import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { acceptedAgreements, campaignId } from '../endpoints/fields.ts';
import { personName, text } from '../endpoints/text-fields.ts';
import { content, contentBody, contentPage, contentPageQuery } from '../shapes/content.ts';
import { claimedKey, influencerActivation } from '../shapes/enrolments.ts';
import { quest } from '../shapes/quests.ts';
import { GUEST_LINK_STATES } from '../vocabulary/state-words.ts';

const token = text(200, 20);
const tokenQuery = z.strictObject({ token });
const tokenBody = z.strictObject({ token });

/** What a guest sees of the link's activation; offered until it is accepted. */
const guestActivation = z.strictObject({
  uuid: z.uuid(),
  program: z.string(),
  /** The link itself: live, its people hear of it on `/guest-links/<guest_link_id>`. */
  guest_link_id: z.uuid(),
  influencer_activation: z.omit(influencerActivation, { id: true }),
  /** Null until a guest accepted. */
  guest_name: z.nullable(z.string()),
  /** How many more people the link takes. */
  uses_left: z.int(),
  /**
   * Whether the link still gives something. By one that has expired or was revoked, guests see what
   * they claimed and submitted, and can do nothing new; others are refused.
   */
  link_state: z.enum(GUEST_LINK_STATES),
});
const guest = { tag: 'guest', caller: 'guest' } as const;

export const readGuestActivation = defineEndpoint({
  ...guest,
  id: 'readGuestActivation',
  method: 'GET',
  path: '/guest/activations',
  summary: 'What a guest link offers, and how far the guest is.',
  query: tokenQuery,
  status: 200,
  response: guestActivation,
  errors: [],
  rate: 'read',
});

export const acceptAsGuest = defineEndpoint({
  ...guest,
  id: 'acceptAsGuest',
  method: 'POST',
  path: '/guest/accept',
  summary:
    'Accepts what a guest link offers. The answer holds the token of this guest: the same one for a link to one person. With an Idempotency-Key a repeated call takes no further place, and answers the same token.',
  body: z.strictObject({
    token,
    name: personName,
    email: z.optional(z.email().check(z.maxLength(254))),
    agreements: z.optional(acceptedAgreements),
  }),
  status: 200,
  response: z.extend(guestActivation, { token }),
  errors: [
    'GUEST_LINK_USED_UP',
    'ACTIVATION_NOT_OPEN',
    'ACTIVATION_FULL',
    'AGREEMENTS_MISSING',
    'TRANSITION_REFUSED',
  ],
  rate: 'claim',
  idempotent: true,
});

export const selectGuestKey = defineEndpoint({
  ...guest,
  id: 'selectGuestKey',
  method: 'POST',
  path: '/guest/{program}_key_select',
  summary: 'Chooses which key of the activation the guest wants; {program} is the slug.',
  params: z.strictObject({ program: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)) }),
  body: z.strictObject({ token, key_option_id: campaignId }),
  status: 200,
  response: guestActivation,
  errors: ['KEY_OPTION_UNKNOWN', 'KEY_NOT_CLAIMABLE', 'KEY_ALREADY_CLAIMED', 'ACTIVATION_NOT_OPEN'],
  rate: 'claim',
});

export const claimKeyAsGuest = defineEndpoint({
  ...guest,
  id: 'claimKeyAsGuest',
  method: 'POST',
  path: '/guest/claim_key',
  summary: 'Claims a key: once and only once.',
  body: z.strictObject({ token, key_option_id: z.optional(campaignId) }),
  status: 200,
  response: claimedKey,
  errors: [
    'ACTIVATION_NOT_OPEN',
    'KEY_OPTION_UNKNOWN',
    'KEY_OPTION_MISSING',
    'KEY_NOT_CLAIMABLE',
    'KEY_ALREADY_CLAIMED',
    'KEYS_EXHAUSTED',
  ],
  rate: 'claim',
});

export const revealKeyAsGuest = defineEndpoint({
  ...guest,
  id: 'revealKeyAsGuest',
  method: 'POST',
  path: '/guest/reveal_key',
  summary: 'Shows a claimed key again. Each time is recorded.',
  body: tokenBody,
  status: 200,
  response: claimedKey,
  errors: ['KEY_NOT_CLAIMED'],
  rate: 'claim',
});

export const listGuestQuests = defineEndpoint({
  ...guest,
  id: 'listGuestQuests',
  method: 'GET',
  path: '/guest/quests',
  summary: "The quests of the link's activation.",
  query: tokenQuery,
  status: 200,
  response: z.strictObject({ uuid: z.uuid(), program: z.string(), quests: z.array(quest) }),
  errors: [],
  rate: 'read',
});

export const listGuestContent = defineEndpoint({
  ...guest,
  id: 'listGuestContent',
  method: 'GET',
  path: '/guest/content',
  summary: 'What the guest submitted, newest first, 20 to a page.',
  query: z.extend(tokenQuery, contentPageQuery),
  status: 200,
  response: contentPage,
  errors: [],
  rate: 'read',
});

export const submitGuestContent = defineEndpoint({
  ...guest,
  id: 'submitGuestContent',
  method: 'POST',
  path: '/guest/content',
  summary: "Submits content for the link's activation.",
  query: tokenQuery,
  body: contentBody,
  status: 201,
  response: content,
  errors: [
    'ACTIVATION_NOT_OPEN',
    'CONTENT_NOT_TAKEN',
    'CONTENT_TYPE_NOT_TAKEN',
    'CONTENT_DUPLICATE',
  ],
  rate: 'write',
});

export const mergeGuest = defineEndpoint({
  tag: 'guest',
  caller: 'creator',
  id: 'mergeGuest',
  method: 'POST',
  path: '/guest/merge',
  summary:
    'Moves what a guest accepted, claimed and submitted into the account of whoever is signed in, once and for good. The token opens nothing afterwards.',
  body: tokenBody,
  status: 200,
  response: z.strictObject({
    /** The account's enrolment in what the link was for, the key among it. */
    influencer_activation: influencerActivation,
    /** True where an earlier call has done it: nothing changed. */
    merged_before: z.boolean(),
  }),
  errors: [
    'GUEST_LINK_UNKNOWN',
    'GUEST_LINK_OTHER_PROGRAM',
    'GUEST_LINK_NOT_ACCEPTED',
    'GUEST_LINK_EXPIRED',
    'GUEST_LINK_REVOKED',
    'GUEST_LINK_MERGED_ELSEWHERE',
  ],
  rate: 'claim',
});

export const GUEST_ENDPOINTS = [
  readGuestActivation,
  acceptAsGuest,
  selectGuestKey,
  claimKeyAsGuest,
  revealKeyAsGuest,
  listGuestQuests,
  listGuestContent,
  submitGuestContent,
  mergeGuest,
] as const;
