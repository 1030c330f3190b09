import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import PO from 'pofile';
import { placeholdersOf } from '#domain/text/placeholders.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { insideFolder } from '../read/inside-folder.ts';

/** Text → its translation, for one locale. */
export type Dictionary = ReadonlyMap<string, string>;

export interface Translations {
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  readonly findings: readonly Finding[];
}

/** Reads `<locale>.po` of a folder; a broken file is a finding and leaves the others usable. */
export function readTranslations(folder: string, within: string): Translations {
  const dictionaries = new Map<string, Dictionary>();
  const findings: Finding[] = [];
  for (const name of listPo(folder)) {
    const file = `${within}/${name}`;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(
        readFileSync(pathWithin(folder, name)),
      );
      const { dictionary, faults } = readDictionary(text, file);
      dictionaries.set(name.slice(0, -'.po'.length), dictionary);
      findings.push(...faults);
    } catch (cause) {
      findings.push(raise('TRANSLATION_SYNTAX', { reason: (cause as Error).message }, { file }));
    }
  }
  return { dictionaries, findings };
}

/** @throws Error where the file leads out of the folder that the folder of translations is in. */
function pathWithin(folder: string, name: string): string {
  const path = insideFolder(dirname(folder), join(basename(folder), name));
  if (path === undefined) throw new Error('it is a link that leads out of its folder');
  return path;
}

function listPo(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.po'))
      .sort();
  } catch {
    return [];
  }
}

const PO_LINE =
  /^\s*$|^#|^(msgid|msgstr|msgctxt|msgid_plural|msgstr\[\d\])\s+"(\\.|[^"\\])*"\s*$|^"(\\.|[^"\\])*"\s*$/;

/** The number of the first line, from 1, that is not part of a PO file; undefined where all are. */
export function badLineOf(text: string): number | undefined {
  const bad = text.split(/\r?\n/).findIndex((line) => !PO_LINE.test(line));
  return bad < 0 ? undefined : bad + 1;
}

/** The placeholders that a text and its translation must have in common: each once, sorted. */
export function placeholderSet(text: string): string[] {
  return [...new Set(placeholdersOf(text))].sort();
}

function readDictionary(text: string, file: string): { dictionary: Dictionary; faults: Finding[] } {
  const bad = badLineOf(text);
  if (bad !== undefined) {
    const place = { file, position: { line: bad, column: 1 } };
    return {
      dictionary: new Map(),
      faults: [
        raise('TRANSLATION_SYNTAX', { reason: 'this line is not part of a PO file' }, place),
      ],
    };
  }
  const dictionary = new Map<string, string>();
  const faults: Finding[] = [];
  for (const { msgid, msgstr, flags, obsolete } of PO.parse(text).items) {
    const translation = msgstr[0];
    // A tool marks what it guessed as fuzzy, for somebody to read before visitors do.
    if (obsolete || flags.fuzzy || !translation) continue;
    const [expected, found] = [msgid, translation].map(placeholderSet) as [string[], string[]];
    if (expected.join() === found.join()) dictionary.set(msgid, translation);
    else {
      const line = text.split('\n').findIndex((row) => row.includes(JSON.stringify(msgid))) + 1;
      const place = { file, position: { line: Math.max(1, line), column: 1 } };
      faults.push(raise('TRANSLATION_PLACEHOLDERS', { text: msgid, expected, found }, place));
    }
  }
  return { dictionary, faults };
}

/**
 * Where a locale's texts are looked up, first hit first: the program in this locale, then in its
 * language, then the shared phrases likewise. What none has stays in English.
 */
export function dictionariesFor(
  locale: string,
  ...sources: readonly ReadonlyMap<string, Dictionary>[]
): Dictionary[] {
  const language = locale.split('-')[0] ?? locale;
  const names = language === locale ? [locale] : [locale, language];
  return sources.flatMap((source) => names.flatMap((name) => source.get(name) ?? []));
}

/** The first translation that dictionaries have of a text. */
export function lookUp(text: string, dictionaries: readonly Dictionary[]): string | undefined {
  for (const dictionary of dictionaries) {
    const translation = dictionary.get(text);
    if (translation !== undefined) return translation;
  }
  return undefined;
}
