import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGlossary } from './glossary.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-glossary-'));
beforeAll(() => {
  mkdirSync(join(folder, 'locales'));
  writeFileSync(
    join(folder, 'locales/GLOSSARY.md'),
    `The words | and more.

| English        | es        | pt-br     |
| -------------- | --------- | --------- |
| key (game key) | clave     | chave     |
| community      | comunidad |           |
| claim (noun)   | canje     | resgate   |
| claim (verb)   | canjear   | resgatar  |
| points         | puntos    | pontos    |
| _address_      | tú        | você      |
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const termsIn = (text: string, locale: string) =>
  readGlossary(folder, locale)
    .terms.filter(({ occursIn }) => occursIn(text))
    .map(({ name, translation }) => `${name} = ${translation}`);

describe('the glossary', () => {
  test.each([
    ['Ask for a Key.', ['key (game key) = clave']],
    ['keys, keys, keys', ['key (game key) = clave']],
    ['A keyboard and a monkey', []],
    ['Two communities', ['community = comunidad']],
    ['One point', ['points = puntos']],
    ['Pointless', []],
    ['Claim it', ['claim (noun) = canje', 'claim (verb) = canjear']],
    ['{key}', []],
  ])('finds in "%s" the whole words %j', (text, expected) => {
    expect(termsIn(text, 'es')).toEqual(expected);
  });

  test('of a language holds for its regions, and gaps in it say nothing', () => {
    expect(termsIn('One key', 'es-mx')).toEqual(['key (game key) = clave']);
    expect(termsIn('A community with a key', 'pt-br')).toEqual(['key (game key) = chave']);
    expect(termsIn('One key', 'fr')).toEqual([]);
  });

  test('has rules for whole texts', () => {
    expect(readGlossary(folder, 'es').rules).toEqual(['address: tú']);
  });

  test('may be absent', () => {
    expect(readGlossary(join(folder, 'locales'), 'es')).toEqual({ terms: [], rules: [] });
  });
});
