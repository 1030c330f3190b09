import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { ENGINE_LOCALES } from '#portal/base/i18n/engine-locales.ts';
import { MAIL_LOCALES } from './speak.ts';
import { digestWords } from './words/digest-words.ts';
import { frameWords } from './words/frame-words.ts';
import { kindWords } from './words/kind-words.ts';
import { operatorWords } from './words/operator-words.ts';
import { pageWords } from './words/page-words.ts';
import { reasonWords } from './words/reason-words.ts';
import { reminderWords } from './words/reminder-words.ts';

const words: { id: string; message: string }[] = [
  digestWords,
  frameWords,
  kindWords,
  operatorWords,
  pageWords,
  reasonWords,
  reminderWords,
].flatMap((group) => Object.values<{ id: string; message: string }>(group));
const english = new Map(words.map(({ id, message }) => [id, message]));
const catalogue = (locale: string) =>
  new Map(
    PO.parse(readFileSync(`engine/api/mail/locales/${locale}.po`, 'utf8')).items.map((item) => [
      item.msgid,
      item.msgstr[0] ?? '',
    ]),
  );

/** The arguments of a message: in its compiled form each is an array that begins with its name. */
const placeholders = (message: string) =>
  compileMessageOrThrow(message)
    .filter((part) => Array.isArray(part))
    .map(([name]) => name)
    .sort();

/** The forms that a plural has, for each plural of a message. */
const plurals = (message: string) =>
  compileMessageOrThrow(message)
    .filter((part) => Array.isArray(part) && part[1] === 'plural')
    .map((part) => Object.keys((part as [string, string, object])[2]));

test('mails are written in every language of the portal', () => {
  expect([...MAIL_LOCALES].sort()).toEqual([...ENGINE_LOCALES].sort());
});

test('the English catalogue says what the code says', () => {
  expect(catalogue('en')).toEqual(english);
});

describe.each([...ENGINE_LOCALES])('the mails in %s', (locale) => {
  const texts = catalogue(locale);

  test('have every word and none that nobody says', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('keep the placeholders of the English words', () => {
    const wrong = [...texts].filter(
      ([id, text]) => placeholders(text).join() !== placeholders(english.get(id) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  test('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const whole = (found: string[]) => {
      const needed = found.includes('many') || forms.length > 3 ? forms : ['one', 'other'];
      return needed.every((form) => found.includes(form)) || forms.length === 1;
    };
    const wrong = [...texts].filter(([, text]) => !plurals(text).every(whole));
    expect(wrong).toEqual([]);
  });
});
