import PO from 'pofile';
import { badLineOf } from '#catalogue/compile/translations.ts';
import { UserError } from '../console/user-error.ts';

/** One text of a PO file. */
export interface PoEntry {
  readonly msgid: string;
  readonly msgstr: string;
  /** What a translator noted. */
  readonly comments?: readonly string[];
  /** What we tell the translator. */
  readonly notes?: readonly string[];
  /** Where the text stands, such as `programs/acme/program.yaml:12`. */
  readonly references?: readonly string[];
  /** Somebody still has to look at the translation. */
  readonly fuzzy?: boolean;
  /** Put aside: neither text nor translation is in use. */
  readonly obsolete?: boolean;
}

export interface PoFile {
  readonly comments: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly entries: readonly PoEntry[];
}

/** The header that says which program a file for translators is of. */
export const PROGRAM_HEADER = 'X-Marquee-Program';

/** The headers of every PO file of a catalogue. */
export const headersOf = (locale: string): Record<string, string> => ({
  'Project-Id-Version': 'Marquee',
  Language: locale,
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
});

/**
 * Reads a PO file, written by whatever tool.
 * @throws UserError where it is none; `file` is how it is called then
 */
export function parsePo(bytes: Uint8Array, file: string): PoFile {
  const text = decode(bytes, file);
  const bad = badLineOf(text);
  if (bad !== undefined)
    throw new UserError(
      `${file}:${bad} is not part of a PO file. Every msgid needs a msgstr, both in double quotes.`,
    );
  const { comments, headers, items } = PO.parse(text);
  const entries = items.map(({ msgid, msgstr, comments, flags, obsolete }) => ({
    msgid,
    msgstr: msgstr[0] ?? '',
    comments,
    fuzzy: Object.keys(flags).some((flag) => flag.trim() === 'fuzzy'),
    obsolete,
  }));
  return { comments, headers: headers as Record<string, string>, entries };
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(`${file} is not UTF-8. Save it as UTF-8.`);
  }
}

/** A PO file as text: each msgid and each msgstr on one line. */
export function writePo({ comments, headers, entries }: PoFile): string {
  const head = [
    ...prefixed('#', comments),
    'msgid ""',
    'msgstr ""',
    ...Object.entries(headers).map(([name, value]) => quote(`${name}: ${value}\n`)),
  ];
  return `${[head, ...entries.map(writeEntry)].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function writeEntry(entry: PoEntry): string[] {
  const aside = entry.obsolete ? '#~ ' : '';
  return [
    ...prefixed('#', entry.comments),
    ...prefixed('#.', entry.notes),
    ...prefixed('#:', entry.references),
    ...(entry.fuzzy ? ['#, fuzzy'] : []),
    `${aside}${msgidLine(entry.msgid)}`,
    `${aside}msgstr ${quote(entry.msgstr)}`,
  ];
}

/** The line with which a text begins in what `writePo` writes. */
export const msgidLine = (msgid: string): string => `msgid ${quote(msgid)}`;

const prefixed = (mark: string, lines: readonly string[] = []) =>
  lines.map((line) => `${mark} ${line}`.trimEnd());

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function quote(text: string): string {
  return `"${text.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] ?? character)}"`;
}
