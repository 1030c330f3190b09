import { describe, expect, test } from 'vitest';
import { themeFonts, withinFirstView } from './fonts.ts';
import { faceKey, wantedFaces } from './wanted-faces.ts';

const themes = {
  pair: { fonts: { display: 'Sora', body: 'Inter' }, display: { weight: 700 } },
  one: { fonts: { display: 'Space Grotesk', body: 'Space Grotesk' }, display: { weight: 700 } },
  book: { fonts: { display: 'Cormorant', body: 'EB Garamond' }, display: { weight: 600 } },
  thin: { fonts: { display: 'Jost', body: 'Source Sans 3' }, display: { weight: 200 } },
  poster: { fonts: { display: 'Big Shoulders Display', body: 'Inter' }, display: { weight: 800 } },
} as const;
/** The faces' rules apart: family, address, range. */
const rules = (css: string) =>
  css.split('@font-face').flatMap((rule) => {
    const [, family = ''] = /font-family:"([^"]+)"/.exec(rule) ?? [];
    const [, range = ''] = /unicode-range:([^}]+)/.exec(rule) ?? [];
    const [, url = ''] = /url\(([^)]+)\)/.exec(rule) ?? [];
    return family ? [{ rule, family, range, url }] : [];
  });
const names = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\//, ''));

describe('what is fetched with the document', () => {
  test('is the pair of faces, headings first', () => {
    expect(names(themeFonts(themes.pair, 'en').preloads)).toEqual([
      'sora-latin-wght-normal.woff2',
      'inter-latin-wght-normal.woff2',
    ]);
  });
  test('is one file where headings and text have one face', () => {
    expect(names(themeFonts(themes.one, 'en').preloads)).toEqual([
      'space-grotesk-latin-wght-normal.woff2',
    ]);
  });
  test('is what Polish and Russian need beside', () => {
    const last = (locale: string) => names(themeFonts(themes.pair, locale).preloads).at(-1);
    expect(last('pl')).toBe('inter-latin-ext-wght-normal.woff2');
    expect(last('ru')).toBe('inter-cyrillic-wght-normal.woff2');
  });
  test('is no technical face', () => {
    const theme = { ...themes.pair, fonts: { ...themes.pair.fonts, mono: 'JetBrains Mono' } };
    const { css, preloads } = themeFonts({ ...theme, frame: { mark: 'code' } }, 'en');
    expect(css).toContain('"JetBrains Mono"');
    expect(preloads.join()).not.toContain('jetbrains');
  });
});

test('a face that does not fit into the first view is not fetched with it, nor half of it', () => {
  const file = (name: string, basic: number, cyrillic: number) => ({
    ...{ weight: '400', basic: `${name}.woff2`, western: '', cyrillic: `${name}-cyr.woff2` },
    bytes: { basic, cyrillic },
  });
  const title = file('title', 14_000, 12_000);
  const first = (text: ReturnType<typeof file>) =>
    withinFirstView([[title], [text]], ['basic', 'cyrillic']);
  const titles = ['title.woff2', 'title-cyr.woff2'];
  expect(first(file('book', 15_000, 23_000))).toEqual(titles);
  expect(first(file('plain', 9_000, 9_000))).toEqual([...titles, 'plain.woff2', 'plain-cyr.woff2']);
  expect(withinFirstView([[title], [file('thin', 9_000, 0)]], ['basic'], 15_000)).toEqual([
    'title.woff2',
  ]);
});

describe('rules', () => {
  test('nothing that is drawn once is drawn otherwise later', () => {
    const { css } = themeFonts(themes.pair, 'ru');
    for (const { rule, url } of rules(css))
      if (url) expect(rule).toContain('font-display:optional');
  });
  test('the last of a face is for everything, those before it for their letters', () => {
    const inter = rules(themeFonts(themes.pair, 'en').css).filter(
      ({ family }) => family === 'Inter',
    );
    expect(inter.map(({ range }) => range !== '')).toEqual([true, true, false]);
    const [extended, western] = inter.map(({ range }) => range);
    expect([0x142, 0x219].filter((code) => covers(extended ?? '', code))).toHaveLength(2);
    expect([0xe9, 0xfc, 0x153].filter((code) => covers(western ?? '', code))).toHaveLength(3);
    expect([0xe9, 0xfc].filter((code) => covers(extended ?? '', code))).toEqual([]);
  });
  test.each(['de', 'fr', 'es-mx', 'it', 'pt-br'])('%s needs no second file', (locale) => {
    const inter = rules(themeFonts(themes.pair, locale).css).filter(
      ({ family }) => family === 'Inter',
    );
    expect(inter).toHaveLength(2);
  });
  test('Polish letters come after all further ones, which hold them too', () => {
    const inter = rules(themeFonts(themes.pair, 'pl').css).filter(
      ({ family }) => family === 'Inter',
    );
    const holding = (code: number) => inter.map(({ range }) => covers(range, code));
    expect(holding(0x105)).toEqual([true, true, false]);
    expect(holding(0x151)).toEqual([true, false, false]);
  });
  test('Cyrillic is in Russian pages alone, and in faces that have it', () => {
    const cyrillic = (locale: string) =>
      rules(themeFonts(themes.pair, locale).css)
        .filter(({ range }) => covers(range, 0x44f))
        .map(({ family }) => family);
    expect(cyrillic('en')).toEqual([]);
    expect(cyrillic('ru')).toEqual(['Inter']);
  });
});

