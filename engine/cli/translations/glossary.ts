import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that every translation says in the same way. */
export interface Term {
  /** As the glossary lists it, such as `claim (verb)`. */
  readonly name: string;
  readonly translation: string;
  readonly occursIn: (text: string) => boolean;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** What holds for whole texts, such as `address: du`. */
  readonly rules: readonly string[];
}

/** Reads what the catalogue's locales/GLOSSARY.md prescribes for a locale, or for its language. */
export function readGlossary(folder: string, locale: string): Glossary {
  const [head = [], ...rows] = readTable(join(folder, 'locales', 'GLOSSARY.md'));
  const names = [locale, locale.split('-')[0] ?? locale];
  const column = names.map((name) => head.indexOf(name)).find((index) => index > 0);
  const terms: Term[] = [];
  const rules: string[] = [];
  for (const [name = '', ...cells] of rows) {
    const translation = column === undefined ? '' : cells[column - 1];
    if (!translation) continue;
    const rule = /^[_*](.+)[_*]$/.exec(name)?.[1];
    if (rule) rules.push(`${rule}: ${translation}`);
    else terms.push({ name, translation, occursIn: finderOf(name) });
  }
  return { terms, rules };
}

/** Finds a term as a word of its own, in the singular or the plural. */
function finderOf(name: string): (text: string) => boolean {
  const word = name.replace(/\s*\(.*\)\s*$/, '');
  const stem = word.replace(/s$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const forms = [`${stem}(?:s|es)?`, ...(stem.endsWith('y') ? [`${stem.slice(0, -1)}ies`] : [])];
  const whole = new RegExp(`(?<![\\p{L}\\p{N}{])(?:${forms.join('|')})(?![\\p{L}\\p{N}}])`, 'iu');
  return (text) => whole.test(text);
}

/** The rows of a Markdown file's table, without its rule; none where there is no file. */
function readTable(file: string): string[][] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
  return text
    .split(/\r?\n/)
    .filter((line) => /^\|.*\|\s*$/.test(line) && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
