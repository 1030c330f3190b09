import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['Short', 10, 'Short'],
  ['Just right', 10, 'Just right'],
  ['One too many', 11, 'One too ma…'],
  ['Ends at a space', 6, 'Ends…'],
  ['  \n\n  The first\tline \r\nthe second', 40, 'The first line'],
  ['', 10, ''],
  ['   ', 10, ''],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['한국어로 쓴 제목', 5, '한국어로…'],
])('%j in %i characters is %j', (text, most, words) => {
  expect(firstWords(text, most)).toBe(words);
});

test('a character without an end is cut, and takes no time', () => {
  const hostile = `a${'\u0301'.repeat(100_000)}`;
  expect(firstWords(hostile, 10).length).toBeLessThan(200);
});
