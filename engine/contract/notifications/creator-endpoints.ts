import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { CREATOR_NOTIFICATIONS } from '../vocabulary/notification-words.ts';
import { NOTIFICATION_PREFERENCE_ENDPOINTS } from './preference-endpoints.ts';

const creator = { tag: 'notifications', caller: 'creator' } as const;

const notification = z.strictObject({
  id: z.int(),
  kind: z.enum(CREATOR_NOTIFICATIONS),
  /** In the language that is asked for; what operators wrote is as they wrote it. */
  title: z.string(),
  /** Plain text; an empty line begins a paragraph. */
  text: z.string(),
  /** What an operator wrote beside a decision. */
  note: z.nullable(z.string()),
  /** Where more about it stands, within the program; null: nowhere. */
  path: z.nullable(z.string()),
  created_at: moment,
  read: z.boolean(),
});
export type CreatorNotificationItem = z.infer<typeof notification>;

/** How many are unread. */
const unread = z.strictObject({ unread: z.int() });

export const listNotifications = defineEndpoint({
  ...creator,
  id: 'listNotifications',
  method: 'GET',
  path: '/creators/notifications',
  summary: 'What the person was told of in the last months, the newest first.',
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(notification),
  errors: ['CURSOR_INVALID'],
  rate: 'read',
  viewable: true,
});

export const countNotifications = defineEndpoint({
  ...creator,
  id: 'countNotifications',
  method: 'GET',
  path: '/creators/notifications/unread',
  summary: 'How many notifications the person has not read.',
  query: uuidQuery,
  status: 200,
  response: unread,
  errors: [],
  rate: 'read',
  viewable: true,
});

export const markNotification = defineEndpoint({
  ...creator,
  id: 'markNotification',
  method: 'POST',
  path: '/creators/notifications/{notification_id}/read',
  summary: 'Marks one notification as read; one that is read, or gone, is left as it is.',
  params: z.strictObject({ notification_id: idParameter }),
  query: uuidQuery,
  status: 200,
  response: unread,
  errors: [],
  rate: 'write',
});

export const markNotifications = defineEndpoint({
  ...creator,
  id: 'markNotifications',
  method: 'POST',
  path: '/creators/notifications/read',
  summary: 'Marks all notifications as read, up to the newest that the person has seen.',
  query: uuidQuery,
  body: z.strictObject({ up_to: z.int().check(z.minimum(1)) }),
  status: 200,
  response: unread,
  errors: [],
  rate: 'write',
});

export const CREATOR_NOTIFICATION_ENDPOINTS = [
  listNotifications,
  countNotifications,
  markNotification,
  markNotifications,
  ...NOTIFICATION_PREFERENCE_ENDPOINTS,
] as const;
