import { expect, test } from 'vitest';
import { keyAfter, keyBeside } from './list-position.ts';

const KEYS = ['one', 'two', 'three'];

test('steps stay within the list, and begin at its first', () => {
  expect(keyBeside(KEYS, undefined, 1)).toBe('one');
  expect(keyBeside(KEYS, 'gone', -1)).toBe('one');
  expect(keyBeside(KEYS, 'one', 1)).toBe('two');
  expect(keyBeside(KEYS, 'three', 1)).toBe('three');
  expect(keyBeside(KEYS, 'one', -1)).toBe('one');
  expect(keyBeside([], 'one', 1)).toBeUndefined();
});

test('after a decision the next that is open comes, at the end the last one before', () => {
  const items = KEYS.map((key) => ({ key, decided: key === 'two' }));
  expect(keyAfter(items, 'one')).toBe('three');
  expect(keyAfter(items, 'three')).toBe('one');
  expect(keyAfter([{ key: 'one', decided: false }], 'one')).toBeUndefined();
});
