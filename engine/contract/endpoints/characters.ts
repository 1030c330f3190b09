/** What breaks a line, turns the direction of what stands around it, or is half a character. */
export const MISPLACED_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Something that is seen: more than spaces and characters that have no shape. */
export const SHOWN = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** The longest name of a person, in UTF-16 units. */
export const LONGEST_NAME = 60;

/** Characters that show nothing, but for those that join letters and emoji or choose their shape. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A joiner that joins nothing: not after an emoji, a mark or an Arabic letter, or before none. */
const LOOSE_JOINER =
  /(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\p{L}\p{Extended_Pictographic}])/gu;
const LOOSE_SELECTOR = /(?<!\p{Emoji})(?:\ufe0e|\ufe0f)/gu;
/** Marks heaped on one letter reach into the lines above and below. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A name as others may see it: without what hides, misleads or reaches out of its line. Empty where
 * nothing is left to be seen.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(HIDDEN, ' ')
    .replaceAll(LOOSE_SELECTOR, '')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(HEAPED_MARKS, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return SHOWN.test(plain) ? plain : '';
}

/** As long as a name may be, without half a character at its end. */
export function shortName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/**
 * Whether it is an address on the web that says where it leads: without control and invisible
 * characters, and without a user's name, behind which the real host would hide.
 */
export function isWebAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(address) || !/^https?:\/\//i.test(address)) return false;
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return (
    hostname !== '' && username === '' && password === '' && !/^[^/]*\/\/[^/?#]*@/.test(address)
  );
}
