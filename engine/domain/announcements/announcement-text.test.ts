import { expect, test } from 'vitest';
import { announcementState } from './announcement-state.ts';
import { plainParagraphs, textFault, textIn } from './announcement-text.ts';

test('empty lines part paragraphs, others break lines, and nothing is markup', () => {
  expect(plainParagraphs(' One\ntwo\n \n**three** <b>\n')).toEqual([
    { kind: 'paragraph', content: ['One', { kind: 'break' }, 'two'] },
    { kind: 'paragraph', content: ['**three** <b>'] },
  ]);
});

test('an announcement is written in the default language, and wholly in each other one', () => {
  const locales = ['en', 'de', 'fr'];
  const both = (...written: string[]) => {
    const texts = Object.fromEntries(written.map((locale) => [locale, 'x']));
    return { title: texts, text: texts };
  };
  expect(textFault(both('en', 'fr'), locales)).toBeUndefined();
  expect(textFault(both('de'), locales)).toEqual({ missing: 'en' });
  expect(textFault(both('en', 'ja'), locales)).toEqual({ unknown: 'ja' });
  const half = { ...both('en'), title: { en: 'x', de: 'x' } };
  expect(textFault(half, locales)).toEqual({ title_or_text_missing: 'de' });
});

test('who reads in a language without text reads the nearest one, or the default', () => {
  const text = { de: 'Neues', 'pt-br': 'Novidades', 'zh-cn': 'x' };
  expect(textIn(text, 'pt', 'de')).toBe('Novidades');
  expect(textIn(text, 'ja', 'de')).toBe('Neues');
});

test('an announcement is shown from its moment on until it ends', () => {
  const times = { from: new Date(1_000), until: new Date(2_000), ended_at: null };
  expect(announcementState(times, new Date(999))).toBe('scheduled');
  expect(announcementState(times, new Date(1_000))).toBe('shown');
  expect(announcementState(times, new Date(2_000))).toBe('ended');
  expect(announcementState({ ...times, ended_at: new Date(1) }, new Date(1_500))).toBe('ended');
});
