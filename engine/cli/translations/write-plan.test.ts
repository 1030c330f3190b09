import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type LaidOutCatalogue,
  layOutCatalogue,
} from '../../../tests/support/lay-out-catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';
import { planImport } from './plan-import.ts';
import { headersOf, writePo } from './po-file.ts';
import { writePlan } from './write-plan.ts';

const ANSWER = 'Nothing. [Log in](/login) and see.';
const FINE = { 'Just fine.': 'Ganz gut.' };
const HEAD = writePo({ comments: [], headers: headersOf('de'), entries: [] });

let disk: LaidOutCatalogue;
beforeEach(() => {
  disk = layOutCatalogue();
  const manifest = join(disk.folder, 'acme/program.yaml');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(
    manifest,
    text
      .replace('locales: [en]', 'locales: [en, de]')
      .replace('kind: hero', 'kind: hero\n        text: Just fine.'),
  );
});
afterEach(() => disk[Symbol.dispose]());

const own = () => readFileSync(join(disk.folder, 'acme/locales/de.po'), 'utf8');
const entry = (text: string, translation: string) =>
  `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation)}\n`;
const plan = async (translations: Record<string, string>, prune = false) =>
  planImport(await openCatalogue(disk.folder), 'acme', 'de', Object.entries(translations), prune);
/** What of the translations is good is written, as with `--skip-bad`. */
async function bring(translations: Record<string, string>, prune = false) {
  const planned = await plan(translations, prune);
  if (planned.differs) writePlan(planned);
  return planned;
}

describe('translations that are imported', () => {
  test('are laid over those that are there, in the order of the manifest', async () => {
    const kept = `# Kept by hand.\n${entry('What does it cost?', 'Was kostet das?')}`;
    const gone = entry('Gone', 'Weg');
    const aside = '#~ msgid "Older"\n#~ msgstr "Älter"\n';
    const old = entry('A sound program.', 'Alt.');
    disk.write('acme/locales/de.po', [HEAD, gone, kept, old, aside].join('\n'));
    expect(await bring({ 'A sound program.': 'Neu.', 'What does it cost?': ' ' })).toMatchObject({
      ...{ added: 0, changed: 1, unchanged: 0, empty: 1, stale: 1, differs: true },
    });
    const changed = entry('A sound program.', 'Neu.');
    expect(own()).toBe([HEAD, changed, kept, gone, aside].join('\n'));
    expect(await bring({}, true)).toMatchObject({ stale: 1, differs: true });
    expect(own()).toBe([HEAD, changed, kept].join('\n'));
  });

  test('are written once: doing it again changes nothing', async () => {
    const hard = { 'A sound program.': 'Eine "Zeile"\nund noch\teine \\', [ANSWER]: ANSWER };
    expect(await bring(hard)).toMatchObject({ added: 2, unchanged: 0, differs: true });
    const first = own();
    expect(await bring(hard)).toMatchObject({ added: 0, unchanged: 2, differs: false });
    expect(own()).toBe(first);
    expect(readdirSync(join(disk.folder, 'acme/locales'))).toEqual(['de.po']);
  });

  test('are not copied where all programs share them already', async () => {
    disk.write('locales/de.po', entry('What does it cost?', 'Was kostet das?'));
    const shared = { 'What does it cost?': 'Was kostet das?' };
    expect(await bring(shared)).toMatchObject({ added: 0, unchanged: 1, differs: false });
    expect(existsSync(join(disk.folder, 'acme/locales'))).toBe(false);
  });

  test('may be of a text that only another environment has', async () => {
    const manifest = join(disk.folder, 'acme/program.yaml');
    const overlay = 'environments:\n  production: { description: Only live. }\n';
    writeFileSync(manifest, readFileSync(manifest, 'utf8') + overlay);
    expect(await bring({ 'Only live.': 'Nur live.' })).toMatchObject({ added: 1, bad: [] });
  });
});

describe('a bad translation', () => {
  test.each([
    [
      'Welcome to {program}',
      'it has {programm} where the text has {program}',
      'Willkommen bei {programm}',
    ],
    ['A sound program.', 'it has {program} where the text has none', 'Ein {program}.'],
    [
      ANSWER,
      'it links to /dashboard where the text links to /login',
      'Nichts. [Geh](/dashboard) hinein.',
    ],
    [ANSWER, 'it links to nothing where the text links to /login', 'Nichts.'],
    ['What does it cost?', 'it has 161 characters, but at most 160 fit there', '🎮'.repeat(161)],
    [
      'What did it cost?',
      'the text was changed; the nearest is now "What does it cost?" (programs/acme/program.yaml:30)',
      'Was hat das gekostet?',
    ],
    [
      'Something else that nobody ever wrote anywhere near here',
      'no text of the program is like it any more',
      'Etwas anderes',
    ],
  ])('of "%s" stops the import, or is left out: %s', async (text, reason, translation) => {
    expect(await plan({ [text]: translation, ...FINE })).toMatchObject({
      ...{ added: 1, bad: [{ text, reason }] },
    });
    expect(existsSync(join(disk.folder, 'acme/locales'))).toBe(false);
    await bring({ [text]: translation, ...FINE });
    expect(own()).toBe(`${HEAD}\n${entry('Just fine.', 'Ganz gut.')}`);
  });

  test('that fits to a character is none', async () => {
    expect(await bring({ 'What does it cost?': '🎮'.repeat(160) })).toMatchObject({ bad: [] });
  });
});

test.each([
  ['acme', 'fr', '"acme" is not offered in "fr", but in de. Its locales stand in'],
  ['acme', 'en-gb', '"acme" is written in "en": there is nothing to translate.'],
  ['new-program', 'de', '"new-program" is not offered in "de". Its locales stand in'],
])('%s takes no translations to %s', async (slug, locale, message) => {
  const catalogue = await openCatalogue(disk.folder);
  await expect(planImport(catalogue, slug, locale, [], false)).rejects.toThrow(message);
});
