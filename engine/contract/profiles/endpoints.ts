import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { handle } from '../shapes/handle.ts';
import { takenDown } from '../shapes/moderation.ts';
import { publicProfile } from '../shapes/profile.ts';

/** What a creator shows of themselves, as they choose it. */
const ownProfile = z.strictObject({
  /** Null until one was chosen. */
  handle: z.nullable(z.string()),
  /** Made of the name; empty where that gives none. Somebody else may have it. */
  suggested_handle: z.string(),
  /** When the handle may be changed next; null: now. */
  handle_again_at: z.nullable(moment),
  /** Where the page stands; null without a handle. */
  address: z.nullable(z.string()),
  shown: z.boolean(),
  show_badges: z.boolean(),
  show_rank: z.boolean(),
  searchable: z.boolean(),
  /** Every account that is linked. */
  links: z.array(z.strictObject({ provider: z.string(), name: z.string(), shown: z.boolean() })),
  /** Where the program took the profile down: why. */
  taken_down: z.nullable(takenDown),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const readOwnProfile = defineEndpoint({
  id: 'readOwnProfile',
  method: 'GET',
  path: '/creators/public_profile',
  tag: 'profiles',
  caller: 'creator',
  summary: 'What the person shows of themselves on a public page, which is off until they show it.',
  query: uuidQuery,
  status: 200,
  response: ownProfile,
  errors: ['NOT_A_MEMBER'],
  rate: 'read',
  viewable: true,
});

export const changeOwnProfile = defineEndpoint({
  id: 'changeOwnProfile',
  method: 'PUT',
  path: '/creators/public_profile',
  tag: 'profiles',
  caller: 'creator',
  summary:
    'Changes those parts of the public profile that are sent. A handle that is given up stays closed to others for 90 days.',
  query: uuidQuery,
  body: z.strictObject({
    handle: z.optional(handle),
    shown: z.optional(z.boolean()),
    show_badges: z.optional(z.boolean()),
    show_rank: z.optional(z.boolean()),
    searchable: z.optional(z.boolean()),
    /** The providers whose accounts are named; those that are not linked change nothing. */
    links: z.optional(z.array(text(60, 1)).check(z.maxLength(50))),
  }),
  status: 200,
  response: ownProfile,
  errors: [
    'NOT_A_MEMBER',
    'HANDLE_MISSING',
    'HANDLE_RESERVED',
    'HANDLE_TAKEN',
    'HANDLE_CHANGED_TOO_OFTEN',
    'PROFILE_TAKEN_DOWN',
  ],
  rate: 'write',
});

export const readPublicProfile = defineEndpoint({
  id: 'readPublicProfile',
  method: 'GET',
  path: '/profiles/{handle}',
  tag: 'profiles',
  caller: 'nobody',
  summary:
    'What a creator shows of themselves to everybody. A handle that nobody has, and a profile that is not shown, answer alike.',
  params: z.strictObject({ handle }),
  query: z.extend(uuidQuery, {
    locale: z.optional(z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/))),
  }),
  status: 200,
  response: publicProfile,
  errors: ['PROFILE_UNKNOWN'],
  rate: 'read',
});

export const PROFILE_ENDPOINTS = [readOwnProfile, changeOwnProfile, readPublicProfile] as const;
