import { expect, test } from 'vitest';
import { keyPattern, patternFault } from './key-pattern.ts';

test('a pattern is of the whole key', () => {
  const pattern = keyPattern('[A-Z0-9]{5}|[A-Z0-9]{5}(-[A-Z0-9]{5}){2}');
  expect(pattern.test('AAAAA-BBBBB-CCCCC')).toBe(true);
  expect(pattern.test('AAAAA')).toBe(true);
  expect(pattern.test('AAAAA-BBBBB')).toBe(false);
  expect(pattern.test('AAAAA\n')).toBe(false);
});

test.each([
  '[A-Z0-9]{5}(-[A-Z0-9]{5}){2}',
  '[A-Z0-9]{5}(?:-[A-Z0-9]{5}){2,4}',
  '(?:[A-Z0-9]{5}-?){5}',
  'https://store\\.example/redeem\\?code=[\\]+*\\p{Lu}]{4}',
  '\\+\\*\\{5,\\}',
  'A|B|C',
])('%s is sound', (pattern) => {
  expect(patternFault(pattern)).toBeUndefined();
});

test.each([
  ['[A-Z', 'not_an_expression'],
  ['(', 'not_an_expression'],
  ['\\d{2,1}', 'not_an_expression'],
  ['[A-Z]+', 'open_ended'],
  ['[A-Z]*?', 'open_ended'],
  ['[A-Z]{5,}', 'open_ended'],
  ['(?=A)A', 'open_ended'],
  ['(?<!B)A', 'open_ended'],
  ['(?<name>A)', 'open_ended'],
  ['(A)\\1', 'open_ended'],
  ['(A|A){100}B', 'too_many_ways'],
  ['(?:A{1,9}){1,9}', 'too_many_ways'],
  ['A{0,99}A{0,99}A{0,99}', 'too_many_ways'],
] as const)('%s is refused: %s', (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault);
});
