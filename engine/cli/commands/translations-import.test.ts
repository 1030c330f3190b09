import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { disk, edit, marquee } = freshCatalogue();
const HEADERS = `msgid ""
msgstr ""
"Project-Id-Version: Marquee\\n"
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
`;
const ANSWER = 'Nothing. [Log in](/login) and see.';

describe('marquee translations import', () => {
  beforeEach(() => {
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en, de]');
  });
  const own = () => readFileSync(join(disk().folder, 'acme/locales/de.po'), 'utf8');
  const entry = (text: string, translation: string) =>
    `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation)}\n`;
  /** A file as a translator sends it. */
  const send = (...entries: string[]) => {
    const headers = `${HEADERS}"X-Marquee-Program: acme\\n"\n`;
    disk().write('../acme.de.po', [headers, ...entries].join('\n'));
  };
  const bring = (...words: string[]) => marquee('translations', 'import', 'acme.de.po', ...words);

  test('takes back what was exported, and everything is translated', async () => {
    disk().write('locales/de.po', entry('What does it cost?', 'Was kostet das?'));
    const words = ['translations', 'export', 'acme', '--locale', 'de'];
    const { stdout: exported } = await marquee(...words);
    const filled = exported
      .replace('"A sound program."\nmsgstr ""', '"A sound program."\nmsgstr "Solide."')
      .replace('{program}"\nmsgstr ""', '{program}"\nmsgstr "Willkommen bei {program}"')
      .replace(`"${ANSWER}"\nmsgstr ""`, `"${ANSWER}"\nmsgstr "Nichts. [Geh](/login) hinein."`);
    disk().write('../acme.de.po', filled);
    const { code, stdout, stderr } = await bring();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      'programs/acme/locales/de.po: 3 new, 0 changed, 0 unchanged, 1 fuzzy, left out; acme is 100 % translated\n',
    );
    expect(own()).toBe(
      [
        HEADERS,
        entry('A sound program.', 'Solide.'),
        entry('Welcome to {program}', 'Willkommen bei {program}'),
        entry(ANSWER, 'Nichts. [Geh](/login) hinein.'),
      ].join('\n'),
    );
    expect((await marquee('translations', 'acme', '--minimum', '100')).code).toBe(0);
    expect((await marquee('validate', '--max-warnings', '0')).code).toBe(0);
    const left = await marquee(...words);
    expect(left.stdout.match(/^msgid ".+"/gm)).toEqual(['msgid "What does it cost?"']);
  });

  test('only says what would happen in a dry run', async () => {
    send(entry('A sound program.', 'Solide.'));
    const { code, stdout } = await bring('--dry-run');
    expect(code).toBe(0);
    expect(stdout).toBe(
      'programs/acme/locales/de.po: 1 new, 0 changed, 0 unchanged\nNothing was written: this was a dry run.\n',
    );
    expect(existsSync(join(disk().folder, 'acme/locales'))).toBe(false);
  });

  test('reads what a translation tool made of it: long lines wrapped, its own headers', async () => {
    disk().write(
      '../acme.de.po',
      'msgid ""\nmsgstr ""\n"Language: DE\\n"\n"X-Generator: Poedit 3.4\\n"\n\n#, c-format, fuzzy\nmsgid "What does it cost?"\nmsgstr "Preis?"\n\nmsgid ""\n"A sound "\n"program."\nmsgstr ""\n"Ein solides "\n"Programm."\n',
    );
    const { stdout } = await bring('--program', 'acme');
    expect(stdout).toContain('1 new, 0 changed, 0 unchanged, 1 fuzzy, left out');
    expect(own()).toBe(`${HEADERS}\n${entry('A sound program.', 'Ein solides Programm.')}`);
  });

  test('refuses bad entries, says where each is, and writes nothing without --skip-bad', async () => {
    send(entry('A sound program.', 'Solide.'), entry('Welcome to {program}', 'Hallo {programm}'));
    const { code, stderr } = await bring();
    expect(code).toBe(1);
    expect(stderr).toBe(
      [
        'acme.de.po:13: "Welcome to {program}": it has {programm} where the text has {program}.',
        'marquee: Nothing was written: 1 entry is bad. Correct it, or leave it out with --skip-bad.',
        '',
      ].join('\n'),
    );
    expect(existsSync(join(disk().folder, 'acme/locales'))).toBe(false);
    const skipped = await bring('--skip-bad');
    expect(skipped.code).toBe(0);
    expect(skipped.stdout).toContain('1 new, 0 changed, 0 unchanged, 1 bad; acme is 25 %');
    expect(own()).toBe(`${HEADERS}\n${entry('A sound program.', 'Solide.')}`);
  });

  test('writes none of several files where one is bad', async () => {
    edit('new-program/program.yaml', 'locales: [en]', 'locales: [en, de]');
    send(entry('A sound program.', 'Solide.'));
    disk().write(
      '../other.po',
      `${HEADERS}"X-Marquee-Program: new-program\\n"\n\n${entry('Coming soon', '{bald}')}`,
    );
    expect((await bring('other.po')).code).toBe(1);
    expect(existsSync(join(disk().folder, 'acme/locales'))).toBe(false);
  });

  test.each([
    ['\n', 'acme.de.po has no header X-Marquee-Program. Say which program it is of with --program'],
    ['"X-Marquee-Program: acme\\n"\n', 'acme.de.po has no header Language.'],
    ['"X-Marquee-Program: none\\n"\n"Language: de\\n"\n', 'There is no program "none".'],
    ['oops\n', 'acme.de.po:3 is not part of a PO file.'],
  ])('cannot run with the headers %j, and says why', async (headers, message) => {
    disk().write('../acme.de.po', `msgid ""\nmsgstr ""\n${headers}\n${entry('A', 'B')}`);
    const { code, stdout, stderr } = await bring();
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(existsSync(join(dirname(disk().folder), 'programs/acme/locales'))).toBe(false);
  });

  test('cannot run where a file is not there, or the present translations are broken', async () => {
    expect((await bring()).stderr).toBe('marquee: acme.de.po cannot be read: ENOENT.\n');
    disk().write('acme/locales/de.po', 'msgid "A\n');
    send(entry('A sound program.', 'Solide.'));
    expect((await bring()).stderr).toContain('programs/acme/locales/de.po:1 is not part of a PO');
  });
});
