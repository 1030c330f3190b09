import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, moment, pageOf, pageQuery, uuidQuery } from '../endpoints/fields.ts';
import { text } from '../endpoints/text-fields.ts';
import { metricEvent, notCountedReason } from '../shapes/metric-events.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'read' } as const;

/** A reported event, and for each quest that it could have moved what it asks for and what came of it. */
export const explainedEvent = z.extend(metricEvent, {
  /** The reporter’s own id. */
  source_id: z.string(),
  /** `api_key:<id>`, `content:<id>` or `appeal:<id>`. */
  reported_by: z.string(),
  /** As it was reported; where somebody has it, `creator` says who. */
  reported_creator: z.string(),
  creator: z.nullable(z.strictObject({ id: z.uuid(), display_name: z.nullable(z.string()) })),
  hashtags: z.array(z.string()),
  content_type: z.nullable(z.string()),
  outcomes: z.array(
    z.strictObject({
      counted: z.boolean(),
      reason_code: z.nullable(notCountedReason),
      /** As it is now; null where the outcome is the same for all. */
      quest: z.nullable(
        z.strictObject({
          id: campaignId,
          title: z.string(),
          opens_at: z.nullable(moment),
          closes_at: z.nullable(moment),
          draw_at: z.nullable(moment),
          platforms: z.array(z.string()),
          hashtags: z.array(z.string()),
          content_types: z.array(z.string()),
          agreements: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type ExplainedEvent = z.infer<typeof explainedEvent>;

export const findMetricEvents = defineEndpoint({
  ...operator,
  id: 'findMetricEvents',
  method: 'GET',
  path: '/operator/metric_events',
  summary:
    'The event with this number, and the one that its reporter gave this id: why each counted or not.',
  query: z.extend(uuidQuery, { id: text(200, 1) }),
  status: 200,
  response: z.strictObject({ events: z.array(explainedEvent) }),
  errors: [],
  rate: 'read',
});

export const listCreatorMetricEvents = defineEndpoint({
  ...operator,
  id: 'listCreatorMetricEvents',
  method: 'GET',
  path: '/operator/creators/{creator_id}/metric_events',
  summary: 'What was reported of a creator, with why it counted or not. Newest first.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: z.extend(uuidQuery, { ...pageQuery, counted: z.optional(z.stringbool()) }),
  status: 200,
  response: pageOf(explainedEvent),
  errors: ['CREATOR_UNKNOWN'],
  rate: 'read',
});

export const QUEST_EVENT_ENDPOINTS = [findMetricEvents, listCreatorMetricEvents] as const;
