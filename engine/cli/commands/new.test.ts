import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { disk, marquee } = freshCatalogue();

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
      parse(readFileSync(join(disk().folder, slug, 'program.yaml'), 'utf8')),
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
    const folder = join(disk().folder, 'acme-two');
    const [line = ''] = readFileSync(join(folder, 'program.yaml'), 'utf8').split('\n');
    const schema = line.replace('# yaml-language-server: $schema=', '');
    expect(statSync(join(folder, schema)).isFile()).toBe(true);
  });

  test('takes any title and publisher, and puts them safely into YAML and SVG', async () => {
    const title = 'Tom & "Jerry": <the> #1 program';
    await marquee('new', 'acme-two', '--title', title, '--publisher', "- it's");
    const folder = join(disk().folder, 'acme-two');
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
