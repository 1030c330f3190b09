import { expect, test } from 'vitest';
import { LABEL_SIZES, labelStep } from './label-fit.ts';

test('a short label is large, a long one as small as it must be', () => {
  expect(labelStep('Rain', 5)).toBe(0);
  const long = labelStep('Somebody says that this is the last round, and it is not', 5);
  expect(long).toBeGreaterThan(labelStep('Chat types in capitals', 5));
  expect(LABEL_SIZES[long]).toBeDefined();
});

test('no word is broken where a smaller size can hold it', () => {
  expect(labelStep('Disconnect', 7)).toBeGreaterThan(labelStep('Dis connect', 7));
});

test('few cells are large enough that type need not be', () => {
  expect(labelStep('Rain', 3)).toBeGreaterThan(labelStep('Rain', 5));
});

test('scripts without spaces take several lines of one word', () => {
  expect(labelStep('チャットが一斉に大文字で叫ぶ', 5)).toBeLessThan(5);
});
