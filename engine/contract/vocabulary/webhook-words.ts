/** What a webhook can be told of: subject and what happened to it. */
export const WEBHOOK_EVENTS = [
  'application.submitted',
  'application.in_review',
  'application.needs_changes',
  'application.accepted',
  'application.rejected',
  'application.withdrawn',
  'request.submitted',
  'request.in_review',
  'request.needs_changes',
  'request.accepted',
  'request.rejected',
  'request.withdrawn',
  'content.submitted',
  'content.in_review',
  'content.needs_changes',
  'content.accepted',
  'content.rejected',
  'content.withdrawn',
  'points.posted',
  'reward.claimed',
  'reward.fulfilled',
  'reward.refunded',
  'member.joined',
  'member.left',
  'member.suspended',
  'member.restored',
  'member.deleted',
  'campaign.applied',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Beside those, what a webhook is sent to see whether it answers. */
export const SENT_EVENTS = [...WEBHOOK_EVENTS, 'test.ping'] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];

/** Why a webhook gets nothing: an operator turned it off, it answered 410, or it failed for days. */
export const WEBHOOK_DISABLED = ['operator', 'gone', 'failing'] as const;

/** Where a delivery stands; `missed`: the webhook was off. Failed and missed ones wait for a replay. */
export const DELIVERY_STATES = ['pending', 'sending', 'delivered', 'failed', 'missed'] as const;
