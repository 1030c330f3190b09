/** How wide a text is at a size of 1. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';
/** What must not begin a line in Chinese and Japanese, and what must not end one. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;
/** Endings and particles, which belong to the word before them. */
const HIRAGANA = /^\p{sc=Hiragana}/u;
/** Where a sentence ends, or a part of one in writing without spaces. */
const PAUSE = /[.!?…؟]\s+|[。、！？]\s*/u;
/** How much smaller a title may be set so that no sentence is broken. */
const WORTH_A_SENTENCE = 0.7;

/**
 * The parts of a text between which a line may end: words with the space before the next one. In
 * languages without spaces the words are found by the language's own rules.
 */
export function breakable(text: string, locale: string): string[] {
  const parts: string[] = [];
  const spaceless = /^(ja|zh|th)/.test(locale);
  for (const word of text.trim().split(/\s+/)) {
    const pieces = spaceless ? segments(word, locale) : [word];
    pieces.forEach((piece, index) => {
      const last = parts.at(-1);
      const glued =
        index > 0 &&
        last !== undefined &&
        (NEVER_FIRST.test(piece) || NEVER_LAST.test(last) || HIRAGANA.test(piece));
      if (glued) parts[parts.length - 1] = last + piece;
      else parts.push(piece);
    });
    parts[parts.length - 1] += ' ';
  }
  return parts;
}

function segments(word: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}

/** The parts in lines no wider than `width`; a part that is wider alone is cut between letters. */
export function breakLines(parts: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts.flatMap((one) => cut(one, width, measure))) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part;
    } else line += part;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function cut(part: string, width: number, measure: Measure): string[] {
  if (measure(part.trimEnd()) <= width) return [part];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter().segment(part)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece);
      piece = segment;
    } else piece += segment;
  }
  return [...pieces, piece];
}

/** As few lines as before, as even as they get: no last line of a single word. */
export function balance(parts: readonly string[], width: number, measure: Measure): string[] {
  const widest = breakLines(parts, width, measure);
  const longest = Math.max(0, ...parts.map((part) => measure(part.trimEnd())));
  let [low, high] = [Math.min(width, Math.max(longest, width / 4)), width];
  let best = widest;
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    const lines = breakLines(parts, middle, measure);
    if (lines.length > widest.length) low = middle;
    else {
      high = middle;
      best = lines;
    }
  }
  return best;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * The text at the largest of the sizes at which it fits the box without a word being cut; at the
 * smallest, what does not fit any more ends in an ellipsis. `measure` is at a size of 1.
 */
export function fitText(
  text: string,
  locale: string,
  box: { readonly width: number; readonly height: number; readonly lineHeight: number },
  sizes: readonly number[],
  measure: Measure,
): FittedText {
  const parts = breakable(text, locale);
  const fitted = fitWhole(parts, box, sizes, measure);
  const sentences = text.trim().split(new RegExp(`(?<=${PAUSE.source})`, 'u'));
  if (fitted && fitted.lines.length > 1 && sentences.length > 1) {
    const unbroken = fitWhole(sentences, box, sizes, measure);
    if (unbroken && unbroken.size >= fitted.size * WORTH_A_SENTENCE) return unbroken;
  }
  if (fitted) return fitted;
  const size = sizes.at(-1) ?? 40;
  const width = box.width / size;
  const lines = breakLines(parts, width, measure);
  const most = Math.max(1, Math.floor(box.height / (size * box.lineHeight)));
  if (lines.length <= most) return { size, lines };
  const shown = lines.slice(0, most);
  let last = shown.at(-1) ?? '';
  while (last.length > 1 && measure(last + ELLIPSIS) > width)
    last = last.replace(/\P{M}?\p{M}*$/u, '').trimEnd();
  return { size, lines: [...shown.slice(0, -1), last + ELLIPSIS] };
}

/** All parts at the largest size at which none is cut; undefined where there is no such size. */
function fitWhole(
  parts: readonly string[],
  box: { readonly width: number; readonly height: number; readonly lineHeight: number },
  sizes: readonly number[],
  measure: Measure,
): FittedText | undefined {
  const longest = Math.max(...parts.map((part) => measure(part.trimEnd())));
  for (const size of sizes) {
    const width = box.width / size;
    if (longest > width) continue;
    const lines = balance(parts, width, measure);
    if (lines.length * size * box.lineHeight <= box.height) return { size, lines };
  }
  return undefined;
}
