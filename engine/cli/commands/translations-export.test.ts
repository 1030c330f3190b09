import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { disk, edit, marquee } = freshCatalogue();
const GLOSSARY = `# Glossary

| English      | de        | es                  |
| ------------ | --------- | ------------------- |
| program      | Programm  | programa            |
| claim (verb) | einlösen  | canjear             |
| sound        | solide    |                     |
| log in       | Anmelden  | Iniciar sesión      |
| _address_    | du        | tú                  |
`;

describe('marquee translations export', () => {
  beforeEach(() => {
    edit('site.yaml', '  - de\n', '  - de\n  - es-mx\n');
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en, de, es-mx]');
    disk().write('acme/locales/de.po', 'msgid "A sound program."\nmsgstr "Ein Programm."\n');
    disk().write('locales/de.po', 'msgid "What does it cost?"\nmsgstr "Was kostet das?"\n');
    disk().write('locales/GLOSSARY.md', GLOSSARY);
  });
  const exported = async (...words: string[]) =>
    (await marquee('translations', 'export', 'acme', ...words)).stdout;

  test('tells a translator where each text stands and what it must keep', async () => {
    expect(await exported('--locale', 'de')).toBe(
      [
        '# address: du',
        'msgid ""',
        'msgstr ""',
        '"Project-Id-Version: Marquee\\n"',
        '"Language: de\\n"',
        '"MIME-Version: 1.0\\n"',
        '"Content-Type: text/plain; charset=UTF-8\\n"',
        '"Content-Transfer-Encoding: 8bit\\n"',
        '"X-Marquee-Program: acme\\n"',
        '',
        '#. pages[0] (/) › blocks[0] (hero) › title: The headline.',
        '#. At most 160 characters.',
        '#. Keep {program}.',
        '#: programs/acme/program.yaml:25',
        'msgid "Welcome to {program}"',
        'msgstr ""',
        '',
        '# From the phrases that all programs share.',
        '#. pages[0] (/) › blocks[1] (faq) › items[0] › question: The question.',
        '#. At most 160 characters.',
        '#: programs/acme/program.yaml:29',
        '#, fuzzy',
        'msgid "What does it cost?"',
        'msgstr "Was kostet das?"',
        '',
        '#. pages[0] (/) › blocks[1] (faq) › items[0] › answer: The answer.',
        '#. At most 20000 characters. Markdown.',
        '#. Keep the link to /login.',
        '#. Glossary: log in = Anmelden',
        '#: programs/acme/program.yaml:30',
        'msgid "Nothing. [Log in](/login) and see."',
        'msgstr ""',
        '',
      ].join('\n'),
    );
  });

  test('has every text with --all, and what is translated as it is', async () => {
    const po = await exported('--locale', 'de', '--all');
    expect(po).toContain(
      '#. Glossary: program = Programm; sound = solide\n#: programs/acme/program.yaml:6\nmsgid "A sound program."\nmsgstr "Ein Programm."\n',
    );
    expect(po.match(/^msgid /gm)).toHaveLength(5);
  });

  test("suggests the language's words to a region, and the glossary's", async () => {
    disk().write('acme/locales/es.po', 'msgid "A sound program."\nmsgstr "Un programa."\n');
    const po = await exported('--locale', 'ES_MX');
    expect(po).toMatch(/^# address: tú\n/);
    expect(po).toContain('"Language: es-mx\\n"');
    expect(po).toContain("# From the program's own es.po.");
    expect(po).toContain('#, fuzzy\nmsgid "A sound program."\nmsgstr "Un programa."\n');
    expect(po).toContain('#. Glossary: program = programa\n');
  });

  test('names a text once, with each of its places and the tightest limit', async () => {
    edit('acme/program.yaml', 'title: Welcome to {program}', 'title: A sound program.');
    const po = await exported('--locale', 'es-mx');
    expect(po).toContain(
      '#. At most 160 characters.\n#. Glossary: program = programa\n#: programs/acme/program.yaml:6\n#: programs/acme/program.yaml:25\nmsgid "A sound program."',
    );
  });

  test('writes the same again, to a folder that it makes where there is none', async () => {
    const words = ['translations', 'export', 'acme', '--locale', 'de', '--to', 'out/de'];
    const { stdout } = await marquee(...words);
    expect(stdout).toBe('Wrote 3 texts to out/de/acme.de.po.\n');
    const file = join(dirname(disk().folder), 'out/de/acme.de.po');
    expect(readFileSync(file, 'utf8')).toBe(await exported('--locale', 'de'));
  });

  test.each([
    [['acme', '--locale', 'fr'], '"acme" is not offered in "fr", but in de, es-mx.'],
    [['acme', '--locale', 'en-gb'], '"acme" is written in "en": there is nothing to translate.'],
    [['acme'], "required option '--locale <locale>' not specified"],
    [['nobody', '--locale', 'de'], 'There is no program "nobody".'],
  ])('%o cannot run, and says why', async (words, message) => {
    const { code, stdout, stderr } = await marquee('translations', 'export', ...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
