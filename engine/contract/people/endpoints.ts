import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignIdParameter, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { paragraphs } from '../endpoints/text-fields.ts';
import { creatorTags } from '../shapes/creator-tags.ts';
import { pointTransaction } from '../shapes/points.ts';
import { creatorSummary } from '../shapes/reviews.ts';
import { CREATOR_ORDERS } from '../vocabulary/operator-words.ts';
import { CREATOR_STATUSES } from '../vocabulary/state-words.ts';
import { creatorFilterParameters, creatorFilters } from './creator-filters.ts';
import { deleteNote, listNotes, writeNote } from './note-endpoints.ts';
import { person } from './person.ts';
import { changeSuspension } from './suspension-endpoint.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;
const creatorParams = z.strictObject({ creator_id: z.uuid() });

export const listCreators = defineEndpoint({
  ...operator,
  id: 'listCreators',
  method: 'GET',
  path: '/operator/creators',
  action: 'read',
  summary:
    'Creators of the program, newest first or by name. A search finds those for whom each of its words begins a word of their name, of a linked account’s name or of the first part of their e-mail address; also a whole id, and an address from its first letter on.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    ...creatorFilters,
    ...creatorFilterParameters,
    /** By name, those are left out who have none any more: the deleted. */
    sort: z.optional(z.enum(CREATOR_ORDERS)),
  }),
  status: 200,
  response: pageOf(
    z.extend(creatorSummary, {
      status: z.enum(CREATOR_STATUSES),
      /** When the suspension ends by itself. */
      suspended_until: z.nullable(moment),
      member_since: z.nullable(moment),
      created_at: moment,
      tags: z.array(z.string()),
    }),
  ),
  errors: [],
  rate: 'read',
});

export const readOperatorCreator = defineEndpoint({
  ...operator,
  id: 'readOperatorCreator',
  method: 'GET',
  path: '/operator/creators/{creator_id}',
  action: 'read',
  summary:
    'Everything about one person: of each kind the newest 50, with how many there are. No key, no token and no text of a mail is in it.',
  params: creatorParams,
  query: uuidQuery,
  status: 200,
  response: person,
  errors: ['CREATOR_UNKNOWN'],
  rate: 'read',
});

export const listOperatorPoints = defineEndpoint({
  ...operator,
  id: 'listOperatorPoints',
  method: 'GET',
  path: '/operator/creators/{creator_id}/points',
  action: 'read',
  summary:
    'Each change of a person’s points in a season with its reason, newest first, as they see it; and who made it, where that was an operator.',
  params: creatorParams,
  query: z.extend(uuidQuery, { ...pageQuery, activation_id: campaignIdParameter }),
  status: 200,
  response: pageOf(
    z.extend(pointTransaction, {
      adjusted_by: z.nullable(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
    }),
  ),
  errors: ['CREATOR_UNKNOWN', 'ACTIVATION_UNKNOWN'],
  rate: 'read',
});

export const setCreatorStatus = defineEndpoint({
  ...operator,
  id: 'setCreatorStatus',
  method: 'PUT',
  path: '/operator/creators/{creator_id}/status',
  action: 'suspend_creators',
  summary:
    'Suspends a creator, which ends all sessions, for good or until a moment at which it ends by itself; or lifts the suspension.',
  params: creatorParams,
  query: uuidQuery,
  body: z.strictObject({
    status: z.enum(['active', 'suspended']),
    /** Why; for operators alone. */
    note: paragraphs(2_000),
    /** With a suspension, and only then: a moment to come. */
    until: z.optional(moment),
  }),
  status: 200,
  response: z.strictObject({
    id: z.uuid(),
    status: z.enum(['active', 'suspended']),
    suspended_until: z.nullable(moment),
  }),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'write',
});

export const openCreatorView = defineEndpoint({
  ...operator,
  id: 'openCreatorView',
  method: 'POST',
  path: '/operator/creators/{creator_id}/view',
  action: 'see_as_creators',
  summary:
    'Lets the operator see the program as this creator does for 15 minutes, which the audit log keeps. As “Authorization: View <token>” the token makes those calls of creators that only read; it ends with the operator’s session and role. Keys are not shown.',
  params: creatorParams,
  query: uuidQuery,
  /** `at`: as of another moment, which the calls of the view are then answered for. */
  body: z.strictObject({ at: z.optional(moment) }),
  status: 201,
  response: z.strictObject({
    token: z.string(),
    expires_at: moment,
    /** The page on which the creator begins. */
    address: z.url(),
    display_name: z.string(),
  }),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'write',
});

export const setCreatorTags = defineEndpoint({
  ...operator,
  id: 'setCreatorTags',
  method: 'PUT',
  path: '/operator/creators/{creator_id}/tags',
  action: 'tag_creators',
  summary:
    'Sets the tags of a person; creators never see them. A tag that others have is spelled as theirs.',
  params: creatorParams,
  query: uuidQuery,
  body: z.strictObject({ tags: creatorTags }),
  status: 200,
  response: z.strictObject({ tags: z.array(z.string()) }),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'write',
});

export const listCreatorTags = defineEndpoint({
  ...operator,
  id: 'listCreatorTags',
  method: 'GET',
  path: '/operator/creator_tags',
  action: 'read',
  summary: 'Every tag of the program with how many people have it, in the order of the alphabet.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(z.strictObject({ tag: z.string(), creators: z.int() })),
  errors: [],
  rate: 'read',
});

export const PEOPLE_ENDPOINTS = [
  listCreators,
  readOperatorCreator,
  listOperatorPoints,
  setCreatorStatus,
  changeSuspension,
  openCreatorView,
  setCreatorTags,
  listCreatorTags,
  listNotes,
  writeNote,
  deleteNote,
] as const;
