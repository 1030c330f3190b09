import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { mailPreferences } from '../shapes/mail-preferences.ts';
import { mailTiming } from '../shapes/mail-timing.ts';
import { notificationPreferences } from '../shapes/notification-preferences.ts';

const creator = { tag: 'notifications', caller: 'creator' } as const;

export const readNotificationPreferences = defineEndpoint({
  ...creator,
  id: 'readNotificationPreferences',
  method: 'GET',
  path: '/creators/notification_preferences',
  summary:
    'What the person is told of on the pages, by mail and by push messages, and when mails that can wait are sent. Mails about the account and the decision on an application are always sent.',
  query: uuidQuery,
  status: 200,
  response: notificationPreferences,
  errors: [],
  rate: 'read',
  viewable: true,
});

export const changeNotificationPreferences = defineEndpoint({
  ...creator,
  id: 'changeNotificationPreferences',
  method: 'PUT',
  path: '/creators/notification_preferences',
  summary: 'Changes those preferences that are sent; the others stay as they are.',
  query: uuidQuery,
  body: z.strictObject({
    page: z.optional(z.partial(mailPreferences)),
    mail: z.optional(z.partial(mailPreferences)),
    push: z.optional(z.partial(mailPreferences)),
    timing: z.optional(z.partial(mailTiming)),
  }),
  status: 200,
  response: notificationPreferences,
  errors: [],
  rate: 'write',
});

export const NOTIFICATION_PREFERENCE_ENDPOINTS = [
  readNotificationPreferences,
  changeNotificationPreferences,
] as const;
