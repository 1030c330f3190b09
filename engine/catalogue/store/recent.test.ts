import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('what was used last stays, what was not used for longest goes', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect(recent.get('b')).toBeUndefined();
  expect(recent.get('a')).toBe(1);
  expect(recent.get('c')).toBe(3);
});

test('a key holds one value, and can be forgotten', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('a', 3);
  expect(recent.get('b')).toBe(2);
  recent.delete('a');
  expect(recent.get('a')).toBeUndefined();
});
