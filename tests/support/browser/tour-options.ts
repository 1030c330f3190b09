import { parseArgs } from 'node:util';
import type { Choice, Look } from './visits.ts';

export interface TourOptions {
  readonly choice: Choice;
  readonly look: Look;
  readonly widths: readonly number[];
  /** The first screen alone, not the whole page. */
  readonly fold: boolean;
}

const WIDTHS = [360, 768, 1440];

/**
 * Reads which pages to visit, and how: parts of addresses (or of names of people), and
 * `--program=a,b`, `--person=maya,guest,nobody`, `--mode=light`, `--locale=ar-sa`, `--width=360`,
 * `--fold`, `--key` (only the pages by which one judges a brand).
 * @throws where an option is unknown
 */
export function readTourOptions(args: readonly string[]): TourOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      program: { type: 'string' },
      person: { type: 'string' },
      mode: { type: 'string' },
      locale: { type: 'string' },
      width: { type: 'string' },
      fold: { type: 'boolean', default: false },
      key: { type: 'boolean', default: false },
    },
  });
  const { program, person, mode, locale, width, fold, key } = values;
  if (mode !== undefined && mode !== 'dark' && mode !== 'light')
    throw new Error(`--mode is dark or light, not "${mode}".`);
  return {
    choice: {
      key,
      ...(program === undefined ? {} : { programs: program.split(',') }),
      ...(person === undefined ? {} : { people: person.split(',') }),
      ...(positionals.length === 0 ? {} : { parts: positionals }),
    },
    look: {
      ...(mode === undefined ? {} : { mode }),
      ...(locale === undefined ? {} : { locale }),
    },
    widths: width === undefined ? WIDTHS : width.split(',').map(Number),
    fold,
  };
}
