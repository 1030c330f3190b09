import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { timeZone } from '../shapes/time-zone.ts';
import { NEW_ITEM_NOTIFICATIONS } from '../vocabulary/notification-words.ts';

const operator = { tag: 'notifications', caller: 'operator', action: 'read' } as const;

const settings = {
  new_items: z.enum(NEW_ITEM_NOTIFICATIONS),
  /** The hour at which a digest comes, and what became overdue. */
  digest_hour: z.int().check(z.minimum(0), z.maximum(23)),
  time_zone: timeZone,
  /** The language of the mails. */
  locale: z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/)),
  overdue: z.boolean(),
  low_stock: z.boolean(),
  manifest_broken: z.boolean(),
  campaign_pending: z.boolean(),
  mails_failed: z.boolean(),
  webhooks_off: z.boolean(),
};

const answered = z.strictObject({
  ...settings,
  /** The operator's address, which the mails go to. */
  email: z.string(),
  /** Whether the operator chose them; otherwise they are those of the role. */
  chosen: z.boolean(),
});

export const readNotificationSettings = defineEndpoint({
  ...operator,
  id: 'readNotificationSettings',
  method: 'GET',
  path: '/operator/notification_settings',
  summary: 'What the signed-in operator is told of by mail in the program.',
  query: uuidQuery,
  status: 200,
  response: answered,
  errors: [],
  rate: 'read',
});

export const changeNotificationSettings = defineEndpoint({
  ...operator,
  id: 'changeNotificationSettings',
  method: 'PUT',
  path: '/operator/notification_settings',
  summary: 'Sets what the signed-in operator is told of by mail in the program.',
  query: uuidQuery,
  body: z.strictObject(settings),
  status: 200,
  response: answered,
  errors: [],
  rate: 'write',
});

export const NOTIFICATION_ENDPOINTS = [
  readNotificationSettings,
  changeNotificationSettings,
] as const;
