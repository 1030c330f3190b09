import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTranslations } from './translations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (msgid: string, msgstr: string, mark = '') =>
  `${mark}msgid ${JSON.stringify(msgid)}\nmsgstr ${JSON.stringify(msgstr)}\n`;

test('what a tool guessed, put aside or left empty is not shown to visitors', () => {
  const file = [
    entry('Win', 'Gewinnen'),
    entry('Lose', 'Verlaufen', '#, fuzzy\n'),
    '#~ msgid "Draw"\n#~ msgstr "Zeichnen"\n',
    entry('Play', ''),
  ];
  writeFileSync(join(folder, 'de.po'), file.join('\n'));
  const { dictionaries, findings } = readTranslations(folder, 'acme/locales');
  expect([...(dictionaries.get('de') ?? [])]).toEqual([['Win', 'Gewinnen']]);
  expect(findings).toEqual([]);
});
