const variable = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext}-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);
const fixed = import.meta.glob<string>(
  '/node_modules/@fontsource/*/files/*-{latin,latin-ext}-{400,700,800}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

const SERIF = ['Cormorant', 'EB Garamond'];
const SANS_FALLBACK = 'ui-sans-serif,system-ui,"Noto Sans",sans-serif';
const SERIF_FALLBACK = '"Iowan Old Style",Georgia,"Noto Serif",serif';
const MONO_FALLBACK = 'ui-monospace,"Cascadia Mono",Menlo,monospace';

/** The font stack of a face, ending in what every system has. */
export function fontStack(family: string, role: 'display' | 'body' | 'mono'): string {
  const rest =
    role === 'mono' ? MONO_FALLBACK : SERIF.includes(family) ? SERIF_FALLBACK : SANS_FALLBACK;
  return `"${family}",${rest}`;
}

/** `@font-face` rules of a family, and the address of its basic Latin file. */
export function fontFaces(family: string, weight: number): { css: string; preload?: string } {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  let css = '';
  let preload: string | undefined;
  for (const [range, characters] of Object.entries(RANGES)) {
    const file =
      variable[
        `/node_modules/@fontsource-variable/${slug}/files/${slug}-${range}-wght-normal.woff2`
      ];
    const files: [string | undefined, string][] = file
      ? [[file, '100 900']]
      : fixedWeights(slug, range, weight);
    for (const [url, weights] of files) {
      if (!url) continue;
      if (range === 'latin') preload ??= url;
      css += `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;src:url(${url}) format("woff2");unicode-range:${characters}}`;
    }
  }
  return preload === undefined ? { css } : { css, preload };
}

/** Faces without a variable file have the nearest of three weights. */
function fixedWeights(slug: string, range: string, weight: number): [string | undefined, string][] {
  const file = (value: number) =>
    fixed[`/node_modules/@fontsource/${slug}/files/${slug}-${range}-${value}-normal.woff2`];
  const bold =
    weight >= 600 ? [800, 700].find((value) => value <= weight && file(value)) : undefined;
  return bold === undefined ? [[file(400), '400']] : [[file(bold), String(bold)]];
}
