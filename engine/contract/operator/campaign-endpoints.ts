import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  idParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { line, paragraphs, text } from '../endpoints/text-fields.ts';
import { ENROLMENT_STATES } from '../vocabulary/state-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

const guestLink = z.strictObject({
  id: z.uuid(),
  activation_id: campaignId,
  label: z.string(),
  uses_limit: z.int(),
  uses: z.int(),
  expires_at: z.nullable(moment),
  revoked_at: z.nullable(moment),
  created_at: moment,
});

export const inviteCreator = defineEndpoint({
  ...operator,
  id: 'inviteCreator',
  method: 'POST',
  path: '/operator/activations/{activation_id}/invite',
  role: 'reviewer',
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
  role: 'manager',
  summary: 'Revokes an enrolment and the key it holds; the key is never given to anybody else.',
  params: z.strictObject({ influencer_activation_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ note: paragraphs(2_000) }),
  status: 200,
  response: z.strictObject({ influencer_activation_id: z.int(), state: z.enum(ENROLMENT_STATES) }),
  errors: ['INFLUENCER_ACTIVATION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const listKeyStock = defineEndpoint({
  ...operator,
  id: 'listKeyStock',
  method: 'GET',
  path: '/operator/keys',
  role: 'viewer',
  summary: 'How many keys of each kind there are, and whether they run low.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    key_options: z.array(
      z.strictObject({
        id: campaignId,
        activation_id: campaignId,
        label: z.string(),
        platform: z.string(),
        region: z.nullable(z.string()),
        available: z.int(),
        claimed: z.int(),
        revoked: z.int(),
        low: z.boolean(),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const importKeys = defineEndpoint({
  ...operator,
  id: 'importKeys',
  method: 'POST',
  path: '/operator/keys/import',
  role: 'manager',
  summary: 'Imports keys from CSV text with the columns key_option_id and key.',
  query: uuidQuery,
  body: z.strictObject({
    file_name: line(200),
    csv: text(240_000, 1),
  }),
  status: 201,
  response: z.strictObject({
    imported: z.int(),
    duplicates: z.int(),
    rejected: z.array(z.strictObject({ line: z.int(), reason: z.string() })),
  }),
  errors: ['KEYS_FILE_INVALID'],
  rate: 'write',
});

export const listGuestLinks = defineEndpoint({
  ...operator,
  id: 'listGuestLinks',
  method: 'GET',
  path: '/operator/guest_links',
  role: 'viewer',
  summary: 'Guest links, newest first. The tokens themselves are kept by nobody.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(guestLink),
  errors: [],
  rate: 'read',
});

export const createGuestLink = defineEndpoint({
  ...operator,
  id: 'createGuestLink',
  method: 'POST',
  path: '/operator/guest_links',
  role: 'manager',
  summary:
    'Creates a guest link. Its token is in this answer alone; a repeated call with its Idempotency-Key has it again.',
  query: uuidQuery,
  body: z.strictObject({
    activation_id: campaignId,
    label: line(100),
    uses_limit: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    expires_at: z.optional(moment),
  }),
  status: 201,
  response: z.extend(guestLink, { token: z.string(), path: z.string() }),
  errors: ['ACTIVATION_UNKNOWN', 'ACTIVATION_WITHOUT_GUESTS'],
  rate: 'write',
  idempotent: true,
});

export const revokeGuestLink = defineEndpoint({
  ...operator,
  id: 'revokeGuestLink',
  method: 'DELETE',
  path: '/operator/guest_links/{guest_link_id}',
  role: 'manager',
  summary: 'Revokes a guest link.',
  params: z.strictObject({ guest_link_id: z.uuid() }),
  query: uuidQuery,
  status: 204,
  errors: ['GUEST_LINK_UNKNOWN'],
  rate: 'write',
});

export const CAMPAIGN_OPERATOR_ENDPOINTS = [
  inviteCreator,
  revokeInfluencerActivation,
  listKeyStock,
  importKeys,
  listGuestLinks,
  createGuestLink,
  revokeGuestLink,
] as const;
