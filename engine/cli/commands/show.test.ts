import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { edit, marquee } = freshCatalogue();

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
      'theme: # programs/acme/program.yaml:22, over programs/site.yaml:15',
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
    expect(line(stdout, 'locales')).toBe('locales: # programs/site.yaml:10');
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
