import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  acceptedAgreements,
  campaignId,
  idParameter,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { claimedKey, influencerActivation } from '../shapes/enrolments.ts';
import { ENROLMENT_STATES } from '../vocabulary/state-words.ts';

const PATH = '/creators/campaign/influencer_activations';
const params = z.strictObject({ influencer_activation_id: idParameter });
const one = {
  tag: 'enrolments',
  caller: 'creator',
  params,
  query: uuidQuery,
} as const;

export const listInfluencerActivations = defineEndpoint({
  id: 'listInfluencerActivations',
  method: 'GET',
  path: PATH,
  tag: 'enrolments',
  caller: 'creator',
  summary: 'What the person was offered, accepted and claimed. Newest first.',
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(z.enum(ENROLMENT_STATES)) }),
  status: 200,
  response: pageOf(influencerActivation),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const readInfluencerActivation = defineEndpoint({
  ...one,
  id: 'readInfluencerActivation',
  method: 'GET',
  path: `${PATH}/{influencer_activation_id}`,
  summary: 'One of them.',
  status: 200,
  response: influencerActivation,
  errors: ['INFLUENCER_ACTIVATION_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const acceptInfluencerActivation = defineEndpoint({
  ...one,
  id: 'acceptInfluencerActivation',
  method: 'POST',
  path: `${PATH}/{influencer_activation_id}/accept`,
  summary: 'Accepts an offer, with the agreements that it needs.',
  body: z.strictObject({ agreements: z.optional(acceptedAgreements) }),
  status: 200,
  response: influencerActivation,
  errors: [
    'INFLUENCER_ACTIVATION_UNKNOWN',
    'ACTIVATION_NOT_OPEN',
    'AGREEMENTS_MISSING',
    'COUNTRY_NOT_APPROVED',
    'TRANSITION_REFUSED',
    'NOT_A_MEMBER',
  ],
  rate: 'write',
  idempotent: true,
});

export const declineInfluencerActivation = defineEndpoint({
  ...one,
  id: 'declineInfluencerActivation',
  method: 'POST',
  path: `${PATH}/{influencer_activation_id}/decline`,
  summary: 'Declines an offer.',
  status: 200,
  response: influencerActivation,
  errors: ['INFLUENCER_ACTIVATION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const claimKey = defineEndpoint({
  ...one,
  id: 'claimKey',
  method: 'POST',
  path: `${PATH}/{influencer_activation_id}/claim_key`,
  summary: 'Claims a key: once and only once.',
  body: z.strictObject({
    /** Needed where there is more than one kind and none is chosen or preferred. */
    key_option_id: z.optional(campaignId),
  }),
  status: 200,
  response: claimedKey,
  errors: [
    'INFLUENCER_ACTIVATION_UNKNOWN',
    'ACTIVATION_NOT_OPEN',
    'AGREEMENTS_MISSING',
    'COUNTRY_NOT_APPROVED',
    'KEY_OPTION_UNKNOWN',
    'KEY_OPTION_MISSING',
    'KEY_NOT_CLAIMABLE',
    'KEY_ALREADY_CLAIMED',
    'KEYS_EXHAUSTED',
    'NOT_A_MEMBER',
  ],
  rate: 'claim',
  idempotent: true,
});

export const revealKey = defineEndpoint({
  ...one,
  id: 'revealKey',
  method: 'POST',
  path: `${PATH}/{influencer_activation_id}/reveal_key`,
  summary: 'Shows a claimed key again. Each time is recorded.',
  status: 200,
  response: claimedKey,
  errors: ['INFLUENCER_ACTIVATION_UNKNOWN', 'KEY_NOT_CLAIMED'],
  rate: 'claim',
});

export const ENROLMENT_ENDPOINTS = [
  listInfluencerActivations,
  readInfluencerActivation,
  acceptInfluencerActivation,
  declineInfluencerActivation,
  claimKey,
  revealKey,
] as const;
