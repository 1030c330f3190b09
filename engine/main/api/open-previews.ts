import { type ContentPreviews, createContentPreviews } from '#api/previews/content-previews.ts';
import { placesAt, REAL_PLACES } from '#api/previews/preview-places.ts';
import { createProfilePictures, type ProfilePictures } from '#api/previews/profile-pictures.ts';
import { profilesAt, REAL_PROFILES, SAMPLE_PROFILES } from '#api/previews/profile-places.ts';
import { askSamplePlatforms, askSampleProfiles } from '#api/previews/sample-platforms.ts';
import { shrinkPicture, shrinkToFace } from '../images/shrink-picture.ts';
import type { Config } from '../server/config.ts';

type Choice = Pick<Config, 'MARQUEE_ENV' | 'MARQUEE_CONTENT_PREVIEWS'>;

/** Whom the server asks about what is not its own: in development nobody, unless it is told to. */
const choiceOf = ({
  MARQUEE_ENV,
  MARQUEE_CONTENT_PREVIEWS: chosen = MARQUEE_ENV === 'development' ? 'samples' : 'platforms',
}: Choice) => chosen;

/** What is asked about content that is handed in. */
export function openPreviews(config: Choice): ContentPreviews {
  const chosen = choiceOf(config);
  const shrink = shrinkPicture;
  if (chosen === 'off') return createContentPreviews({ places: undefined, shrink });
  if (chosen === 'platforms') return createContentPreviews({ places: REAL_PLACES, shrink });
  if (chosen === 'samples')
    return createContentPreviews({ places: REAL_PLACES, shrink, fetch: askSamplePlatforms });
  return createContentPreviews({ places: placesAt(chosen), shrink });
}

/** What is asked for the pictures of creators' accounts, by the same choice. */
export function openProfilePictures(config: Choice): ProfilePictures {
  const chosen = choiceOf(config);
  const shrink = shrinkToFace;
  if (chosen === 'off') return createProfilePictures({ places: undefined, shrink });
  if (chosen === 'platforms') return createProfilePictures({ places: REAL_PROFILES, shrink });
  if (chosen === 'samples')
    return createProfilePictures({ places: SAMPLE_PROFILES, shrink, fetch: askSampleProfiles });
  return createProfilePictures({ places: profilesAt(chosen), shrink });
}
