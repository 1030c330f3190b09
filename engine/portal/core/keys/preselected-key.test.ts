import { describe, expect, test } from 'vitest';
import { type KeyOption, preselectedKey } from './preselected-key.ts';

const option = (id: number, more: Partial<KeyOption> = {}): KeyOption => ({
  id,
  label: `Key ${id}`,
  platform: 'PC',
  region: null,
  available: true,
  preferred: false,
  ...more,
});

describe('the key that stands chosen at first', () => {
  test('is the one chosen before, rather than the preferred one', () => {
    const options = [option(1), option(2, { preferred: true }), option(3)];
    expect(preselectedKey(options, 3)).toBe(3);
    expect(preselectedKey(options, null)).toBe(2);
  });

  test('is the only one that is left', () => {
    expect(preselectedKey([option(1, { available: false }), option(2)], null)).toBe(2);
    expect(preselectedKey([option(1), option(2)], null)).toBeUndefined();
  });

  test('is never one whose keys are gone, except where one can ask for it', () => {
    const options = [option(1, { available: false, preferred: true }), option(2), option(3)];
    expect(preselectedKey(options, 1)).toBeUndefined();
    expect(preselectedKey(options, null, { evenGone: true })).toBe(1);
  });
});
