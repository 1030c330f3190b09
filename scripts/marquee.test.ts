import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { freshCatalogue } from '../tests/support/catalogue-commands.ts';
import { MARQUEE } from '../tests/support/run-marquee.ts';

const { edit, marquee } = freshCatalogue();

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

describe('help', () => {
  test.each([
    [[]],
    [['validate']],
    [['new']],
    [['list']],
    [['show']],
    [['translations']],
    [['translations', 'export']],
    [['translations', 'import']],
    [['backup']],
    [['restore']],
  ])('explains %o', async (words) => {
    const { code, stdout } = await marquee(...words, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: marquee${words.map((word) => ` ${word}`).join('')}`);
  });

  test('the version is that of the package', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect(await marquee('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

test('the file that npx runs is executable', () => {
  expect(statSync(MARQUEE).mode & 0o111).toBe(0o111);
});
