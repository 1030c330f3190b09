import { readFileSync } from 'node:fs';
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
        const all = Object.entries({ ...wordsOf(english), ...wordsOf(file) });
        const own = Object.fromEntries(all.filter(([name]) => wordPart(name) === part));
        const locale = basename(file, '.po');
        const { source, errors } = createCompiledCatalog(locale, own, { namespace: 'es' });
        for (const { id: word, error } of errors) this.error(`${file}: ${word}: ${error.message}`);
        const others = [...new Set(all.map(([name]) => wordPart(name)))]
          .filter((name) => name !== SHARED_PART)
          .map((name) => [name, JSON.stringify(`./${basename(file)}?part=${name}`)])
          .map(([name, address]) => `${JSON.stringify(name)}:()=>import(${address})`);
        const parts = part === SHARED_PART ? `export const parts={${others.join()}};` : '';
        return { code: `${source};${parts}`, map: null, moduleType: 'js' };
      },
    },
  };
}

const known = new Map<string, { text: string; words: Record<string, string> }>();

/** The words of a catalogue that are written, by their ids. */
function wordsOf(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8');
  const kept = known.get(file);
  if (kept?.text === text) return kept.words;
  const words = Object.fromEntries(
    PO.parse(text).items.flatMap(({ msgid, msgstr: [said], obsolete }) =>
      said && !obsolete ? [[msgid, said]] : [],
    ),
  );
  known.set(file, { text, words });
  return words;
}
