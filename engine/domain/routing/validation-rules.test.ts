import { describe, expect, test } from 'vitest';
import { meetsRule } from './validation-rules.ts';

describe('validation rules', () => {
  test.each([
    ['slug-tail', ['week-1', 'week-1/day-2'], ['Week', 'a//b', '', 'a/', 'é']],
    ['single-segment', ['abc', 'A_b-9'], ['a/b', '', 'a b']],
  ])('%s admits %o and refuses %o', (rule, admitted, refused) => {
    expect(admitted.every((tail) => meetsRule(rule, tail))).toBe(true);
    expect(refused.some((tail) => meetsRule(rule, tail))).toBe(false);
  });

  test.each(['slug-tial', 'constructor'])('the unknown name "%s" throws', (name) => {
    expect(() => meetsRule(name, 'x')).toThrow(`Unknown validation rule "${name}"`);
  });
});
