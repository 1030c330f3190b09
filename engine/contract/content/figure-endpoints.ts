import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment } from '../endpoints/fields.ts';
import { webAddress } from '../endpoints/text-fields.ts';
import { figure, figureSource } from '../shapes/content-figures.ts';
import { FIGURES } from '../vocabulary/figure-words.ts';

/** What a tracker saw of a piece of content; what it did not see is left out. */
export const observedFigures = z
  .strictObject({
    /** Any of the piece's addresses: it is found as content that is handed in is. */
    url: webAddress,
    source: figureSource,
    views: z.optional(figure),
    likes: z.optional(figure),
    comments: z.optional(figure),
    /** When it was seen: what was seen earlier never takes its place. */
    observed_at: moment,
  })
  .check(
    z.refine(
      (observed) => FIGURES.some((name) => observed[name] !== undefined),
      `At least one of ${FIGURES.join(', ')}`,
    ),
  );

export const ingestContentFigures = defineEndpoint({
  id: 'ingestContentFigures',
  method: 'POST',
  path: '/ingest/content_figures',
  tag: 'content_figures',
  caller: 'service',
  summary: 'Takes what up to 100 pieces of content reached. Sending it again is safe.',
  body: z.strictObject({
    figures: z.array(observedFigures).check(z.minLength(1), z.maxLength(100)),
  }),
  status: 200,
  response: z.strictObject({
    /** One for each, in the order in which they were sent. */
    results: z.array(
      z.strictObject({
        url: z.string(),
        /**
         * `known`: the same or something newer is kept; `unknown_address`: nobody has handed in such
         * a piece in the program, or it was withdrawn.
         */
        result: z.enum(['kept', 'known', 'unknown_address', 'in_the_future']),
      }),
    ),
  }),
  errors: [],
  rate: 'ingest',
});

export const CONTENT_FIGURE_ENDPOINTS = [ingestContentFigures] as const;
