import { beforeEach, describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { disk, edit, marquee } = freshCatalogue();

describe('marquee translations', () => {
  beforeEach(() => {
    edit('site.yaml', '  - de\n', '  - de\n  - es-mx\n');
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en, de, es-mx]');
    disk().write(
      'acme/locales/de.po',
      'msgid "A sound program."\nmsgstr "Ein solides Programm."\n\nmsgid "Gone"\nmsgstr "Weg"\n',
    );
    disk().write('locales/es.po', 'msgid "What does it cost?"\nmsgstr "¿Cuánto cuesta?"\n');
  });

  test('draws a row for each program, and for the words of the engine', async () => {
    const { code, stdout, stderr } = await marquee('translations');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      'PROGRAM           DE     ES-MX',
      'acme              25 %   25 %',
      'new-program       —      —',
      'all programs      25 %   25 %',
      expect.stringMatching(/^engine pages +\d+ % +\d+ %$/),
      expect.stringMatching(/^engine dashboard +\d+ % +\d+ %$/),
      expect.stringMatching(/^engine e-mails +\d+ % +\d+ %$/),
      '',
      'Translations of texts that are gone: acme 1. --unused names them.',
      '',
    ]);
  });

  test('counts like `marquee list`', async () => {
    const [acme] = JSON.parse((await marquee('list', '--json')).stdout);
    const { programs } = JSON.parse((await marquee('translations', 'acme', '--json')).stdout);
    expect(programs[0].coverage).toEqual({
      de: { translated: 1, total: 4 },
      'es-mx': { translated: 1, total: 4 },
    });
    expect(acme.coverage).toBe(2 / 8);
  });

  test('shows the named programs and the chosen locale alone', async () => {
    const { stdout } = await marquee('translations', 'acme', '--locale', 'de');
    expect(stdout.split('\n').slice(0, 3)).toEqual(['PROGRAM  DE', 'acme     25 %', '']);
  });

  test('lists what is missing, once for each text, with file and place', async () => {
    const { stdout } = await marquee('translations', 'acme', '--missing');
    expect(stdout).toContain(
      [
        'Missing in acme',
        '  "A sound program."  es-mx',
        '    programs/acme/program.yaml:6:14  description',
        '  "Welcome to {program}"  de, es-mx',
        '    programs/acme/program.yaml:25:16  pages[0].blocks[0].title',
        '  "What does it cost?"  de',
        '    programs/acme/program.yaml:29:23  pages[0].blocks[1].items[0].question',
      ].join('\n'),
    );
  });

  test("places a text in the environment's overlay that it comes from", async () => {
    edit(
      'acme/program.yaml',
      'pages:',
      'environments:\n  staging: { description: Only here. }\npages:',
    );
    const words = ['translations', 'acme', '--missing', '--locale', 'de', '--env', 'staging'];
    expect((await marquee(...words)).stdout).toContain(
      '"Only here."  de\n    programs/acme/program.yaml:22:27  environments.staging.description',
    );
    // The text that it covers is still one of the program, so its translation is not gone.
    expect((await marquee(...words)).stdout).toContain('gone: acme 1.');
  });

  test('names translations of texts that are gone, where they stand', async () => {
    const { stdout } = await marquee('translations', '--unused');
    expect(stdout).toContain('gone: acme 1.\n  programs/acme/locales/de.po:4  "Gone"\n');
  });

  test('fails where an offered locale has less than the minimum, and names it', async () => {
    expect((await marquee('translations', 'acme', '--minimum', '25')).code).toBe(0);
    const { code, stderr } = await marquee('translations', 'acme', '--minimum', '25.5');
    expect(code).toBe(1);
    expect(stderr).toBe('marquee: Below 25.5 %: acme de (25 %), acme es-mx (25 %).\n');
  });

  test('answers JSON that machines can go by', async () => {
    const words = ['--json', '--missing', '--unused', '--minimum', '50', '--locale', 'de'];
    const report = JSON.parse((await marquee('translations', 'acme', ...words)).stdout);
    expect(report).toMatchObject({
      locales: ['de'],
      total: { de: { translated: 1, total: 4 } },
      engine: [],
      below: ['acme de (25 %)'],
      issues: [],
    });
    const [acme] = report.programs;
    expect(acme).toMatchObject({ slug: 'acme', broken: false, unused_count: 1 });
    expect(acme.missing[0]).toEqual({
      text: 'Welcome to {program}',
      locales: ['de'],
      places: [
        {
          file: 'programs/acme/program.yaml',
          line: 25,
          column: 16,
          path: 'pages[0].blocks[0].title',
        },
      ],
    });
    expect(acme.unused).toEqual([
      { locale: 'de', file: 'programs/acme/locales/de.po', line: 4, text: 'Gone' },
    ]);
  });

  test('says which programs and files it could not read', async () => {
    edit('new-program/program.yaml', 'status: live', 'status: lively');
    disk().write('acme/locales/de.po', 'msgid "A sound program."\nmsgstr Ein Programm\n');
    const { code, stdout, stderr } = await marquee('translations');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^new-program +broken/m);
    expect(stderr).toContain(
      '"new-program" has errors; `marquee validate new-program` says which.',
    );
    expect(stderr).toContain('programs/acme/locales/de.po:2:1  TRANSLATION_SYNTAX');
  });

  test.each([
    [['acmee'], 'marquee: There is no program "acmee". Did you mean "acme"?'],
    [['--locale', 'dee'], 'marquee: There is no locale "dee". Did you mean "de"?'],
    [['--minimum', 'all'], 'It must be a number from 0 to 100.'],
  ])('%o cannot run', async (words, message) => {
    const { code, stderr } = await marquee('translations', ...words);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
