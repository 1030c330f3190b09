import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedLanguages,
  direction,
  languageTag,
  lookUpLocale,
  negotiateLocale,
} from './negotiate-locale.ts';

/** The locales of the portal (specification, section 9). */
const GLOBAL = [
  ...['en', 'en-us', 'en-gb', 'en-au', 'de', 'fr', 'it', 'pl', 'ru', 'ja', 'es'],
  ...['pt-br', 'es-mx', 'ko-kr', 'zh-tw', 'ar-sa'],
];

describe('looking up one wish', () => {
  test.each([
    ['the full code', 'pt-br', 'pt-br'],
    ['any case and an underscore', 'PT_BR', 'pt-br'],
    ['language and region of a longer code', 'zh-Hant-TW', 'zh-tw'],
    ['the language where the region is not offered', 'de-AT', 'de'],
    ['a region of its own before the language', 'es-MX', 'es-mx'],
    ['the only region of a language', 'ko', 'ko-kr'],
    ['a region in digits', 'es-419', 'es'],
  ])('finds %s', (_case, wish, found) => {
    expect(lookUpLocale(wish, GLOBAL)).toBe(found);
  });

  test('finds the region of a Chinese script', () => {
    expect(lookUpLocale('zh-Hant', ['zh-cn', 'zh-tw'])).toBe('zh-tw');
    expect(lookUpLocale('zh-Hans', ['zh-tw', 'zh-cn'])).toBe('zh-cn');
  });

  test.each([
    ['pt-PT', GLOBAL],
    ['zh-TW', ['en', 'zh-cn']],
    ['zh-Hant-HK', ['en', 'zh-cn', 'zh-tw']],
    ['zh-Hant', ['en', 'zh-cn']],
    ['es-419', ['en', 'es-mx']],
  ])('%s never finds another region', (wish, offered) => {
    expect(lookUpLocale(wish, offered)).toBeUndefined();
    expect(negotiateLocale({ stored: wish, acceptLanguage: wish }, offered, 'en')).toBe('en');
  });

  test('prefers the language itself to another of its regions', () => {
    expect(lookUpLocale('de-at', ['de-ch', 'de'])).toBe('de');
  });

  test.each(['nl', '', 'e', '*', 'en_', '../etc', 'de;q=1'])('finds nothing for "%s"', (wish) => {
    expect(lookUpLocale(wish, GLOBAL)).toBeUndefined();
  });
});

describe('negotiating', () => {
  test('the address comes before the stored choice, and that before the browser', () => {
    const wishes = { requested: 'fr', stored: 'de', acceptLanguage: 'ja' };
    expect(negotiateLocale(wishes, GLOBAL, 'en')).toBe('fr');
    expect(negotiateLocale({ ...wishes, requested: undefined }, GLOBAL, 'en')).toBe('de');
    expect(negotiateLocale({ acceptLanguage: 'ja' }, GLOBAL, 'en')).toBe('ja');
  });

  test('a stored choice counts only where the program offers it', () => {
    const wishes = { stored: 'ru', acceptLanguage: 'fr;q=0.9, ja;q=0.8' };
    expect(negotiateLocale(wishes, ['de', 'en', 'es', 'ja'], 'en')).toBe('ja');
  });

  test('what nobody offers ends at the default, or at the first there is', () => {
    expect(negotiateLocale({ requested: 'nl', acceptLanguage: '*' }, GLOBAL, 'en')).toBe('en');
    expect(negotiateLocale({}, ['fr', 'de'], 'en')).toBe('fr');
  });

  test('whatever is asked for, the answer is a locale that is offered', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.constantFrom(...GLOBAL, 'zh-Hant', 'x-1')), {
      nil: undefined,
    });
    const wishes = fc.record({ requested: text, stored: text, acceptLanguage: text });
    const available = fc.uniqueArray(fc.constantFrom(...GLOBAL), { minLength: 1 });
    fc.assert(
      fc.property(wishes, available, (wish, locales) => {
        expect(locales).toContain(negotiateLocale(wish, locales, 'en'));
      }),
    );
  });
});

describe('the Accept-Language header', () => {
  test('is read by quality, then by position', () => {
    expect(acceptedLanguages('fr;q=0.5, de, en;q=0.5, ja; q=0.9')).toEqual([
      'de',
      'ja',
      'fr',
      'en',
    ]);
  });

  test('names neither everything nor what the visitor refuses', () => {
    expect(acceptedLanguages('*, de;q=0, fr;q=x, en;q=0.1.2, , es')).toEqual(['fr', 'es']);
    expect(acceptedLanguages(undefined)).toEqual([]);
  });

  test('is read as far as people need it, and to the end of a language', () => {
    const many = Array.from({ length: 100 }, (_, index) => `x${'abcdefghij'[index % 10]}`);
    const read = acceptedLanguages(`${many.join(',')},de`);
    expect([read.length, read.includes('de')]).toEqual([85, false]);
    // "fil" is not cut to "fi".
    expect(acceptedLanguages(`${'a'.repeat(254)},fil`)).toEqual(['a'.repeat(254)]);
    expect(negotiateLocale({ acceptLanguage: 'x'.repeat(14_000) }, GLOBAL, 'en')).toBe('en');
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (header) => void acceptedLanguages(header)));
  });
});

test('Arabic runs from right to left', () => {
  expect(direction('ar-sa')).toBe('rtl');
  expect(direction('de')).toBe('ltr');
});

test('a locale is written as BCP 47 wants it', () => {
  expect(languageTag('pt-br')).toBe('pt-BR');
  expect(languageTag('de')).toBe('de');
});
