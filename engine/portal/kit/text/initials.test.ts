import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Maya Okafor', 'MO'],
  ['Ana María de la Cruz', 'AC'],
  ['sofia r.', 'SR'],
  ['森 健二', '森健'],
  ['Kim', 'K'],
  ['  “Neo”   (the one) ', 'NO'],
  ['محمد علي', 'مع'],
  ['𝒜da 😀', '𝒜'],
  ['😀', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
