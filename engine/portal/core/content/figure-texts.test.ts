import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { ContentFigures } from '#contract/shapes/content-figures.ts';
import { loadMessages } from '../../base/i18n/load-messages.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { figureTexts } from './figure-texts.ts';

const observed_at = '2026-11-20T10:00:00Z';
const nothing = { source: 'platform', views: null, likes: null, comments: null } as const;

async function textsIn(locale: string, seen: Partial<ContentFigures>): Promise<string[]> {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: await loadMessages({ locale }, ['figures']) });
  const say: Speak = (word, ...[values]) => i18n._({ ...word, ...(values ? { values } : {}) });
  return figureTexts({ ...nothing, observed_at, ...seen }, say);
}

test('figures are said in the numbers and plurals of the language', async () => {
  const seen = { views: 1_204, likes: 1, comments: 3 };
  expect(await textsIn('en', seen)).toEqual(['1,204 views', '1 like', '3 comments']);
  expect(await textsIn('de', seen)).toEqual(['1.204 Aufrufe', '1 Like', '3 Kommentare']);
  expect(await textsIn('pl', { views: 1_000_000_000_000 })).toEqual([
    '1\u00a0000\u00a0000\u00a0000\u00a0000 wyświetleń',
  ]);
});

test('what is not known is left out; nothing at all is known to be none', async () => {
  expect(await textsIn('en', { comments: 3 })).toEqual(['3 comments']);
  expect(await textsIn('en', { views: 0 })).toEqual(['0 views']);
});

test('a count that is not the platform’s says whose it is', async () => {
  expect(await textsIn('en', { source: 'program', views: 12 })).toEqual([
    '12 views',
    'counted by the program',
  ]);
});
