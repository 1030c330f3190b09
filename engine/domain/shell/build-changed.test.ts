import { expect, test } from 'vitest';
import { buildChanged } from './build-changed.ts';

const old = { id: 'old', timestamp: 1 };
const recent = { id: 'recent', timestamp: 2 };

test('a build with another id and a later time is a change', () => {
  expect(buildChanged('old', old, recent)).toBe(true);
});

test('the same build, or none that is known, is no change', () => {
  expect(buildChanged('old', old, old)).toBe(false);
  expect(buildChanged('old', old, undefined)).toBe(false);
});

test('an older build, from a server not yet updated, is no change', () => {
  expect(buildChanged('recent', recent, old)).toBe(false);
});

test('a page whose build the server has forgotten is out of date', () => {
  expect(buildChanged('old', undefined, recent)).toBe(true);
});
