import { readFileSync } from 'node:fs';
import { UserError } from '../console/user-error.ts';
import { msgidLine, PROGRAM_HEADER, parsePo } from './po-file.ts';

/** What translators sent for one program and locale, of one file or several. */
export interface FileGroup {
  readonly slug: string;
  readonly locale: string;
  /** Texts with their translations; of equal texts the last. */
  readonly entries: ReadonlyMap<string, string>;
  /** Entries that nobody has looked at yet, which are left out. */
  readonly fuzzy: number;
  /** Where each text stands in the files: `sega.ja.po:12`. */
  readonly lines: ReadonlyMap<string, string>;
}

interface GrowingGroup extends FileGroup {
  readonly entries: Map<string, string>;
  readonly lines: Map<string, string>;
  fuzzy: number;
}

/**
 * Reads translators' files; their headers say which program and locale they are of.
 * @param program the program of all of them, whatever they say
 * @throws UserError where a file cannot be read or does not say what it is of
 */
export function readImportFiles(
  files: readonly string[],
  program: string | undefined,
): FileGroup[] {
  const groups = new Map<string, GrowingGroup>();
  for (const file of files) {
    const bytes = read(file);
    const { headers, entries } = parsePo(bytes, file);
    const slug = program ?? headers[PROGRAM_HEADER];
    const locale = headers.Language?.toLowerCase().replaceAll('_', '-');
    if (!slug)
      throw new UserError(
        `${file} has no header ${PROGRAM_HEADER}. Say which program it is of with --program <slug>.`,
      );
    if (!locale)
      throw new UserError(`${file} has no header Language. Add it, such as "Language: pt-br\\n".`);
    const key = `${slug} ${locale}`;
    const group = groups.get(key) ?? {
      ...{ slug, locale, fuzzy: 0 },
      entries: new Map<string, string>(),
      lines: new Map<string, string>(),
    };
    groups.set(key, group);
    const lines = bytes.toString('utf8').split(/\r?\n/);
    for (const { msgid, msgstr, fuzzy, obsolete } of entries) {
      if (obsolete) continue;
      if (fuzzy) {
        group.fuzzy += 1;
        continue;
      }
      group.entries.set(msgid, msgstr);
      const line = lines.indexOf(msgidLine(msgid)) + 1;
      group.lines.set(msgid, line > 0 ? `${file}:${line}` : file);
    }
  }
  return [...groups.values()];
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new UserError(`${file} cannot be read: ${(cause as NodeJS.ErrnoException).code}.`);
  }
}
