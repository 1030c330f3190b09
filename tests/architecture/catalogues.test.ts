import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { ENGINE_LOCALES } from '#portal/i18n/engine-locales.ts';
import { titles, words } from '#portal/i18n/words.ts';

const ids = [...Object.values(words), ...Object.values(titles)].map(({ id }) => id).sort();
const catalogue = (locale: string) =>
  new Map(
    PO.parse(readFileSync(`engine/portal/locales/${locale}.po`, 'utf8')).items.map((item) => [
      item.msgid,
      item.msgstr[0] ?? '',
    ]),
  );
const english = catalogue('en');
/** The arguments of a message: in its compiled form each is an array that begins with its name. */
const placeholders = (message: string) => {
  const names = (part: unknown): unknown[] =>
    Array.isArray(part)
      ? [part[0], ...part.slice(1).flatMap(names)]
      : typeof part === 'object' && part !== null
        ? Object.values(part).flatMap((branch) => [branch].flat().flatMap(names))
        : [];
  return [...new Set([compileMessage(message)].flat().flatMap(names))]
    .filter((name) => name !== '#')
    .sort();
};

describe.each([...ENGINE_LOCALES])('the engine in %s', (locale) => {
  const texts = catalogue(locale);

  test('has every word and none that nobody says', () => {
    expect([...texts.keys()].sort()).toEqual(ids);
    expect([...texts].filter(([, text]) => text === '').map(([id]) => id)).toEqual([]);
  });

  test('keeps the placeholders of the English words', () => {
    const wrong = [...texts].filter(
      ([id, text]) => placeholders(text).join() !== placeholders(english.get(id) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });
});
