/**
 * What an editor shows: a saved board by its number, a new one, or a copy that is not saved yet and
 * named after the board that it was made of. Each is kept by itself.
 */
export type BoardPlace = number | 'new' | `copy-${string}`;

const NUMBER = /^[1-9]\d{0,9}$/;
const COPY = /^copy-[1-9]\d{0,9}(-[1-9]\d{0,2})?$/;

/** The place that an address's search names; a new board where it names none. */
export function placeOf(search: string): BoardPlace {
  const text = new URLSearchParams(search).get('board') ?? '';
  if (NUMBER.test(text)) return Number(text);
  return COPY.test(text) ? (text as BoardPlace) : 'new';
}

/** The search that leads to a place. */
export const searchOf = (place: BoardPlace): string => (place === 'new' ? '' : `?board=${place}`);

/** A place for a copy of a board: the first at which nothing `isTaken`. */
export function placeForCopy(id: number, isTaken: (place: BoardPlace) => boolean): BoardPlace {
  for (let number = 1; ; number += 1) {
    const place: BoardPlace = number === 1 ? `copy-${id}` : `copy-${id}-${number}`;
    if (number === MOST_COPIES || !isTaken(place)) return place;
  }
}

/** Unsaved copies of one board that are kept; another takes the place of the last. */
const MOST_COPIES = 999;

/** The editor's address by the program's slug: the way back from a sign-in must name that. */
export const editorAddress = (slug: string, search: string): string =>
  `/bingo/${slug}/generate${search}`;

/** Where a published board is played, and shown on a stream: always the same card. */
export const playAddress = (slug: string, id: number): string => `/bingo/${slug}/${id}`;
export const overlayAddress = (slug: string, id: number): string =>
  `${playAddress(slug, id)}?seed=stream&overlay=1`;
