import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignIdParameter, idParameter, uuidQuery } from '../endpoints/fields.ts';
import { paragraphs } from '../endpoints/text-fields.ts';
import { ENROLMENT_STATES } from '../vocabulary/state-words.ts';
import { GUEST_LINK_ENDPOINTS } from './guest-link-endpoints.ts';
import { KEY_ENDPOINTS } from './key-endpoints.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

export const inviteCreator = defineEndpoint({
  ...operator,
  id: 'inviteCreator',
  method: 'POST',
  path: '/operator/activations/{activation_id}/invite',
  action: 'invite_creators',
  summary: 'Offers an activation to a member.',
  params: z.strictObject({ activation_id: campaignIdParameter }),
  query: uuidQuery,
  body: z.strictObject({ creator_id: z.uuid() }),
  status: 201,
  response: z.strictObject({ influencer_activation_id: z.int(), state: z.enum(ENROLMENT_STATES) }),
  errors: ['ACTIVATION_UNKNOWN', 'CREATOR_UNKNOWN', 'NOT_A_MEMBER', 'ACTIVATION_FULL'],
  rate: 'write',
});

export const revokeInfluencerActivation = defineEndpoint({
  ...operator,
  id: 'revokeInfluencerActivation',
  method: 'POST',
  path: '/operator/influencer_activations/{influencer_activation_id}/revoke',
  action: 'revoke_enrolments',
  summary: 'Revokes an enrolment and the key it holds; the key is never given to anybody else.',
  params: z.strictObject({ influencer_activation_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ note: paragraphs(2_000) }),
  status: 200,
  response: z.strictObject({ influencer_activation_id: z.int(), state: z.enum(ENROLMENT_STATES) }),
  errors: ['INFLUENCER_ACTIVATION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const CAMPAIGN_ENDPOINTS = [
  inviteCreator,
  revokeInfluencerActivation,
  ...KEY_ENDPOINTS,
  ...GUEST_LINK_ENDPOINTS,
] as const;
