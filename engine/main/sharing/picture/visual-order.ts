import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

interface Run {
  readonly level: number;
  readonly text: string;
}

/**
 * The parts of a line from left to right, each of one direction, as the Unicode bidirectional
 * algorithm (UAX #9) orders them. In parts from right to left the letters stand in reading order,
 * which shaping turns; what stands between them is turned here.
 */
export function visualOrder(text: string, base: 'ltr' | 'rtl'): string[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  return reordered(runsOf(text, levels)).flatMap(({ level, text: part }) =>
    isRightToLeft(level) ? turned(part) : [part],
  );
}

const isRightToLeft = (level: number) => level % 2 === 1;

function runsOf(text: string, levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    const level = levels[start] ?? 0;
    if (levels[end] === level) continue;
    runs.push({ level, text: text.slice(start, end) });
    start = end;
  }
  return runs;
}

/** Rule L2: from the highest level down, what is nested that deep is reversed. */
function reordered(runs: readonly Run[]): readonly Run[] {
  const order = [...runs];
  const deepest = Math.max(0, ...order.map(({ level }) => level));
  for (let depth = deepest; depth > 0; depth -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? 0) >= depth) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}

/** Words stay whole, what stands between them is mirrored, and all changes places. */
function turned(text: string): string[] {
  const words = text.split(/([\p{L}\p{M}\u200c\u200d]+)/u).filter((part) => part !== '');
  return words.map((word) => (/\p{L}/u.test(word) ? word : mirrored(word))).reverse();
}

const mirrored = (signs: string) =>
  [...signs]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
