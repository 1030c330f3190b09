/** What operators are told of by mail, each of which they can switch off. */
export const NOTIFICATIONS = [
  'new_items',
  'overdue',
  'low_stock',
  'manifest_broken',
  'campaign_pending',
  'mails_failed',
  'webhooks_off',
] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** How operators are told of new items: as they come, in one mail a day, or not. */
export const NEW_ITEM_NOTIFICATIONS = ['at_once', 'digest', 'none'] as const;
export type NewItemNotification = (typeof NEW_ITEM_NOTIFICATIONS)[number];

/** How mails that can wait reach a creator: as they come, or all of a day or a week in one. */
export const MAIL_RHYTHMS = ['at_once', 'daily', 'weekly'] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/** What creators are told of on their pages; each is also told by mail. */
export const CREATOR_NOTIFICATIONS = [
  'application_received',
  'application_decided',
  'request_decided',
  'content_decided',
  'appeal_decided',
  'reward_redeemed',
  'reward_fulfilled',
  'reward_refunded',
  'key_claimed',
  'key_replaced',
  'announcement',
  'message',
  'data_exported',
  'account_unreadable',
] as const;
export type CreatorNotification = (typeof CREATOR_NOTIFICATIONS)[number];
