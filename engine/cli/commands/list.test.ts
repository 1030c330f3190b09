import { describe, expect, test } from 'vitest';
import { freshCatalogue } from '../../../tests/support/catalogue-commands.ts';

const { disk, edit, marquee } = freshCatalogue();

describe('marquee list', () => {
  test('draws a table', async () => {
    edit('acme/program.yaml', 'locales: [en]', 'locales: [en, de]');
    disk().write(
      'acme/locales/de.po',
      'msgid "A sound program."\nmsgstr "Ein solides Programm."\n',
    );
    disk().write('broken/program.yaml', 'slug: [');
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
