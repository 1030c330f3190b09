import { type FontFile, fontFiles } from './font-files.ts';

/** The face that writes a language whole; what a theme's own face has not is taken from it. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  'zh-cn': 'Noto Sans SC',
  'zh-tw': 'Noto Sans TC',
  ar: 'Noto Sans Arabic',
};

/** The faces asked one after the other for a character that the theme's faces do not have. */
export function fallbackFaces(locale: string): readonly string[] {
  const own = BY_LANGUAGE[locale] ?? BY_LANGUAGE[locale.split('-')[0] ?? ''];
  return [...new Set([...(own ? [own] : []), 'Inter', ...Object.values(BY_LANGUAGE)])];
}

/** A piece of text that one file writes. */
export interface TextRun {
  readonly text: string;
  readonly file: FontFile;
}

/** The weight of the first face, and of those that stand in for it. */
export interface RunWeights {
  readonly first: number;
  readonly others: number;
}

/**
 * Splits a text into runs by the first of the faces that has each character. Signs and numbers are
 * taken from the face of the letters before them, where it has them. Characters that no face has
 * are left out: an empty box says less than nothing.
 */
export function textRuns(
  text: string,
  faces: readonly string[],
  { first, others }: RunWeights,
): TextRun[] {
  const runs: { text: string; file: FontFile }[] = [];
  const find = (codePoint: number, face: string) =>
    fontFiles(face, face === faces[0] ? first : others).find(({ covers }) => covers(codePoint));
  for (const character of text) {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    const order = last && !/\p{L}/u.test(character) ? [last.file.face, ...faces] : faces;
    let file = last?.file.covers(codePoint) && order !== faces ? last.file : undefined;
    for (const face of order) file ??= find(codePoint, face);
    if (!file) continue;
    if (last?.file === file) last.text += character;
    else runs.push({ text: character, file });
  }
  return runs;
}
