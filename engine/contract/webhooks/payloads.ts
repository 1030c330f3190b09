import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { REVIEW_ACTORS, REVIEW_STATES } from '../vocabulary/review-words.ts';
import { CREATOR_STATUSES, POINT_SOURCES, REDEMPTION_STATES } from '../vocabulary/state-words.ts';
import type { SentEvent } from '../vocabulary/webhook-words.ts';

const CREATOR = '5f0c7c1e-6a1f-4c39-9a35-2f7b8f6f3b11';

/** What a message's `data` is, and one as an example. */
export interface WebhookPayload {
  readonly says: string;
  readonly data: z.ZodMiniObject;
  readonly example: Readonly<Record<string, unknown>>;
}

const change = {
  from_state: z.nullable(z.enum(REVIEW_STATES)),
  state: z.enum(REVIEW_STATES),
  reason_code: z.nullable(z.string()),
  /** Who changed it. */
  actor_kind: z.enum(REVIEW_ACTORS),
};
const changed = { from_state: 'submitted', state: 'accepted', reason_code: null };

const application: WebhookPayload = {
  says: 'The state of an application changed.',
  data: z.strictObject({ application_id: z.uuid(), creator_id: z.uuid(), ...change }),
  example: { application_id: CREATOR, creator_id: CREATOR, ...changed, actor_kind: 'operator' },
};
const request: WebhookPayload = {
  says: 'The state of a request for an activation changed.',
  data: z.strictObject({
    ...{ activation_request_id: z.int(), creator_id: z.uuid(), activation_id: z.int() },
    ...change,
  }),
  example: {
    ...{ activation_request_id: 7, creator_id: CREATOR, activation_id: 2 },
    ...{ ...changed, actor_kind: 'operator' },
  },
};
const content: WebhookPayload = {
  says: 'The state of content changed. creator_id is null for what a guest made.',
  data: z.strictObject({
    ...{ content_id: z.int(), creator_id: z.nullable(z.uuid()), activation_id: z.int() },
    ...{ url: z.string(), ...change },
  }),
  example: {
    ...{ content_id: 21, creator_id: CREATOR, activation_id: 2 },
    ...{ url: 'https://videos.example/watch?v=1', ...changed, actor_kind: 'operator' },
  },
};
const reward: WebhookPayload = {
  says: 'A reward was redeemed, given, or its points given back.',
  data: z.strictObject({
    ...{ redemption_id: z.int(), creator_id: z.uuid(), reward_id: z.int(), cost: z.int() },
    from_state: z.nullable(z.enum(REDEMPTION_STATES)),
    state: z.enum(REDEMPTION_STATES),
  }),
  example: {
    ...{ redemption_id: 4, creator_id: CREATOR, reward_id: 3, cost: 500 },
    ...{ from_state: null, state: 'claimed' },
  },
};
const member: WebhookPayload = {
  says: 'Somebody joined or left the program, or their account was suspended, restored or deleted. A suspension that ends by itself is not told; status_until said when.',
  data: z.strictObject({
    ...{ creator_id: z.uuid(), status: z.enum(CREATOR_STATUSES) },
    ...{ member_since: z.nullable(moment), status_until: z.nullable(moment) },
  }),
  example: {
    ...{ creator_id: CREATOR, status: 'active' },
    ...{ member_since: '2026-11-27T10:00:00.000Z', status_until: null },
  },
};

/** What is said of each kind of event. Ids alone name people: who reads more, asks for it by them. */
export const WEBHOOK_PAYLOADS: Readonly<Record<SentEvent, WebhookPayload>> = {
  'application.submitted': application,
  'application.in_review': application,
  'application.needs_changes': application,
  'application.accepted': application,
  'application.rejected': application,
  'application.withdrawn': application,
  'request.submitted': request,
  'request.in_review': request,
  'request.needs_changes': request,
  'request.accepted': request,
  'request.rejected': request,
  'request.withdrawn': request,
  'content.submitted': content,
  'content.in_review': content,
  'content.needs_changes': content,
  'content.accepted': content,
  'content.rejected': content,
  'content.withdrawn': content,
  'points.posted': {
    says: 'Points were earned (positive) or spent (negative).',
    data: z.strictObject({
      ...{ transaction_id: z.int(), creator_id: z.uuid(), activation_id: z.int() },
      ...{ amount: z.int(), balance: z.int(), source_kind: z.enum(POINT_SOURCES) },
      source_id: z.string(),
    }),
    example: {
      ...{ transaction_id: 99, creator_id: CREATOR, activation_id: 1, amount: 50, balance: 450 },
      ...{ source_kind: 'quest', source_id: '12:2026-11' },
    },
  },
  'reward.claimed': reward,
  'reward.fulfilled': reward,
  'reward.refunded': reward,
  'member.joined': member,
  'member.left': member,
  'member.suspended': member,
  'member.restored': member,
  'member.deleted': member,
  'campaign.applied': {
    says: 'The campaign was applied, for the first time or anew.',
    data: z.strictObject({ campaign_hash: z.string(), replaces: z.nullable(z.string()) }),
    example: { campaign_hash: '3f9a', replaces: null },
  },
  'test.ping': {
    says: 'An operator looks whether the webhook answers.',
    data: z.strictObject({ webhook_id: z.uuid() }),
    example: { webhook_id: CREATOR },
  },
};
