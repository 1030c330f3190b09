import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type LaidOutCatalogue, layOutCatalogue } from './lay-out-catalogue.ts';
import { runMarquee } from './run-marquee.ts';

/** The command line on a sound catalogue, which each test finds anew and may change. */
export function freshCatalogue() {
  let disk: LaidOutCatalogue;
  beforeEach(() => {
    disk = layOutCatalogue();
  });
  afterEach(() => disk[Symbol.dispose]());
  return {
    disk: () => disk,
    /** Replaces words in one of its files. */
    edit: (file: string, from: string, to: string) => {
      const path = join(disk.folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
      writeFileSync(path, text.replace(from, to));
    },
    /** Runs the command line in the folder that holds the catalogue. */
    marquee: (...words: string[]) => runMarquee(words, { cwd: dirname(disk.folder) }),
  };
}
