import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../tests/support/catalogue-commands.ts';
import { MARQUEE, runMarquee } from '../../tests/support/run-marquee.ts';

const { disk, edit, marquee } = freshCatalogue();

describe('what cannot run', () => {
  test.each([
    [['validate', 'acmee'], 'marquee: There is no program "acmee". Did you mean "acme"?'],
    [['show', 'nobody'], 'marquee: There is no program "nobody".'],
    [['list', '--programs', 'nowhere'], 'marquee: There is no folder nowhere.'],
    [
      ['validate', '--programs', 'programs/acme'],
      'marquee: There is no site.yaml in programs/acme',
    ],
    [['validate', '--format', 'xml'], "argument 'xml' is invalid. Allowed choices are pretty,"],
    [['validate', '--max-warnings', 'few'], 'It must be a whole number.'],
    [['validate', '--env', 'moon'], 'Allowed choices are development, staging, production.'],
    [['validate', '--colour'], "unknown option '--colour'"],
    [['validat'], "unknown command 'validat'"],
    [['new', 'Bad_Slug'], 'marquee: "Bad_Slug" is not a slug'],
    [['new', 'acme'], 'marquee: programs/acme is already there.'],
    [['new', 'legal'], 'marquee: "legal" is a folder that all programs share.'],
    [['new', 'fine', '--title', ' '], 'marquee: --title takes one line of 1 to 200 characters.'],
  ])('%o says so in a line, with exit code 2 and no stack trace', async (words, message) => {
    const { code, stdout, stderr } = await marquee(...words);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('a program with errors cannot be shown: exit code 1, and what is wrong', async () => {
    edit('acme/program.yaml', 'status: live', 'status: lively');
    const { code, stderr } = await marquee('show', 'acme');
    expect(code).toBe(1);
    expect(stderr).toContain('programs/acme/program.yaml:7:9  SHAPE_NOT_ALLOWED');
  });
});

describe('.env', () => {
  const listed = (env: Readonly<Record<string, string>> = {}) =>
    runMarquee(['list'], { cwd: dirname(disk().folder), env });

  test('sets what the environment does not', async () => {
    writeFileSync(join(dirname(disk().folder), '.env'), 'MARQUEE_PROGRAMS=nowhere # not there\n');
    expect((await listed()).stderr).toContain('There is no folder nowhere.');
    const { code, stdout } = await listed({ MARQUEE_PROGRAMS: 'programs' });
    expect([code, stdout]).toEqual([0, expect.stringContaining('acme')]);
  });
});

describe('help', () => {
  test('is printed, and that is fine', async () => {
    const { code, stdout } = await marquee('keys', 'import', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: marquee keys import');
  });

  test('the version is that of the package', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    expect(await marquee('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

test('the file that npx runs is executable', () => {
  expect(statSync(MARQUEE).mode & 0o111).toBe(0o111);
});
