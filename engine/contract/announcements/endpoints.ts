import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, moment, pageOf, pageQuery, revision, uuidQuery } from '../endpoints/fields.ts';
import { line, paragraphs, text } from '../endpoints/text-fields.ts';
import { creatorTag } from '../shapes/creator-tags.ts';
import { image } from '../shapes/images.ts';
import { ANNOUNCEMENT_STATES } from '../vocabulary/announcement-words.ts';
import { PICTURED } from '../vocabulary/picture-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;
const params = z.strictObject({ announcement_id: z.uuid() });

const audience = z.union([
  z.strictObject({ kind: z.literal('members') }),
  /** Whoever takes part in a season of the campaign. */
  z.strictObject({ kind: z.literal('season'), activation_id: campaignId }),
  z.strictObject({ kind: z.literal('tag'), tag: creatorTag }),
]);
export type AnnouncementAudience = z.infer<typeof audience>;

/** Names a picture of the manifest by what it is of. */
const imageReference = z.strictObject({ of: z.enum(PICTURED), id: text(300, 1) });
export type ImageReference = z.infer<typeof imageReference>;

const namedImage = z.strictObject({
  ...imageReference.shape,
  /** What it is of is called so; of key art the path of its page. */
  name: z.string(),
  image,
});
export type NamedImage = z.infer<typeof namedImage>;

const locale = text(35, 2);
const written = {
  /** By language; the default language's is needed, and others of the program may be left out. */
  title: z.record(locale, line(200)),
  /** Plain text by the same languages; an empty line begins a paragraph. */
  text: z.record(locale, paragraphs(5_000)),
  audience,
  /** One of the pictures that the announcement setting lists; absent: none. */
  image: z.optional(imageReference),
  until: z.optional(moment),
  /** Mails it to the audience as well when it begins, once. */
  mail: z.boolean(),
};

const announcement = z.strictObject({
  id: z.uuid(),
  title: z.record(z.string(), z.string()),
  text: z.record(z.string(), z.string()),
  audience,
  /** As it was chosen. Where the manifest has it no longer, creators see none. */
  image: z.nullable(imageReference),
  from: moment,
  until: z.nullable(moment),
  mail: z.boolean(),
  state: z.enum(ANNOUNCEMENT_STATES),
  revision,
  created_at: moment,
  /** Since when it is told live, and mailed. */
  published_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  /** How many mails were handed to the outbox. */
  mails: z.int(),
  /** How many creators saw it on their start page; each counts once. */
  seen: z.int(),
});
export type OperatorAnnouncement = z.infer<typeof announcement>;

export const listOperatorAnnouncements = defineEndpoint({
  ...operator,
  id: 'listOperatorAnnouncements',
  method: 'GET',
  path: '/operator/announcements',
  action: 'read',
  summary: "The console's announcements, whichever begins last first.",
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(z.enum(ANNOUNCEMENT_STATES)) }),
  status: 200,
  response: pageOf(announcement),
  errors: [],
  rate: 'read',
});

export const readOperatorAnnouncement = defineEndpoint({
  ...operator,
  id: 'readOperatorAnnouncement',
  method: 'GET',
  path: '/operator/announcements/{announcement_id}',
  action: 'read',
  summary: "One of the console's announcements.",
  params,
  query: uuidQuery,
  status: 200,
  response: announcement,
  errors: ['ANNOUNCEMENT_UNKNOWN'],
  rate: 'read',
});

export const listManifestAnnouncements = defineEndpoint({
  ...operator,
  id: 'listManifestAnnouncements',
  method: 'GET',
  path: '/operator/manifest_announcements',
  action: 'read',
  summary: "The announcements of the program's manifest, which are changed there alone.",
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    announcements: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        from: moment,
        until: z.nullable(moment),
        state: z.enum(ANNOUNCEMENT_STATES),
        seen: z.int(),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const readAnnouncementSetting = defineEndpoint({
  ...operator,
  id: 'readAnnouncementSetting',
  method: 'GET',
  path: '/operator/announcement_setting',
  action: 'read',
  summary:
    'In which languages, for whom and with which pictures the program can announce something.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** The default one first: whoever reads in a language without text reads that. */
    locales: z.array(z.string()),
    seasons: z.array(z.strictObject({ id: campaignId, title: z.string() })),
    /** The pictures of the manifest, each with what it is of. */
    images: z.array(namedImage),
  }),
  errors: [],
  rate: 'read',
});

