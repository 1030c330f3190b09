type Strong = 'ltr' | 'rtl';

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/**
 * The parts of a line from left to right, each of one direction, as the Unicode bidirectional
 * algorithm orders them for plain text without marks of its own. In parts from right to left the
 * letters stand in reading order, which shaping turns; signs between them are turned here.
 */
export function visualOrder(text: string, base: Strong): string[] {
  const parts: { direction: Strong; text: string }[] = [];
  const characters = [...text];
  directions(characters, base).forEach((direction, index) => {
    const last = parts.at(-1);
    if (last?.direction === direction) last.text += characters[index];
    else parts.push({ direction, text: characters[index] ?? '' });
  });
  if (base === 'rtl') parts.reverse();
  return parts.flatMap(({ direction, text: part }) =>
    direction === 'ltr' ? [part] : turned(part),
  );
}

/** Words stay whole, what stands between them is mirrored, and all changes places. */
function turned(text: string): string[] {
  const words = text.split(/([\p{L}\p{M}\u200c\u200d]+)/u).filter((part) => part !== '');
  return words
    .map((word) =>
      /\p{L}/u.test(word)
        ? word
        : [...word]
            .reverse()
            .map((sign) => MIRRORED[sign] ?? sign)
            .join(''),
    )
    .reverse();
}

/** The direction of every character; what has none of its own takes that of its neighbours. */
function directions(characters: readonly string[], base: Strong): Strong[] {
  const strong = characters.map(strongDirection);
  const found: Strong[] = [];
  characters.forEach((_character, index) => {
    const own = strong[index];
    const before = found[index - 1] ?? base;
    if (own) found.push(own);
    else if (belongsToNumber(characters, index)) found.push('ltr');
    else {
      const after = strong.slice(index).find((direction) => direction !== undefined) ?? base;
      found.push(before === after ? before : base);
    }
  });
  return found;
}

function strongDirection(character: string): Strong | undefined {
  if (/[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(character) && /[\p{L}\p{M}]/u.test(character))
    return 'rtl';
  return /[\p{L}\p{N}]/u.test(character) ? 'ltr' : undefined;
}

/** A sign that stands right at a number. */
function belongsToNumber(characters: readonly string[], index: number): boolean {
  const digit = (at: number) => /\p{N}/u.test(characters[at] ?? '');
  const sign = /[#$%°€£¥‰]/.test(characters[index] ?? '');
  return sign && (digit(index - 1) || digit(index + 1));
}
