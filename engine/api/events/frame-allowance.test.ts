import { describe, expect, test } from 'vitest';
import { FrameAllowance } from './frame-allowance.ts';

describe('how many frames a connection may send', () => {
  test('twelve seconds of them at once, then as many as time goes by', () => {
    const allowance = new FrameAllowance(10);
    const at = performance.now() + 10;
    const verdicts = Array.from({ length: 121 }, () => allowance.take(1, at));
    expect(verdicts.filter((verdict) => verdict === 'pass')).toHaveLength(120);
    expect(verdicts.at(-1)).toBe('refuse');
    expect(allowance.take(1, at + 500)).toBe('pass');
  });

  test('a long frame counts for as many as it has times 32 KiB', () => {
    const allowance = new FrameAllowance(10);
    const at = performance.now() + 10;
    const verdicts = Array.from({ length: 4 }, () => allowance.take(1024 * 1024, at));
    expect(verdicts).toEqual(['pass', 'pass', 'pass', 'refuse']);
  });

  test('far beyond that it is a flood', () => {
    const allowance = new FrameAllowance(10);
    const at = performance.now() + 10;
    const verdicts = Array.from({ length: 601 }, () => allowance.take(1, at));
    expect(verdicts.indexOf('flood')).toBe(600);
  });

  test('who was quiet for a day has no more than one burst', () => {
    const allowance = new FrameAllowance(10);
    const at = performance.now() + 86_400_000;
    for (let count = 0; count < 120; count += 1) expect(allowance.take(1, at)).toBe('pass');
    expect(allowance.take(1, at)).toBe('refuse');
  });
});
