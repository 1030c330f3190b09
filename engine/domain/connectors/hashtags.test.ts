import { expect, test } from 'vitest';
import { foldHashtag, hashtagsIn } from './hashtags.ts';

test.each([
  ['We play #SF6 tonight, #sf6!', ['sf6']],
  ['＃ＳＦ６ and ﹟small', ['sf6', 'small']],
  ['mail me at a#b, see page.example/#part or &#39;', []],
  ['##double #1 #100k #_x #2026', ['100k', '_x']],
  ['(#left) „#right“ #with-hyphen', ['left', 'right', 'with']],
  ['#हिन्दी #ภาษาไทย #日本語 #한국어', ['हिन्दी', 'ภาษาไทย', '日本語', '한국어']],
  ['#カード・バトル', ['カード・バトル']],
  ['no tags', []],
])('%s carries %o', (text, tags) => {
  expect(hashtagsIn(text)).toEqual(tags.map(foldHashtag));
});

test.each([
  ['#STRASSE', '#straße'],
  ['#ΟΔΟΣ', '#οδός'.normalize('NFD').replaceAll('\u0301', '')],
  ['#İstanbul', '#istanbul'],
  ['#IŞIK', '#ışık'],
  ['＃ＢＦ６Receipts', 'bf6receipts'],
  ['#Café', '#cafe\u0301'],
  ['#ﬁnal', '#FINAL'],
])('%s is %s', (one, other) => {
  expect(foldHashtag(one)).toBe(foldHashtag(other));
});

test('tags of different letters stay apart', () => {
  expect(foldHashtag('#cafe')).not.toBe(foldHashtag('#café'));
});