export const countAudience = defineEndpoint({
  ...operator,
  id: 'countAudience',
  method: 'POST',
  path: '/operator/announcement_audience',
  action: 'manage_announcements',
  summary: 'How many members an audience has, and how many of them would be mailed.',
  query: uuidQuery,
  body: z.strictObject({ audience }),
  status: 200,
  response: z.strictObject({
    creators: z.int(),
    /** With a verified address, and without having switched off news. */
    mailed: z.int(),
  }),
  errors: ['AUDIENCE_UNKNOWN'],
  rate: 'read',
});

export const createAnnouncement = defineEndpoint({
  ...operator,
  id: 'createAnnouncement',
  method: 'POST',
  path: '/operator/announcements',
  action: 'manage_announcements',
  summary: 'Announces something, at once or from a moment on.',
  query: uuidQuery,
  /** Without `from` it begins at once. */
  body: z.strictObject({ ...written, from: z.optional(moment) }),
  status: 201,
  response: announcement,
  errors: [
    'ANNOUNCEMENT_TEXT_INVALID',
    'ANNOUNCEMENT_TIME_INVALID',
    'ANNOUNCEMENT_IMAGE_UNKNOWN',
    'AUDIENCE_UNKNOWN',
  ],
  rate: 'write',
  idempotent: true,
});

export const changeAnnouncement = defineEndpoint({
  ...operator,
  id: 'changeAnnouncement',
  method: 'PUT',
  path: '/operator/announcements/{announcement_id}',
  action: 'manage_announcements',
  summary:
    'Changes an announcement. What has begun keeps its beginning and its audience, and is neither told nor mailed again.',
  params,
  query: uuidQuery,
  body: z.strictObject({ ...written, from: z.optional(moment), revision }),
  status: 200,
  response: announcement,
  errors: [
    'ANNOUNCEMENT_UNKNOWN',
    'ANNOUNCEMENT_ENDED',
    'ANNOUNCEMENT_TEXT_INVALID',
    'ANNOUNCEMENT_TIME_INVALID',
    'ANNOUNCEMENT_IMAGE_UNKNOWN',
    'AUDIENCE_UNKNOWN',
    'REVISION_OUTDATED',
  ],
  rate: 'write',
});

export const endAnnouncement = defineEndpoint({
  ...operator,
  id: 'endAnnouncement',
  method: 'POST',
  path: '/operator/announcements/{announcement_id}/end',
  action: 'manage_announcements',
  summary: 'Ends an announcement now, or takes back one that has not begun. It stays on record.',
  params,
  query: uuidQuery,
  status: 200,
  response: announcement,
  errors: ['ANNOUNCEMENT_UNKNOWN', 'ANNOUNCEMENT_ENDED'],
  rate: 'write',
});

/** A creator's page says what it showed; what is not shown to this creator counts for nothing. */
export const seeAnnouncements = defineEndpoint({
  tag: 'announcements',
  caller: 'creator',
  id: 'seeAnnouncements',
  method: 'POST',
  path: '/creators/announcements/seen',
  summary: 'Says which announcements were shown to the person; each counts once.',
  query: uuidQuery,
  body: z.strictObject({ ids: z.array(text(120, 1)).check(z.minLength(1), z.maxLength(50)) }),
  status: 204,
  errors: ['NOT_A_MEMBER'],
  rate: 'write',
});

export const ANNOUNCEMENT_ENDPOINTS = [
  listOperatorAnnouncements,
  readOperatorAnnouncement,
  listManifestAnnouncements,
  readAnnouncementSetting,
  countAudience,
  createAnnouncement,
  changeAnnouncement,
  endAnnouncement,
  seeAnnouncements,
] as const;
