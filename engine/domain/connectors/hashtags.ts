/** What begins a hashtag: the sign, its full-width form, and its small form. */
const SIGNS = '#\uFF03\uFE5F';
/** A word character of any script; marks belong to the words of many. */
const WORD = '[\\p{L}\\p{M}\\p{N}_\\u200C\\u200D\\u30FB]';
const HASHTAG = new RegExp(`(?<!${WORD}|[${SIGNS}&/])[${SIGNS}](${WORD}+)`, 'gu');

/**
 * The hashtags of a text, folded, without their sign, each once in the order of the text. A number
 * alone is none, as on every platform.
 */
export function hashtagsIn(text: string): string[] {
  const found = [...text.matchAll(HASHTAG)].flatMap(([, word = '']) =>
    /\p{L}/u.test(word) ? [foldHashtag(word)] : [],
  );
  return [...new Set(found)];
}

/**
 * A hashtag as it is compared, with or without its sign: NFKC and case folding, so that `＃ＳＦ６` is
 * `#sf6` and `#STRASSE` is `#straße`. The dotless ı folds to i: those who write it in capitals cannot
 * tell the two apart.
 */
export function foldHashtag(hashtag: string): string {
  const word = hashtag.normalize('NFKC').replace(/^[#\uFF03\uFE5F]/, '');
  // Through capitals and back: lower case alone keeps ß from ss, and σ from ς.
  const folded = word.toUpperCase().toLowerCase().replaceAll('ς', 'σ').replaceAll('i̇', 'i');
  return folded.normalize('NFKC');
}
