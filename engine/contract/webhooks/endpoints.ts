import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { idParameter, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { line, webAddress } from '../endpoints/text-fields.ts';
import {
  DELIVERY_STATES,
  SENT_EVENTS,
  WEBHOOK_DISABLED,
  WEBHOOK_EVENTS,
} from '../vocabulary/webhook-words.ts';

const operator = { tag: 'webhooks', caller: 'operator', action: 'manage_webhooks' } as const;
const owner = { ...operator, action: 'manage_webhook_secrets' } as const;

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length));
const params = z.strictObject({ webhook_id: z.uuid() });

const webhook = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Null: it is on. */
  disabled: z.nullable(z.enum(WEBHOOK_DISABLED)),
  /** Since when every attempt failed. */
  failing_since: z.nullable(moment),
  last_success_at: z.nullable(moment),
  /** Until when messages are signed with the secret before, too. */
  previous_until: z.nullable(moment),
  created_at: moment,
});
/** `whsec_` and base64: as libraries of Standard Webhooks take it. */
const withSecret = z.extend(webhook, { secret: z.string() });

export const listWebhooks = defineEndpoint({
  ...operator,
  id: 'listWebhooks',
  method: 'GET',
  path: '/operator/webhooks',
  summary: "The program's webhooks, the oldest first.",
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ webhooks: z.array(webhook) }),
  errors: [],
  rate: 'read',
});

export const createWebhook = defineEndpoint({
  ...owner,
  id: 'createWebhook',
  method: 'POST',
  path: '/operator/webhooks',
  summary:
    'Adds a webhook. The secret that it is signed with is in this answer alone; a repeated call with its Idempotency-Key has it again.',
  query: uuidQuery,
  body: z.strictObject({ name: line(100), url: webAddress, events }),
  status: 201,
  response: withSecret,
  errors: ['WEBHOOK_ADDRESS_REFUSED', 'WEBHOOKS_EXHAUSTED'],
  rate: 'write',
  idempotent: true,
});

export const changeWebhook = defineEndpoint({
  ...operator,
  id: 'changeWebhook',
  method: 'PUT',
  path: '/operator/webhooks/{webhook_id}',
  summary:
    'Changes a webhook, and turns it on or off. What waits for one that is turned off is missed, until it is sent by a replay.',
  params,
  query: uuidQuery,
  body: z.strictObject({ name: line(100), url: webAddress, events, enabled: z.boolean() }),
  status: 200,
  response: webhook,
  errors: ['WEBHOOK_UNKNOWN', 'WEBHOOK_ADDRESS_REFUSED'],
  rate: 'write',
});

export const removeWebhook = defineEndpoint({
  ...operator,
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/operator/webhooks/{webhook_id}',
  summary: 'Removes a webhook with its deliveries.',
  params,
  query: uuidQuery,
  status: 204,
  errors: ['WEBHOOK_UNKNOWN'],
  rate: 'write',
});

export const rotateWebhookSecret = defineEndpoint({
  ...owner,
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/operator/webhooks/{webhook_id}/rotate',
  summary:
    'Gives a webhook another secret, which is in this answer alone. For so many hours messages are signed with both; 0 ends the one before at once.',
  params,
  query: uuidQuery,
  body: z.strictObject({ keep_hours: z.int().check(z.minimum(0), z.maximum(168)) }),
  status: 200,
  response: withSecret,
  errors: ['WEBHOOK_UNKNOWN'],
  rate: 'write',
  idempotent: true,
});

export const pingWebhook = defineEndpoint({
  ...operator,
  id: 'pingWebhook',
  method: 'POST',
  path: '/operator/webhooks/{webhook_id}/ping',
  summary: 'Sends a webhook a message of the type test.ping; its deliveries tell what it answered.',
  params,
  query: uuidQuery,
  status: 202,
  response: z.strictObject({ message_id: z.string() }),
  errors: ['WEBHOOK_UNKNOWN', 'WEBHOOK_OFF'],
  rate: 'write',
});

export const listWebhookDeliveries = defineEndpoint({
  ...operator,
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/operator/webhooks/{webhook_id}/deliveries',
  summary: 'What a webhook was sent, and what it answered; the newest first, for 30 days.',
  params,
  query: z.extend(uuidQuery, {
    ...pageQuery,
    state: z.optional(z.enum(DELIVERY_STATES)),
    type: z.optional(z.enum(SENT_EVENTS)),
  }),
  status: 200,
  response: pageOf(
    z.strictObject({
      id: z.int(),
      /** The header webhook-id: the same at each attempt and replay. */
      message_id: z.string(),
      type: z.enum(SENT_EVENTS),
      /** When it happened. */
      timestamp: moment,
      data: z.record(z.string(), z.unknown()),
      state: z.enum(DELIVERY_STATES),
      attempts: z.int(),
      /** When it is tried again; null where it is not. */
      next_attempt_at: z.nullable(moment),
      /** Of the last attempt; null before the first. */
      last_attempt: z.nullable(
        z.strictObject({
          at: moment,
          milliseconds: z.int(),
          /** Null: there was no answer. */
          status: z.nullable(z.int()),
          /** Why there was none. */
          error: z.nullable(z.string()),
          /** How the answer begins. */
          excerpt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  errors: ['WEBHOOK_UNKNOWN'],
  rate: 'read',
});

export const replayWebhook = defineEndpoint({
  ...operator,
  id: 'replayWebhook',
  method: 'POST',
  path: '/operator/webhooks/{webhook_id}/replay',
  summary:
    'Sends again, with the same ids: these deliveries, or those of a time that failed or were missed. The answer tells how many.',
  params,
  query: uuidQuery,
  body: z.union([
    z.strictObject({ ids: z.array(idParameter).check(z.minLength(1), z.maxLength(200)) }),
    z.strictObject({ from: moment, to: moment }),
  ]),
  status: 200,
  response: z.strictObject({ count: z.int() }),
  errors: ['WEBHOOK_UNKNOWN', 'WEBHOOK_OFF'],
  rate: 'write',
});

export const WEBHOOK_ENDPOINTS = [
  listWebhooks,
  createWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  pingWebhook,
  listWebhookDeliveries,
  replayWebhook,
] as const;
