import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FacePart } from '#portal/base/theme/face-files.ts';
import type { FaceSource, SourcePart } from './face-sources.ts';

interface Part {
  readonly from: SourcePart;
  readonly characters: string;
  /** What its file's name ends with. */
  readonly ending: string;
}

/**
 * What English is set in, with the é of its Pokémon and cafés: ASCII, and of other signs those that
 * texts have: £ § © « ® ° ± · » ×, dashes, quotes, bullet, ellipsis, narrow space, €, ™, arrows, −.
 */
const BASIC =
  '20-7e a0 a3 a7 a9 ab ad-ae b0-b1 b7 bb c9 d7 e9 2013-2014 2018-2019 201c-201d 2022 2026 202f 20ac 2122 2190 2192 2212';
/** All of Latin-1, French œ; every dash, quote, dagger, prime and arrow. */
const WESTERN =
  '20-7e a0-ff 152-153 2009-200a 2010-2015 2018-201e 2020-2022 2026 202f-2030 2032-2033 2039-203a 20ac 2122 2190-2193 2212';

/**
 * The characters that stay, by the field of a face's files. Whoever needs another one (a Vietnamese
 * name, an ornament) sees it in the system's face.
 */
export const PARTS: Readonly<Record<FacePart, Part>> = {
  basic: { from: 'latin', characters: characters(BASIC), ending: '' },
  western: { from: 'latin', characters: characters(WESTERN), ending: '-west' },
  // Latin Extended-A: Polish, and the names of all other Europeans; Romanian; capital ß.
  extended: { from: 'latin-ext', characters: characters('100-17f 218-21b 1e9e'), ending: '-ext' },
  polish: { from: 'latin-ext', characters: 'ĄąĆćĘęŁłŃńŚśŹźŻż', ending: '-pol' },
  // Russian and its neighbours, and №.
  cyrillic: { from: 'cyrillic', characters: characters('400-45f 490-491 2116'), ending: '-cyr' },
};

/**
 * Kerning and marks; ligatures of words (not of code); forms of a language and of a weight; figures
 * of one width, which the portal asks for. No stylistic sets, fractions or small capitals: nothing
 * sets them. Required ligatures are for scripts that are not cut here; old ones of Latin weigh 5 kB.
 */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'locl', 'rvrn', 'tnum', 'lnum'];

/** A part of a face that is to be cut. */
export interface Cut {
  readonly part: FacePart;
  readonly source: string;
  readonly axis?: FaceSource['axis'];
  /** The file that it becomes: what is cut from the same bytes in the same way has the same. */
  readonly target: string;
}

/** How to cut a part of a face, into a file below `folder`; nothing where the face lacks the part. */
export function cutOf(
  { slug, file, axis }: FaceSource,
  part: FacePart,
  folder: string,
): Cut | undefined {
  const { from, characters, ending } = PARTS[part];
  const source = file(from);
  if (source === undefined) return undefined;
  const recipe = JSON.stringify([characters, FEATURES, axis]);
  const name = hash('sha256', hash('sha256', readFileSync(source)) + recipe).slice(0, 16);
  return {
    part,
    source,
    target: join(folder, name, `${slug}${ending}.woff2`),
    ...(axis && { axis }),
  };
}

/** Cuts a file down to the characters, features and weights that the portal sets. */
export function cutFile({ part, source, axis }: Cut): Promise<Buffer> {
  return subsetFont(readFileSync(source), PARTS[part].characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(axis && { variationAxes: { wght: span(axis) } }),
  });
}

/** An axis of one weight is none. */
const span = ([min, max]: readonly [number, number]) => (min === max ? min : { min, max });

function characters(ranges: string): string {
  return ranges
    .split(' ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
