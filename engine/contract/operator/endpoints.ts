import { z } from 'zod';
import { ENROLMENT_STATES } from '../claims/fields.ts';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  idParameter,
  line,
  moment,
  pageOf,
  pageQuery,
  paragraphs,
  uuidQuery,
} from '../endpoints/fields.ts';
import { pointBalance } from '../quests/fields.ts';
import { redemption } from '../rewards/endpoints.ts';
import { auditEntry, creatorSummary, operatorRole } from './fields.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

const guestLink = z.strictObject({
  id: z.uuid(),
  activation_id: campaignId,
  label: z.string(),
  uses_limit: z.int(),
  uses: z.int(),
  expires_at: moment.nullable(),
  revoked_at: moment.nullable(),
  created_at: moment,
});

export const readOperator = defineEndpoint({
  ...operator,
  id: 'readOperator',
  method: 'GET',
  path: '/operator/self',
  summary: 'The signed-in operator, and the programs and roles that were granted.',
  status: 200,
  response: z.strictObject({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    roles: z.array(
      z.strictObject({
        uuid: z.uuid(),
        program: z.string(),
        title: z.string(),
        role: operatorRole,
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const listOperators = defineEndpoint({
  ...operator,
  id: 'listOperators',
  method: 'GET',
  path: '/operator/operators',
  role: 'viewer',
  summary: 'Who runs the program.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    operators: z.array(
      z.strictObject({
        id: z.uuid(),
        email: z.string(),
        name: z.string().nullable(),
        role: operatorRole,
        granted_at: moment,
        granted_by: z.string(),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const grantRole = defineEndpoint({
  ...operator,
  id: 'grantRole',
  method: 'PUT',
  path: '/operator/operators',
  role: 'owner',
  summary: 'Grants a role to whoever signs in with this verified e-mail address.',
  query: uuidQuery,
  body: z.strictObject({ email: z.email().max(254), role: operatorRole }),
  status: 200,
  response: z.strictObject({ id: z.uuid(), email: z.string(), role: operatorRole }),
  errors: ['LAST_OWNER'],
  rate: 'write',
});

export const revokeRole = defineEndpoint({
  ...operator,
  id: 'revokeRole',
  method: 'DELETE',
  path: '/operator/operators/{operator_id}',
  role: 'owner',
  summary: 'Takes the role away.',
  params: z.strictObject({ operator_id: z.uuid() }),
  query: uuidQuery,
  status: 204,
  errors: ['MEMBER_UNKNOWN', 'LAST_OWNER'],
  rate: 'write',
});

export const listAuditEntries = defineEndpoint({
  ...operator,
  id: 'listAuditEntries',
  method: 'GET',
  path: '/operator/audit',
  role: 'manager',
  summary: 'Every action in the program, newest first.',
  query: uuidQuery.extend({
    ...pageQuery,
    action: z.string().max(60).optional(),
    subject_kind: z.string().max(60).optional(),
    subject_id: z.string().max(100).optional(),
  }),
  status: 200,
  response: pageOf(auditEntry),
  errors: [],
  rate: 'read',
});

export const listCreators = defineEndpoint({
  ...operator,
  id: 'listCreators',
  method: 'GET',
  path: '/operator/creators',
  role: 'viewer',
  summary: 'Creators of the program, newest first.',
  query: uuidQuery.extend({
    ...pageQuery,
    search: z.string().trim().min(1).max(100).optional(),
    member: z.stringbool().optional(),
  }),
  status: 200,
  response: pageOf(
    creatorSummary.extend({
      status: z.enum(['active', 'suspended', 'deleted']),
      member_since: moment.nullable(),
      created_at: moment,
    }),
  ),
  errors: [],
  rate: 'read',
});

export const setCreatorStatus = defineEndpoint({
  ...operator,
  id: 'setCreatorStatus',
  method: 'PUT',
  path: '/operator/creators/{creator_id}/status',
  role: 'manager',
  summary: 'Suspends a creator, which ends all sessions, or lifts the suspension.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: uuidQuery,
  body: z.strictObject({ status: z.enum(['active', 'suspended']), note: paragraphs(2_000) }),
  status: 200,
  response: z.strictObject({ id: z.uuid(), status: z.enum(['active', 'suspended']) }),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'write',
});

export const adjustPoints = defineEndpoint({
  ...operator,
  id: 'adjustPoints',
  method: 'POST',
  path: '/operator/creators/{creator_id}/points',
  role: 'manager',
  summary: 'Adds or takes points by hand; the note is shown to the creator.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: uuidQuery,
  body: z.strictObject({
    activation_id: campaignId,
    amount: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((amount) => amount !== 0, 'Not zero'),
    note: paragraphs(500),
  }),
  status: 201,
  response: pointBalance,
  errors: ['CREATOR_UNKNOWN', 'ACTIVATION_UNKNOWN', 'POINTS_INSUFFICIENT'],
  rate: 'write',
  idempotent: true,
});

export const inviteCreator = defineEndpoint({
  ...operator,
  id: 'inviteCreator',
  method: 'POST',
  path: '/operator/activations/{activation_id}/invite',
  role: 'reviewer',
  summary: 'Offers an activation to a member.',
  params: z.strictObject({ activation_id: idParameter }),
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
        region: z.string().nullable(),
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
  body: z.strictObject({ file_name: line(200), csv: z.string().min(1).max(240_000) }),
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
  query: uuidQuery.extend(pageQuery),
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
  summary: 'Creates a guest link. Its token is in this answer alone.',
  query: uuidQuery,
  body: z.strictObject({
    activation_id: campaignId,
    label: line(100),
    uses_limit: z.int().min(1).max(100_000).optional(),
    expires_at: moment.optional(),
  }),
  status: 201,
  response: guestLink.extend({ token: z.string(), path: z.string() }),
  errors: ['ACTIVATION_UNKNOWN', 'ACTIVATION_WITHOUT_GUESTS'],
  rate: 'write',
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

export const listOperatorRedemptions = defineEndpoint({
  ...operator,
  id: 'listOperatorRedemptions',
  method: 'GET',
  path: '/operator/redemptions',
  role: 'viewer',
  summary: 'Redeemed rewards, oldest first.',
  query: uuidQuery.extend({
    ...pageQuery,
    state: z.enum(['claimed', 'fulfilled', 'refunded']).optional(),
  }),
  status: 200,
  response: pageOf(redemption.omit({ key: true }).extend({ creator: creatorSummary.nullable() })),
  errors: [],
  rate: 'read',
});

const settle = {
  ...operator,
  method: 'POST',
  role: 'reviewer',
  params: z.strictObject({ redemption_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ note: paragraphs(2_000).optional() }),
  status: 200,
  response: redemption.omit({ key: true }),
  errors: ['REDEMPTION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
} as const;

export const fulfilRedemption = defineEndpoint({
  ...settle,
  id: 'fulfilRedemption',
  path: '/operator/redemptions/{redemption_id}/fulfil',
  summary: 'Marks a redeemed reward as delivered; the creator is told by mail.',
});

export const refundRedemption = defineEndpoint({
  ...settle,
  id: 'refundRedemption',
  path: '/operator/redemptions/{redemption_id}/refund',
  summary: 'Gives the points back and the piece to the stock.',
});

export const OPERATOR_ENDPOINTS = [
  readOperator,
  listOperators,
  grantRole,
  revokeRole,
  listAuditEntries,
  listCreators,
  setCreatorStatus,
  adjustPoints,
  inviteCreator,
  revokeInfluencerActivation,
  listKeyStock,
  importKeys,
  listGuestLinks,
  createGuestLink,
  revokeGuestLink,
  listOperatorRedemptions,
  fulfilRedemption,
  refundRedemption,
] as const;
