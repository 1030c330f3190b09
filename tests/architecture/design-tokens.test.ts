import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The contract itself, which is where such values are written down. */
const CONTRACT = 'engine/portal/base/theme/tokens.ts';
const sheets = globSync('engine/portal/**/*.css.ts');

/**
 * What a style sheet must take from the contract. A size may still hang on its own text (em), on
 * the block or card it is in (cqi, --cell) or on paper (pt).
 */
const STRAY = {
  'size of text': /fontSize: (?:\d|['`](?!.*(?:cqi|--cell|\dem|\dpt|%))[^'`]*[\d)])/,
  'weight of text': /fontWeight: (?:5|6)\d\d/,
  shadow: /boxShadow: ['`].*rgb\(/,
  room: /\b(?:padding|margin|gap)\w*: ['`](?!.*cqi)(?!-1px|.*- 1px)[^'`$]*\d(?:rem|px)/,
  corner: /borderRadius: ['`](?:50%|99+px)['`]/,
  motion: /(?:transition|animation)\w*: ['`][^'`$]*\d+m?s (?!linear|ease-in-out)/,
} as const;

const strays = (file: string, code: string): readonly string[] =>
  code.split('\n').flatMap((line, index) =>
    Object.entries(STRAY)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `${file}:${index + 1}: ${what}: ${line.trim()}`),
  );

describe(`style sheets take from ${CONTRACT}`, () => {
  test.each([
    ["fontSize: '.92rem'"],
    ['fontSize: 13'],
    ["fontSize: 'calc(1.35rem*var(--display-scale,1))'"],
    ['fontWeight: 650'],
    ["boxShadow: '0 12px 40px rgb(0 0 0/.4)'"],
    ["padding: '.4rem .9rem'"],
    ["marginBlockStart: 'clamp(1rem,3vw,2rem)'"],
    ["borderRadius: '99px'"],
    ["transition: 'opacity .1s ease-out'"],
  ])('%s is seen', (line) => expect(strays('a.css.ts', line)).toHaveLength(1));

  test.each([
    ['fontSize: textSize.fine'],
    ["fontSize: '.92em'"],
    ["fontSize: '12pt'"],
    ["fontSize: 'max(.56rem,calc(var(--cell)*.1))'"],
    ["padding: 'clamp(.35rem,1.6cqi,.8rem)'"],
    ["marginTop: '-1px'"],
  ])('%s is left alone', (line) => expect(strays('a.css.ts', line)).toEqual([]));

  test('every size, weight, shadow, room, corner and time', () => {
    expect(sheets.length).toBeGreaterThan(80);
    const found = sheets.flatMap((file) => strays(file, readFileSync(file, 'utf8')));
    expect(found, `name it in ${CONTRACT}, or take what is there`).toEqual([]);
  });
});
