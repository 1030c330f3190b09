import type { CONTENT_FIGURE_ENDPOINTS } from '#contract/content/figure-endpoints.ts';
import { keepFigures } from '../core/content/keep-figures.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';

/** What trackers saw of content. */
export function contentFigureHandlers({
  store,
  now,
}: ApiServices): Handlers<typeof CONTENT_FIGURE_ENDPOINTS> {
  return {
    ingestContentFigures: async ({ caller, body: { figures } }) => {
      const observed = figures.map(({ url, source, views, likes, comments, observed_at }) => ({
        ...{ url, source, observed_at: new Date(observed_at) },
        ...{ views: views ?? null, likes: likes ?? null, comments: comments ?? null },
      }));
      const reported_by = `api_key:${caller.api_key_id}`;
      const results = await keepFigures(store, caller.program, observed, {
        reported_by,
        now: now(),
      });
      return { results };
    },
  };
}
