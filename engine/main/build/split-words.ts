import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import PO from 'pofile';
import type { Plugin } from 'vite';
// Vite bundles its configuration, and would leave an alias to Node as it is.
import { SHARED_PART, wordPart } from '#portal/base/i18n/word-parts.ts';

const PART = /^(.+\.po)\?part=([\w-]+)$/;

/**
 * Gives `de.po?part=quests` as that part of the capabilities' words, compiled. The shared part also
 * exports `parts`: what fetches each of the others. What is not translated yet is said in English.
 */
export function splitWords(): Plugin {
  return {
    name: 'marquee:split-words',
    load: {
      filter: { id: PART },
      handler(id) {
        const [, file = '', part = ''] = PART.exec(id) ?? [];
        const english = join(dirname(file), 'en.po');
        for (const read of [file, english]) this.addWatchFile(read);
        const parts = partsOf(file, english);
        const locale = basename(file, '.po');
        const { source, errors } = createCompiledCatalog(locale, parts.get(part) ?? {}, {
          namespace: 'es',
        });
        for (const { id: word, error } of errors) this.error(`${file}: ${word}: ${error.message}`);
        const others = [...parts.keys()]
          .filter((name) => name !== SHARED_PART)
          .map((name) => [name, JSON.stringify(`./${basename(file)}?part=${name}`)])
          .map(([name, address]) => `${JSON.stringify(name)}:()=>import(${address})`);
        const ways = part === SHARED_PART ? `export const parts={${others.join()}};` : '';
        return { code: `${source};${ways}`, map: null, moduleType: 'js' };
      },
    },
  };
}

type Words = Readonly<Record<string, string>>;

interface Known {
  /** How the file looked when it was read. */
  readonly look: string;
  readonly words: Words;
}

const known = new Map<string, Known>();
const divided = new Map<string, { readonly of: readonly Words[]; readonly parts: Parts }>();
type Parts = ReadonlyMap<string, Words>;

/** The words of a catalogue by part, in English where they are not translated. */
function partsOf(file: string, english: string): Parts {
  const of = [wordsOf(english), wordsOf(file)];
  const kept = divided.get(file);
  if (kept?.of.every((words, at) => words === of[at])) return kept.parts;
  const all = Object.entries(Object.assign({}, ...of) as Words);
  const parts = new Map(
    [...Map.groupBy(all, ([name]) => wordPart(name))].map(
      ([part, words]) => [part, Object.fromEntries(words)] as const,
    ),
  );
  divided.set(file, { of, parts });
  return parts;
}

/** The words of a catalogue that are written, by their ids; each of hundreds of parts asks for all. */
function wordsOf(file: string): Words {
  const { size, mtimeMs } = statSync(file);
  const look = `${size} ${mtimeMs}`;
  const kept = known.get(file);
  if (kept?.look === look) return kept.words;
  const words = Object.fromEntries(
    PO.parse(readFileSync(file, 'utf8')).items.flatMap(({ msgid, msgstr: [said], obsolete }) =>
      said && !obsolete ? [[msgid, said]] : [],
    ),
  );
  known.set(file, { look, words });
  return words;
}
