import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { disk, edit, marquee } = freshCatalogue();

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
    expect(existsSync(join(dirname(disk().folder), '.marquee'))).toBe(false);
  });

  test('tells of the programs that are named, and of a conflict from their side', async () => {
    disk().write(
      'aaa/program.yaml',
      readFileSync(join(disk().folder, 'acme/program.yaml'), 'utf8').replace(
        'slug: acme',
        'slug: aaa',
      ),
    );
    disk().write('aaa/assets/logo.svg', readFileSync(join(disk().folder, 'acme/assets/logo.svg')));
    disk().write('broken/program.yaml', 'slug: [');
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

  test.each([
    ['a misspelt field', 'product:', 'produkt:', 'SHAPE_UNKNOWN_FIELD'],
    ['a broken list', 'main_hosts:', 'main_hosts: none\nmain_host:', 'SHAPE_WRONG_TYPE'],
    ['a syntax error', 'product:', 'product: [', 'MANIFEST_SYNTAX'],
  ])('checks the programs also where site.yaml has %s', async (_what, from, to, code) => {
    edit('site.yaml', from, to);
    edit('acme/program.yaml', 'status: live', 'status: lively');
    const { issues, programs } = JSON.parse((await marquee('validate', '--format=json')).stdout);
    const told = issues.map((issue: Record<string, string>) => `${issue.file} ${issue.code}`);
    expect(programs).toBe(2);
    expect(told).toContainEqual(expect.stringContaining(`programs/site.yaml ${code}`));
    expect(told).toContain('programs/acme/program.yaml SHAPE_NOT_ALLOWED');
  });

  test('holds programs against the rest of a broken site.yaml', async () => {
    edit('site.yaml', 'product:', 'produkt:');
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en]\nidentity_providers: [nobody]');
    const { stdout } = await marquee('validate');
    expect(stdout).toContain('programs/acme/program.yaml');
    expect(stdout).toContain('nobody');
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
    disk().write('../elsewhere/programs/site.yaml', 'product: 7\n');
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