describe('stand-ins', () => {
  const standIn = (theme: Parameters<typeof themeFonts>[0], family: string) => {
    const found = rules(themeFonts(theme, 'en').css).find(
      (rule) => rule.family === `${family} local`,
    );
    const percent = (name: string) =>
      Number(new RegExp(`${name}:([\\d.]+)%`).exec(found?.rule ?? '')?.[1]);
    return {
      rule: found?.rule ?? '',
      size: percent('size-adjust'),
      rise: percent('ascent-override'),
    };
  };
  test('are one of the system with the width and height of the face', () => {
    const { rule, size, rise } = standIn(themes.pair, 'Inter');
    expect(rule).toContain('local("Arial")');
    expect(size).toBeCloseTo(107.2, 1);
    // Inter reaches 0.96875 em up.
    expect((size * rise) / 10_000).toBeCloseTo(0.97, 1);
  });
  test('are bold where headings are', () => {
    expect(standIn(themes.poster, 'Big Shoulders Display').rule).toContain('local("Arial Bold")');
    expect(standIn(themes.thin, 'Jost').rule).toContain('local("Arial")');
  });
  test('are narrow for narrow faces, and narrower for capitals', () => {
    const { size } = standIn(themes.poster, 'Big Shoulders Display');
    const upper = { ...themes.poster, display: { weight: 800, case: 'upper' } } as const;
    expect(size).toBeLessThan(80);
    expect(standIn(upper, 'Big Shoulders Display').size).toBeLessThan(size);
  });
  test('are two where one family sets bold headings and text, one where headings are as light', () => {
    const count = (weight: number) =>
      rules(themeFonts({ ...themes.one, display: { weight } }, 'en').css).filter(
        ({ family }) => family === 'Space Grotesk local',
      ).length;
    expect([count(700), count(400)]).toEqual([2, 1]);
  });
  test('have feet for faces with feet', () => {
    expect(standIn(themes.book, 'EB Garamond').rule).toContain('local("Times New Roman")');
  });
});

describe('stacks', () => {
  test('end in what the system has', () => {
    const { stacks } = themeFonts(themes.pair, 'de');
    expect(stacks.body).toBe('"Inter","Inter local",Arial,sans-serif');
  });
  test("headings in Russian take the text's face where theirs has no Cyrillic", () => {
    expect(themeFonts(themes.pair, 'ru').stacks.display).toMatch(/^"Sora","Inter",/);
    expect(themeFonts(themes.thin, 'ru').stacks.display).toMatch(/^"Jost","Jost local",/);
  });
  test.each([
    ['ja', 'Hiragino Sans'],
    ['ko-kr', 'Malgun Gothic'],
    ['zh-cn', 'PingFang SC'],
    ['zh-tw', 'Microsoft JhengHei'],
    ['ar-sa', 'Geeza Pro'],
  ])('%s takes its own language’s faces after the brand’s', (locale, face) => {
    const { css, stacks } = themeFonts(themes.pair, locale);
    expect(stacks.display).toMatch(new RegExp(`^"Sora",.*"${face}".*,sans-serif$`));
    expect(stacks.body).toMatch(new RegExp(`^"Inter",.*"${face}".*,sans-serif$`));
    // Arial has Arabic letters on some systems: it would come before those that are good at them.
    expect(css).not.toContain('local(');
    expect(themeFonts(themes.pair, 'en').stacks.body).not.toContain(face);
  });
});

test('a face is cut to the weights that a theme sets it in', () => {
  const keys = (theme: Parameters<typeof wantedFaces>[0]) => wantedFaces(theme).map(faceKey);
  expect(keys(themes.pair)).toEqual(['Sora 700-700', 'Inter 400-700']);
  expect(keys(themes.one)).toEqual(['Space Grotesk 400-700']);
  expect(keys(themes.thin)).toEqual(['Jost 200-500', 'Source Sans 3 400-700']);
  expect(keys({})).toEqual(['Sora 700-700', 'Inter 400-700']);
});

/** Whether a `unicode-range` has a character. */
function covers(range: string, code: number): boolean {
  return range.split(',').some((one) => {
    const [first = Number.NaN, last = first] = one
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return first <= code && code <= last;
  });
}
