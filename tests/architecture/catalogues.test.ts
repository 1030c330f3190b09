import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { ENGINE_LOCALES } from '#portal/base/i18n/engine-locales.ts';
import { titleWords } from '#portal/base/i18n/generated/title-words.ts';
import { words } from '#portal/base/i18n/words.ts';

type Words = Readonly<Record<string, { readonly id: string }>>;
const capabilityWords = import.meta.glob<Record<string, Words>>(
  '../../engine/portal/{kit,core,capabilities,places}/**/*-words.ts',
  { eager: true },
);

/** Each catalogue's folder, and the ids of all words that are said from it. */
const CATALOGUES: readonly (readonly [folder: string, ids: readonly string[]])[] = [
  ['engine/portal/locales', idsOf([words, titleWords])],
  [
    'engine/portal/locales/capabilities',
    idsOf(Object.values(capabilityWords).flatMap((file) => Object.values(file))),
  ],
];

function idsOf(groups: readonly Words[]): string[] {
  return [...new Set(groups.flatMap((group) => Object.values(group).map(({ id }) => id)))].sort();
}

const catalogue = (folder: string, locale: string) =>
  new Map(
    PO.parse(readFileSync(`${folder}/${locale}.po`, 'utf8')).items.map((item) => [
      item.msgid,
      item.msgstr[0] ?? '',
    ]),
  );
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

describe.each(CATALOGUES)('%s', (folder, ids) => {
  const english = catalogue(folder, 'en');

  describe.each([...ENGINE_LOCALES])('in %s', (locale) => {
    const texts = catalogue(folder, locale);

    test('has every word and none that nobody says', () => {
      expect([...texts.keys()].sort()).toEqual(ids);
      const missing = [...texts].filter(([, text]) => text === '');
      expect(missing.map(([id]) => id)).toEqual([]);
    });

    test('keeps the placeholders of the English words', () => {
      const wrong = [...texts].filter(
        ([id, text]) => placeholders(text).join() !== placeholders(english.get(id) ?? '').join(),
      );
      expect(wrong).toEqual([]);
    });
  });
});
