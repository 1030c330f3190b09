import { metrics } from 'virtual:faces';
import { type FaceFile, type FacePart, faceFiles } from './face-files.ts';
import { fallbackFace, isBold } from './fallback-face.ts';
import { fontStack, nativeFaces } from './font-stacks.ts';
import { isSerif } from './typefaces.ts';
import {
  bodyFamily,
  displayFamily,
  displayWeight,
  type FaceChoices,
  type WantedFace,
  wantedFaces,
} from './wanted-faces.ts';

/** The letters that a file is fetched for, where the page has one that its first file lacks. */
const RANGES: Readonly<Partial<Record<FacePart, string>>> = {
  western: 'U+C0-FF,U+152-153',
  extended: 'U+100-24F,U+1E9E',
  polish: 'U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C',
  cyrillic: 'U+400-45F,U+490-491,U+2116',
};

/** The files that a language cannot do without. */
const FIRST: Readonly<Record<string, readonly FacePart[]>> = {
  de: ['western'],
  es: ['western'],
  fr: ['western'],
  it: ['western'],
  pl: ['western', 'polish'],
  pt: ['western'],
  ru: ['basic', 'cyrillic'],
};

/** What only the languages have that cannot do without it. */
const NATIONAL: readonly FacePart[] = ['cyrillic', 'polish'];

/**
 * The bytes of faces that a first view has room for: with the largest document it stays below
 * 60 kB. English pages are far from it; a book face with all of Cyrillic is not.
 */
const ROOM = 44_500;
/**
 * The same where a picture of the publisher's fills the first screen: the face of its headline, and
 * the rest of the line is the picture's.
 */
const ROOM_BESIDE_PICTURE = 20_000;

export interface ThemeFonts {
  /** `@font-face` rules. */
  readonly css: string;
  readonly stacks: Readonly<Record<'display' | 'body' | 'mono', string>>;
  /** Files of the first view, headings' first. */
  readonly preloads: readonly string[];
}

type FaceTheme = FaceChoices & { readonly display?: { readonly case?: string } | undefined };

/** The faces of a theme on a page in a locale. `pictured`: whether a picture begins the page. */
export function themeFonts(theme: FaceTheme, locale: string, pictured = false): ThemeFonts {
  const needed = FIRST[locale.split('-')[0] ?? ''] ?? ['basic'];
  const faces = wantedFaces(theme).map((face) => ({ ...face, files: faceFiles(face) }));
  const [display, body] = [displayFamily(theme), bodyFamily(theme)];
  const standIns = nativeFaces(locale) ? [] : localFaces(theme);
  const local = (family: string) =>
    standIns.some((face) => face.family === family) ? [`${family} local`] : [];
  // Headings in Cyrillic that their own face does not have are set in the text's.
  const has = (family: string) =>
    faces.some((face) => face.family === family && face.files.some((file) => file.cyrillic));
  const other = needed.includes('cyrillic') && !has(display) && has(body) ? [body] : [];
  const mono = theme.fonts?.mono ?? 'JetBrains Mono';
  return {
    css: [...faces.map((face) => faceRules(face, needed)), ...standIns.map(({ css }) => css)].join(
      '',
    ),
    stacks: {
      display: fontStack(display, 'display', locale, [...other, ...local(display)]),
      body: fontStack(body, 'body', locale, local(body)),
      mono: fontStack(mono, 'mono', locale, []),
    },
    preloads: withinFirstView(
      faces.filter(({ first }) => first).map(({ files }) => files),
      needed,
      pictured ? ROOM_BESIDE_PICTURE : ROOM,
    ),
  };
}

/** The files that faces begin with, as far as there is room (bytes); those of one face come together. */
export function withinFirstView(
  faces: readonly (readonly FaceFile[])[],
  needed: readonly FacePart[],
  most = ROOM,
): string[] {
  let room = most;
  return faces.flatMap((files) => {
    const parts = files.flatMap((file) => needed.map((part) => [file, part] as const));
    const bytes = parts.reduce((sum, [file, part]) => sum + (file.bytes?.[part] ?? 0), 0);
    if (bytes > room) return [];
    room -= bytes;
    return parts.flatMap(([file, part]) => file[part] ?? []);
  });
}

/** What stands in for headings and for text; one for both where they are alike. */
function localFaces(theme: FaceTheme): { family: string; css: string }[] {
  const roles = [
    { family: bodyFamily(theme), weight: 400, capitals: false },
    {
      family: displayFamily(theme),
      weight: displayWeight(theme),
      capitals: theme.display?.case === 'upper',
    },
  ];
  const [text, heading] = roles.map(({ family, ...style }) => {
    const measures = metrics[family];
    const name = `${family} local`;
    const css = measures && fallbackFace(name, measures, { serif: isSerif(family), ...style });
    return { family, css: css ?? '', bold: isBold(style.weight) };
  });
  const both = heading?.family === text?.family && !heading?.bold ? [text] : [heading, text];
  return both.flatMap((face) => (face?.css ? [face] : []));
}

function faceRules(
  { family, files }: WantedFace & { readonly files: readonly FaceFile[] },
  needed: readonly FacePart[],
): string {
  // Whatever is drawn first stays, so that nothing moves: no face may come in later. What is
  // preloaded is waited for before the first drawing, a tenth of a second at most; what arrives
  // after that is there for the next page. Until then the system's face stands in with the brand's
  // proportions. `swap` would bring the face to a slow first visit too, but letters of other widths
  // break some lines elsewhere, and all that follows jumps under the reader's eyes: a layout shift of
  // 0.04 on most landing pages, with the stand-ins, and of 0.15 on some.
  const rule = (file: FaceFile, part: FacePart, range?: string) =>
    file[part] === undefined
      ? ''
      : `@font-face{font-family:"${family}";font-weight:${file.weight};font-display:optional;src:url(${file[part]})${range === undefined ? '' : `;unicode-range:${range}`}}`;
  const [first = 'basic'] = needed;
  const others = (['cyrillic', 'extended', 'polish', 'western'] as const).filter(
    (part) => part !== first && (!NATIONAL.includes(part) || needed.includes(part)),
  );
  return files
    .flatMap((file) => [
      ...others.map((part) => rule(file, part, RANGES[part])),
      // The last rule is asked first, and has no range: others are fetched for what it lacks.
      rule(file, first),
    ])
    .join('');
}
