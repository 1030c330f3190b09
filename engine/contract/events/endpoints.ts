import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment } from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { notCountedReason } from '../shapes/metric-events.ts';

/** What a game's back end or a tracker reports of a creator. */
export const reportedEvent = z.strictObject({
  /** The creator's id, or `provider:subject` of a linked account. */
  creator: line(200),
  metric: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/)),
  value: z.number().check(z.positive(), z.maximum(1e15)),
  occurred_at: moment,
  /** The reporter's own id of the event: the same one counts once. */
  source_id: line(200),
  platform: z.optional(z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/))),
  hashtags: z.optional(
    z.array(z.string().check(z.regex(/^#?[\p{L}\p{N}_]{1,100}$/u))).check(z.maxLength(30)),
  ),
});

export const ingestEvents = defineEndpoint({
  id: 'ingestEvents',
  method: 'POST',
  path: '/ingest/events',
  tag: 'events',
  caller: 'service',
  summary: 'Takes up to 500 events. Sending a batch again is safe: each source_id counts once.',
  body: z.strictObject({ events: z.array(reportedEvent).check(z.minLength(1), z.maxLength(500)) }),
  status: 200,
  response: z.strictObject({
    counted: z.int(),
    not_counted: z.int(),
    duplicates: z.int(),
    results: z.array(
      z.strictObject({
        source_id: z.string(),
        result: z.enum(['counted', 'not_counted', 'duplicate']),
        reason_code: z.nullable(notCountedReason),
      }),
    ),
  }),
  errors: [],
  rate: 'ingest',
});

export const EVENT_ENDPOINTS = [ingestEvents] as const;
