import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { FIGURE_SOURCES, LARGEST_FIGURE } from '../vocabulary/figure-words.ts';

export const figureSource = z.enum(FIGURE_SOURCES);
export const figure = z.int().check(z.minimum(0), z.maximum(LARGEST_FIGURE));

/** What a piece of content reached, as a source last saw it; null: the source does not say. */
export const contentFigures = z.strictObject({
  source: figureSource,
  views: z.nullable(figure),
  likes: z.nullable(figure),
  comments: z.nullable(figure),
  observed_at: moment,
});
export type ContentFigures = z.infer<typeof contentFigures>;
