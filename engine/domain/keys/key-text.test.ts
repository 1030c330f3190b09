import { expect, test } from 'vitest';
import { keyFault, keyForm } from './key-text.ts';

test.each(['AAAAA-BBBBB', '-12-34', 'https://store.example/redeem?code=A1&b=2', 'ÄÖ 12', 'a=b'])(
  '%s may be a key',
  (text) => {
    expect(keyFault(text)).toBeUndefined();
  },
);

test.each([
  ['', 'There is no key.'],
  ['=HYPERLINK("https://evil.example")', 'The key is a formula: it begins with =, + or @.'],
  ['+1+cmd|calc', 'The key is a formula: it begins with =, + or @.'],
  ['@SUM(A1)', 'The key is a formula: it begins with =, + or @.'],
  ['<script>alert(1)</script>', 'The key has markup: < or >.'],
  ['AAAA\u0007', 'The key has control characters.'],
  ['AAAA\tBBBB', 'The key has control characters.'],
  ['AAAA\u200bBBBB', 'The key has invisible characters.'],
  ['AAAA\u202eBBBB', 'The key has invisible characters.'],
  ['K'.repeat(201), 'The key is longer than 200 characters.'],
])('%j is surely none', (text, reason) => {
  expect(keyFault(text)).toBe(reason);
});

test('the form of a key tells its length and its signs, and no letter of it', () => {
  expect(keyForm('AB1D-ÄÖ٣4 x')).toBe('AA9A-AA99 A');
});
