import { expect, test } from 'vitest';
import { reachOf } from './cursor.ts';
import { languageOf, laterOf, publicationOf } from './posts.ts';

const ACCOUNT = { platform: 'x', account_id: '42' };
const NOW = new Date('2026-11-18T10:00:00.000Z');
const ago = (seconds: number) => new Date(+NOW - seconds * 1000).toISOString();

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['in', 'id'],
  ['iw', 'he'],
  ['und', null],
  ['zxx', null],
  ['qme', null],
  ['quz', 'quz'],
])('the language that X calls %s is %s', (lang, language) => {
  expect(languageOf({ id: '1', lang })).toBe(language);
});

test('hashtags of a long post are those of all of it, each once', () => {
  const post = {
    ...{ id: '7', created_at: '2026-11-18T09:00:00.000Z', lang: 'en' },
    entities: { hashtags: [{ tag: 'one' }] },
    note_tweet: { entities: { hashtags: [{ tag: 'one' }, { tag: 'two' }] } },
  };
  expect(publicationOf(ACCOUNT, post)).toEqual({
    ...{ ...ACCOUNT, publication_id: '7', kind: 'article' },
    ...{ published_at: new Date('2026-11-18T09:00:00.000Z'), title: null, text: null },
    ...{ tags: ['one', 'two'], language: 'en', duration_seconds: null },
    url: 'https://x.com/i/status/7',
  });
});

test('a post without a moment is none', () => {
  expect(publicationOf(ACCOUNT, { id: '7' })).toBeUndefined();
});

test('the later post has the higher number, whatever its digits', () => {
  expect(laterOf('99', '100')).toBe('100');
  expect(laterOf('1990000000000000001', '1990000000000000002')).toBe('1990000000000000002');
  expect(laterOf(undefined, '1')).toBe('1');
  expect(laterOf('1', undefined)).toBe('1');
});

test('what is newer than what is known is read, or what was posted since the consent', () => {
  const since = new Date(ago(600));
  expect(reachOf({}, since, NOW)).toEqual({ start_time: ago(600) });
  const known = { newest_id: '7', newest_at: ago(300) };
  expect(reachOf(known, since, NOW)).toEqual({ since_id: '7' });
  const gap = { since_id: '3', until_id: '5' };
  expect(reachOf({ ...known, gap }, since, NOW)).toEqual(gap);
});

test('what is known from before the consent says nothing', () => {
  const known = { newest_id: '7', newest_at: ago(900), gap: { since_id: '3' } };
  expect(reachOf(known, new Date(ago(600)), NOW)).toEqual({ start_time: ago(600) });
});

test('no moment is named that is too near for X', () => {
  expect(reachOf({}, NOW, NOW)).toEqual({ start_time: ago(30) });
});
