/** Characters of the longest key. */
const LONGEST_KEY = 200;

/** Why a text is surely no key; undefined where it may be one. The reason repeats nothing of it. */
export function keyFault(text: string): string | undefined {
  if (text === '') return 'There is no key.';
  if (text.length > LONGEST_KEY) return `The key is longer than ${LONGEST_KEY} characters.`;
  if (/\p{Cc}/u.test(text)) return 'The key has control characters.';
  if (/[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) return 'The key has invisible characters.';
  if (/^[=+@]/.test(text)) return 'The key is a formula: it begins with =, + or @.';
  if (/[<>]/.test(text)) return 'The key has markup: < or >.';
  return undefined;
}

/** What a key looks like, without saying it: A for each letter, 9 for each digit. */
export const keyForm = (key: string): string =>
  key.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '9');
