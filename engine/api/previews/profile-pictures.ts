import { KeptAnswers } from './kept-answers.ts';
import type { ProfilePlaces } from './profile-places.ts';
import { readAnswer } from './read-answer.ts';

/** Fetches the picture of an account at a provider: a small square WebP; undefined: there is none. */
export type ProfilePictures = (address: string) => Promise<Buffer | undefined>;

const PICTURE = {
  accept: 'image/webp,image/jpeg,image/png',
  longest: 2 * 1024 * 1024,
  type: /^image\/(?:jpeg|png|webp)\b/i,
};

export interface ProfilePicturesOptions {
  /** Undefined: nobody is asked. */
  readonly places: ProfilePlaces | undefined;
  /** Makes a small WebP of a picture; whatever it throws means that there is none. */
  readonly shrink: (picture: Buffer) => Promise<Buffer>;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** Asks the providers' hosts of pictures, a few at a time; nothing here fails. */
export function createProfilePictures({
  places,
  shrink,
  fetch: ask = (...call) => fetch(...call),
  now = Date.now,
}: ProfilePicturesOptions): ProfilePictures {
  const pictures = new KeptAnswers<Buffer>({ most: 200, atOnce: 4, now });
  return async (address) => {
    const request = places?.(address);
    if (request === undefined) return undefined;
    return pictures.find(request, async () => shrink(await readAnswer(ask, request, PICTURE)));
  };
}
