import { expect, test } from 'vitest';
import { completeAddress } from './complete-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.twitch.tv/maya ', 'https://www.twitch.tv/maya'],
  ['//youtu.be/abc?t=1', 'https://youtu.be/abc?t=1'],
  ['bücher.example:8080/a', 'https://bücher.example:8080/a'],
])('an address without its beginning is completed: %j', (typed, whole) => {
  expect(completeAddress(typed)).toBe(whole);
});

test.each(['', 'maya', 'https://example.com', 'http://example.com', 'ftp://example.com'])(
  'what is whole, or no address, stays: %j',
  (typed) => expect(completeAddress(typed)).toBe(typed),
);

test.each(['maya@example.com', 'not an address.', 'two words.com here', '3.14', 'mailto:a@b.ch'])(
  'what is something else is not made an address: %j',
  (typed) => expect(completeAddress(typed)).toBe(typed),
);
