/**
 * Stands in for a person's picture: the first letters of the first and the last word of a name, in
 * capitals; of a name without spaces the first one only. Empty where there is no letter.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.join('').toLocaleUpperCase('en');
}
