import { expect, test } from 'vitest';
import { plainText } from './search/structured-data.ts';
import { territory } from './sharing-head.ts';

test('a language without a country gets the one where most speak it', () => {
  expect(['en', 'de', 'ja', 'pt-br', 'zh-tw', 'ar-sa', 'ko-kr'].map(territory)).toEqual([
    'en_US',
    'de_DE',
    'ja_JP',
    'pt_BR',
    'zh_TW',
    'ar_SA',
    'ko_KR',
  ]);
});

test('an answer is told without its form, and nothing of it is lost', () => {
  expect(
    plainText([
      { kind: 'heading', level: 2, content: ['Why'] },
      {
        kind: 'paragraph',
        content: [
          'See ',
          { kind: 'link', to: '/terms', content: ['the ', { kind: 'strong', content: ['terms'] }] },
          '.',
        ],
      },
      { kind: 'rule' },
      { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', content: ['One'] }]] },
      { kind: 'quote', content: [{ kind: 'paragraph', content: ['Two'] }] },
    ]).replace(/\s+/g, ' '),
  ).toBe('Why See the terms. One Two');
});
