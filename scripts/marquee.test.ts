import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type LaidOutCatalogue, layOutCatalogue } from '../tests/support/lay-out-catalogue.ts';

const MARQUEE = fileURLToPath(new URL('./marquee.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let disk: LaidOutCatalogue;
beforeEach(() => {
  disk = layOutCatalogue();
});
afterEach(() => disk[Symbol.dispose]());

/** Runs the command line in the folder that holds the catalogue. */
function marquee(...words: string[]): Promise<Run> {
  const { MARQUEE_PROGRAMS: _programs, ...env } = process.env;
  const cwd = dirname(disk.folder);
  const child = spawn(process.execPath, [MARQUEE, ...words], { cwd, env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
const edit = (file: string, from: string, to: string) => {
  const path = join(disk.folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

describe('marquee validate', () => {
  test('passes a sound catalogue', async () => {
    const { code, stdout, stderr } = await marquee('validate');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe('2 programs, 0 errors, 0 warnings\n');
  });

  test('fails where there is an error, and says where', async () => {
    edit('acme/program.yaml', 'status: live', 'status: lively');
    const { code, stdout } = await marquee('validate');
    expect(code).toBe(1);
    expect(stdout).toBe(
      [
        'programs/acme/program.yaml:7:9  SHAPE_NOT_ALLOWED',
        '  status: "lively" is not allowed here; it must be "draft", "live" or "archived".',
        '  Did you mean "live"?',
        '',
        '2 programs, 1 error, 0 warnings',
        '',
      ].join('\n'),
    );
  });

  test('neither reads nor writes what the server compiles', async () => {
    await marquee('validate');
    expect(existsSync(join(dirname(disk.folder), '.marquee'))).toBe(false);
  });

  test('tells of the programs that are named, and of a conflict from their side', async () => {
    disk.write(
      'aaa/program.yaml',
      readFileSync(join(disk.folder, 'acme/program.yaml'), 'utf8').replace(
        'slug: acme',
        'slug: aaa',
      ),
    );
    disk.write('aaa/assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    disk.write('broken/program.yaml', 'slug: [');
    const { stdout } = await marquee('validate', 'aaa', '--format', 'json');
    const { programs, issues } = JSON.parse(stdout);
    expect(programs).toBe(1);
    expect(issues.map(({ file, code }: Record<string, string>) => `${file} ${code}`)).toEqual([
      'programs/aaa/program.yaml PROGRAM_UUID_DUPLICATE',
      'programs/aaa/program.yaml PROGRAM_HOST_DUPLICATE',
    ]);
    expect((await marquee('validate', 'acme')).code).toBe(1);
    expect((await marquee('validate', 'new-program')).code).toBe(0);
  });

  test('tells of site.yaml too', async () => {
    edit('site.yaml', 'unknown_host_program: new-program', 'unknown_host_program: none');
    const { code, stdout } = await marquee('validate', 'acme');
    expect(code).toBe(1);
    expect(stdout).toContain('programs/site.yaml:9:23  SITE_UNKNOWN_HOST_PROGRAM');
  });

  test('fails where there are more warnings than admitted', async () => {
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en, de]');
    expect((await marquee('validate', '--max-warnings', '1')).code).toBe(0);
    const { code, stdout, stderr } = await marquee('validate', '--max-warnings', '0');
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'marquee: More than 0 warnings.\n' });
    expect(stdout).toContain('(translations missing: run with --warnings)');
    expect((await marquee('validate', '--warnings')).stdout).toContain('TRANSLATION_MISSING');
  });

  test('looks at the overlays of the environment', async () => {
    edit(
      'acme/program.yaml',
      'pages:',
      'environments:\n  production: { hosts: [x.example] }\npages:',
    );
    edit('new-program/program.yaml', 'status: live', 'status: live\nhosts: [x.example]');
    expect((await marquee('validate')).code).toBe(0);
    expect((await marquee('validate', '--env', 'production')).code).toBe(1);
  });

  test('names files from where it runs, wherever the catalogue lies', async () => {
    edit('acme/program.yaml', 'status: live', 'status: lively');
    disk.write('../elsewhere/programs/site.yaml', 'product: 7\n');
    const { code, stdout } = await marquee('validate', '--programs', 'elsewhere/programs');
    expect(code).toBe(1);
    expect(stdout).toContain('elsewhere/programs/site.yaml:1:10  SHAPE_WRONG_TYPE');
  });

  test('writes annotations and SARIF', async () => {
    edit('acme/program.yaml', 'status: live', 'status: lively');
    const annotations = await marquee('validate', '--format', 'github');
    expect(annotations.stdout).toMatch(/^::error file=programs\/acme\/program.yaml,line=7,col=9,/);
    const log = JSON.parse((await marquee('validate', '--format', 'sarif')).stdout);
    expect(log.runs[0].results).toHaveLength(1);
  });
});

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

describe('marquee new', () => {
  test('writes a program that is sound at once, without a warning', async () => {
    const { code, stdout } = await marquee('new', 'acme-two');
    expect(code).toBe(0);
    expect(stdout).toContain('Wrote programs/acme-two/program.yaml');
    const check = await marquee('validate', 'acme-two', '--warnings');
    expect(check.stdout).toBe('1 program, 0 errors, 0 warnings\n');
  });

  test('makes a draft with an identity of its own, and names after the slug', async () => {
    await marquee('new', 'acme-two');
    await marquee('new', '2048');
    const [first, second] = ['acme-two', '2048'].map((slug) =>
      parse(readFileSync(join(disk.folder, slug, 'program.yaml'), 'utf8')),
    );
    expect(first).toMatchObject({
      slug: 'acme-two',
      title: 'Acme Two Creators',
      publisher: 'Acme Two',
      status: 'draft',
    });
    expect(second.slug).toBe('2048');
    expect(first.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(second.uuid).not.toBe(first.uuid);
  });

  test('names the schema for editors', async () => {
    await marquee('new', 'acme-two');
    const folder = join(disk.folder, 'acme-two');
    const [line = ''] = readFileSync(join(folder, 'program.yaml'), 'utf8').split('\n');
    const schema = line.replace('# yaml-language-server: $schema=', '');
    expect(statSync(join(folder, schema)).isFile()).toBe(true);
  });

  test('takes any title and publisher, and puts them safely into YAML and SVG', async () => {
    const title = 'Tom & "Jerry": <the> #1 program';
    await marquee('new', 'acme-two', '--title', title, '--publisher', "- it's");
    const folder = join(disk.folder, 'acme-two');
    expect(parse(readFileSync(join(folder, 'program.yaml'), 'utf8'))).toMatchObject({
      title,
      publisher: "- it's",
    });
    expect(readFileSync(join(folder, 'assets/logo.svg'), 'utf8')).toContain(
      '<title>Tom &#38; &#34;Jerry&#34;: &#60;the&#62; #1 program</title>',
    );
    expect((await marquee('validate', 'acme-two')).code).toBe(0);
  });
});

describe('marquee list', () => {
  test('draws a table', async () => {
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en, de]');
    disk.write('acme/locales/de.po', 'msgid "A sound program."\nmsgstr "Ein solides Programm."\n');
    disk.write('broken/program.yaml', 'slug: [');
    const { code, stdout } = await marquee('list');
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'SLUG         STATUS  TITLE          HOSTS                  LOCALES  TRANSLATED',
      'acme         live    Acme Creators  creators.acme.example  2        25 %',
      'broken       broken                                        0        -',
      'new-program  live    A New Program                         1        -',
      '',
    ]);
  });

  test('answers JSON', async () => {
    const [acme] = JSON.parse((await marquee('list', '--json')).stdout);
    expect(acme).toEqual({
      slug: 'acme',
      status: 'live',
      title: 'Acme Creators',
      hosts: ['creators.acme.example'],
      locales: ['en'],
    });
  });
});

describe('marquee show', () => {
  beforeEach(() => {
    edit(
      'acme/program.yaml',
      'pages:',
      'color_mode: system\ntheme: { radius: none }\nenvironments:\n  production:\n    title: Acme, live\npages:',
    );
  });
  const line = (text: string, field: string) =>
    text.split('\n').find((row) => row.startsWith(`${field}:`));

  test('is YAML that says of each field where it comes from', async () => {
    const { code, stdout } = await marquee('show', 'acme', '--env', 'production');
    expect(code).toBe(0);
    expect(line(stdout, 'publisher')).toBe('publisher: Acme # programs/acme/program.yaml:5');
    expect(line(stdout, 'title')).toBe(
      'title: Acme, live # programs/acme/program.yaml:25 (environments.production)',
    );
    expect(line(stdout, 'theme')).toBe(
      'theme: # programs/acme/program.yaml:22, over programs/site.yaml:16',
    );
    expect(line(stdout, 'base_route')).toBe('base_route: /programs/acme # engine default');
    expect(line(stdout, 'color_mode')).toBe('color_mode: dark # engine default');
    expect(parse(stdout)).toMatchObject({ slug: 'acme', title: 'Acme, live' });
    expect(parse(stdout)).not.toHaveProperty('environments');
  });

  test('shows the base where the environment has no overlay', async () => {
    const { stdout } = await marquee('show', 'acme');
    expect(line(stdout, 'title')).toBe('title: Acme Creators # programs/acme/program.yaml:4');
  });

  test('keeps long texts whole, whatever stands behind them', async () => {
    const long = 'A program with much to say for itself. '.repeat(5).trim();
    edit('acme/program.yaml', 'A sound program.', long);
    const { stdout } = await marquee('show', 'acme');
    expect(line(stdout, 'description')).toBe(`description: ${long} # programs/acme/program.yaml:6`);
    expect(parse(stdout).description).toBe(long);
  });

  test('takes what the program leaves out from the site', async () => {
    edit('acme/program.yaml', 'locales: [en]\n', '');
    const { stdout } = await marquee('show', 'acme');
    expect(line(stdout, 'locales')).toBe('locales: # programs/site.yaml:11');
  });

  test('answers JSON with the program and its sources', async () => {
    const { stdout } = await marquee('show', 'acme', '--env', 'production', '--json');
    const { program, sources } = JSON.parse(stdout);
    expect(program.title).toBe('Acme, live');
    expect(sources.title).toEqual({
      from: 'environment',
      file: 'programs/acme/program.yaml',
      line: 25,
      environment: 'production',
    });
    expect(Object.keys(sources).sort()).toEqual(Object.keys(program).sort());
  });
});

describe('help', () => {
  test.each([[[]], [['validate']], [['new']], [['list']], [['show']], [['backup']], [['restore']]])(
    'explains %o',
    async (words) => {
      const { code, stdout } = await marquee(...words, '--help');
      expect(code).toBe(0);
      expect(stdout).toContain(`Usage: marquee${words.map((word) => ` ${word}`).join('')}`);
    },
  );

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
