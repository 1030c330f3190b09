import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { CONTENT_TYPES } from '../vocabulary/campaign-words.ts';
import { UNCOUNTED_REASONS } from '../vocabulary/connector-words.ts';

/** What became of a stream, a publication, a day as a member or of a game for a metric. */
export const countedActivity = z.strictObject({
  id: z.int(),
  metric: z.string(),
  activity: z.string(),
  platform: z.string(),
  /** Null: it is no content. */
  content_type: z.nullable(z.enum(CONTENT_TYPES)),
  /** How a publication is called, or begins; null: it has no words, or they are not kept any more. */
  title: z.nullable(z.string()),
  /** Where a publication is, by https; null: it is none, or that is not kept any more. */
  url: z.nullable(z.string()),
  started_at: moment,
  ended_at: z.nullable(moment),
  /** In the unit of the metric: minutes, hours watched, pieces, days, or games. */
  observed: z.number(),
  /** With what appeals gave. */
  counted: z.number(),
  /** What is left, with the reasons. */
  uncounted: z.array(z.strictObject({ reason: z.enum(UNCOUNTED_REASONS), amount: z.number() })),
});
export type CountedActivity = z.infer<typeof countedActivity>;
