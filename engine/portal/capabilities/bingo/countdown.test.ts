import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test('a clock runs down to the last second and not below', () => {
  expect(countdown(27_000)).toBe('0:27');
  expect(countdown(26_001)).toBe('0:27');
  expect(countdown(725_000)).toBe('12:05');
  expect(countdown(3_600_000)).toBe('1:00:00');
  expect(countdown(-5)).toBe('0:00');
});
