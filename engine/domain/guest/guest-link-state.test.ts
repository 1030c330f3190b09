import { expect, test } from 'vitest';
import { isPersonal, usesLeft } from './guest-link-state.ts';

test('a link takes as many people as its limit says, and never fewer than none', () => {
  expect(usesLeft({ uses_limit: 3, uses: 1 })).toBe(2);
  expect(usesLeft({ uses_limit: 1, uses: 1 })).toBe(0);
  expect(usesLeft({ uses_limit: 1, uses: 2 })).toBe(0);
});

test('only a link for one person is that person’s own', () => {
  expect(isPersonal({ uses_limit: 1 })).toBe(true);
  expect(isPersonal({ uses_limit: 2 })).toBe(false);
});
