import { expect, test } from 'vitest';
import { Intent } from './intent.ts';

const A = { body: { quest_id: 1 } };
const B = { body: { quest_id: 2 } };

test('asking for the same again is the same call, until it is done', () => {
  const intent = new Intent();
  const key = intent.keyOf(A);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(intent.keyOf({ ...A })).toBe(key);
  intent.fulfilled(A);
  expect(intent.keyOf(A)).not.toBe(key);
});

test('whoever wants something else makes another call', () => {
  const intent = new Intent();
  expect(intent.keyOf(B)).not.toBe(intent.keyOf(A));
});

test('what is done meanwhile leaves the key of what is still wanted', () => {
  const intent = new Intent();
  intent.keyOf(A);
  const key = intent.keyOf(B);
  intent.fulfilled(A);
  expect(intent.keyOf(B)).toBe(key);
});
