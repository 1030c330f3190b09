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
import { line, text } from '../endpoints/text-fields.ts';
import { creatorSummary, guest } from '../shapes/reviews.ts';
import { ACTIVATION_KINDS } from '../vocabulary/campaign-words.ts';
import { LINK_FAULTS } from '../vocabulary/guest-words.ts';
import { ENROLMENT_STATES, GUEST_LINK_STATES } from '../vocabulary/state-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

/** Links that one call makes or revokes at most. */
export const LINKS_AT_ONCE = 500;

const guestLink = z.strictObject({
  id: z.uuid(),
  activation_id: campaignId,
  label: z.string(),
  uses_limit: z.int(),
  uses: z.int(),
  state: z.enum(GUEST_LINK_STATES),
  expires_at: z.nullable(moment),
  revoked_at: z.nullable(moment),
  created_at: moment,
});

/** How many people a link is for. */
export const linkUses = z.int().check(z.minimum(1), z.maximum(100_000));
export const linkLabel = line(100);
/** A link's address is the path on any host of the program; the token in it is kept by nobody. */
const madeLink = z.extend(guestLink, { token: z.string(), path: z.string() });
const params = z.strictObject({ guest_link_id: z.uuid() });

export const listGuestLinks = defineEndpoint({
  ...operator,
  id: 'listGuestLinks',
  method: 'GET',
  path: '/operator/guest_links',
  action: 'read',
  summary: 'Guest links, newest first. The tokens themselves are kept by nobody.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    /** Words that begin words of the label. */
    search: z.optional(text(100)),
    activation_id: z.optional(campaignIdParameter),
    state: z.optional(z.enum(GUEST_LINK_STATES)),
  }),
  status: 200,
  response: pageOf(guestLink),
  errors: [],
  rate: 'read',
});

export const readGuestLink = defineEndpoint({
  ...operator,
  id: 'readGuestLink',
  method: 'GET',
  path: '/operator/guest_links/{guest_link_id}',
  action: 'read',
  summary: 'One guest link.',
  params,
  query: uuidQuery,
  status: 200,
  response: guestLink,
  errors: ['GUEST_LINK_UNKNOWN'],
  rate: 'read',
});

export const listGuestLinkUses = defineEndpoint({
  ...operator,
  id: 'listGuestLinkUses',
  method: 'GET',
  path: '/operator/guest_links/{guest_link_id}/uses',
  action: 'read',
  summary: 'Who used a guest link, and how far they came; newest first.',
  params,
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(
    z.strictObject({
      influencer_activation_id: z.int(),
      state: z.enum(ENROLMENT_STATES),
      guest,
      /** Whose account it went into; null as long as it is a guest's. */
      creator: z.nullable(creatorSummary),
      accepted_at: z.nullable(moment),
      claimed_at: z.nullable(moment),
      completed_at: z.nullable(moment),
    }),
  ),
  errors: ['GUEST_LINK_UNKNOWN'],
  rate: 'read',
});

export const listGuestActivations = defineEndpoint({
  ...operator,
  id: 'listGuestActivations',
  method: 'GET',
  path: '/operator/guest_activations',
  action: 'read',
  summary: 'What guest links can be for, in the order of the campaign; what it no longer has last.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    activations: z.array(
      z.strictObject({
        id: campaignId,
        kind: z.enum(ACTIVATION_KINDS),
        title: z.string(),
        opens_at: z.nullable(moment),
        closes_at: z.nullable(moment),
        /** How many more enrolments it takes; null without a limit. */
        places_left: z.nullable(z.int()),
        /** The campaign no longer has it: it gets no further links. */
        retired: z.boolean(),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const createGuestLink = defineEndpoint({
  ...operator,
  id: 'createGuestLink',
  method: 'POST',
  path: '/operator/guest_links',
  action: 'manage_guest_links',
  summary:
    'Creates a guest link. Its token is in this answer alone; a repeated call with its Idempotency-Key has it again.',
  query: uuidQuery,
  body: z.strictObject({
    activation_id: campaignId,
    label: linkLabel,
    uses_limit: z.optional(linkUses),
    expires_at: z.optional(moment),
  }),
  status: 201,
  response: madeLink,
  errors: ['ACTIVATION_UNKNOWN', 'ACTIVATION_WITHOUT_GUESTS'],
  rate: 'write',
  idempotent: true,
});

export const createGuestLinks = defineEndpoint({
  ...operator,
  id: 'createGuestLinks',
  method: 'POST',
  path: '/operator/guest_links/batch',
  action: 'manage_guest_links',
  summary: `Creates a guest link for each sound line of CSV text, ${LINKS_AT_ONCE} lines at most, all of them or, where anything fails on the way, none; with dry_run it only says what would come of it. A larger file comes in parts, each with the line that names the columns. The tokens are in this answer alone; a repeated call with its Idempotency-Key has them again.`,
  query: uuidQuery,
  body: z.strictObject({
    /** The first line names the columns: label, and activation_id, uses_limit, expires_at where lines differ. */
    csv: text(240_000, 1),
    dry_run: z.optional(z.boolean()),
    /** Where the line below the columns stands in the file; absent: 2. */
    first_line: z.optional(z.int32().check(z.minimum(2))),
    /** For lines that do not say. */
    activation_id: z.optional(campaignId),
    uses_limit: z.optional(linkUses),
    expires_at: z.optional(moment),
  }),
  status: 201,
  response: z.strictObject({
    dry_run: z.boolean(),
    /** How many links were made, or would be. */
    created: z.int(),
    rejected_lines: z.array(z.strictObject({ line: z.int(), fault: z.enum(LINK_FAULTS) })),
    /** The first of them as they were understood. */
    first_lines: z.array(
      z.strictObject({
        line: z.int(),
        label: z.string(),
        activation_id: campaignId,
        uses_limit: z.int(),
        expires_at: z.nullable(moment),
      }),
    ),
    /** In the order of their lines; none of a dry run. */
    links: z.array(z.extend(madeLink, { /** The whole address. */ url: z.string() })),
  }),
  errors: [],
  rate: 'write',
  idempotent: true,
});

export const revokeGuestLink = defineEndpoint({
  ...operator,
  id: 'revokeGuestLink',
  method: 'DELETE',
  path: '/operator/guest_links/{guest_link_id}',
  action: 'manage_guest_links',
  summary: 'Revokes a guest link.',
  params,
  query: uuidQuery,
  status: 204,
  errors: ['GUEST_LINK_UNKNOWN'],
  rate: 'write',
});

export const revokeGuestLinks = defineEndpoint({
  ...operator,
  id: 'revokeGuestLinks',
  method: 'POST',
  path: '/operator/guest_links/revoke',
  action: 'manage_guest_links',
  summary: `Revokes up to ${LINKS_AT_ONCE} guest links. Those that were revoked before stay so; others of these ids are not of this program.`,
  query: uuidQuery,
  body: z.strictObject({
    guest_link_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(LINKS_AT_ONCE)),
  }),
  status: 200,
  response: z.strictObject({
    revoked: z.array(z.uuid()),
    revoked_before: z.array(z.uuid()),
    unknown: z.array(z.uuid()),
  }),
  errors: [],
  rate: 'write',
});

export const GUEST_LINK_ENDPOINTS = [
  listGuestLinks,
  readGuestLink,
  listGuestLinkUses,
  listGuestActivations,
  createGuestLink,
  createGuestLinks,
  revokeGuestLink,
  revokeGuestLinks,
] as const;
