import { type ContentPreviews, createContentPreviews } from '#api/previews/content-previews.ts';
import { placesAt, REAL_PLACES } from '#api/previews/preview-places.ts';
import { askSamplePlatforms } from '#api/previews/sample-platforms.ts';
import { shrinkPicture } from '../images/shrink-picture.ts';
import type { Config } from '../server/config.ts';

/** Whom the server asks about content: in development nobody, unless it is told to. */
export function openPreviews({
  MARQUEE_ENV,
  MARQUEE_CONTENT_PREVIEWS: chosen = MARQUEE_ENV === 'development' ? 'samples' : 'platforms',
}: Pick<Config, 'MARQUEE_ENV' | 'MARQUEE_CONTENT_PREVIEWS'>): ContentPreviews {
  const shrink = shrinkPicture;
  if (chosen === 'off') return createContentPreviews({ places: undefined, shrink });
  if (chosen === 'platforms') return createContentPreviews({ places: REAL_PLACES, shrink });
  if (chosen === 'samples')
    return createContentPreviews({ places: REAL_PLACES, shrink, fetch: askSamplePlatforms });
  return createContentPreviews({ places: placesAt(chosen), shrink });
}
