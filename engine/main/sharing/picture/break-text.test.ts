import { describe, expect, test } from 'vitest';
import { breakable, fitText } from './break-text.ts';

/** Every letter is half as wide as high. */
const measure = (text: string) => [...text].length / 2;
const box = { width: 600, height: 300, lineHeight: 1 };
const SIZES = [100, 60, 40];

describe('a title in its box', () => {
  test('is set as large as it goes', () => {
    expect(fitText('Hold the feed', 'en', box, SIZES, measure)).toEqual({
      size: 100,
      lines: ['Hold the', 'feed'],
    });
  });

  test('gets smaller rather than cutting a word', () => {
    const { size, lines } = fitText('Donaudampfschiff ahoi', 'de', box, SIZES, measure);
    expect([size, lines.join(' ')]).toEqual([60, 'Donaudampfschiff ahoi']);
  });

  test('of 200 letters stays within it and ends in an ellipsis where it must', () => {
    const { size, lines } = fitText('word '.repeat(100), 'en', box, SIZES, measure);
    expect(size).toBe(40);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    expect(lines.every((line) => measure(line) * size <= box.width)).toBe(true);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  test('of a single endless word is cut between letters', () => {
    const { lines } = fitText('x'.repeat(60), 'en', box, SIZES, measure);
    expect(lines.join('')).toBe('x'.repeat(60));
    expect(lines.every((line) => measure(line) * 40 <= box.width)).toBe(true);
  });

  test('has lines of about the same length', () => {
    const { lines } = fitText('one two three four five six s', 'en', box, [60], measure);
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(4);
  });
});

test('sentences stay whole where that costs little', () => {
  const { lines } = fitText('Go. Press it now', 'en', box, SIZES, measure);
  expect(lines).toEqual(['Go.', 'Press it now']);
});

test('Japanese breaks between words, and no line begins with a closing sign', () => {
  const parts = breakable('映像を持ち帰れ。マラソンのプログラム', 'ja');
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.some((part) => part.startsWith('。'))).toBe(false);
  expect(parts.join('').trim()).toBe('映像を持ち帰れ。マラソンのプログラム');
});

test('a line of marks without letters is cut as well', () => {
  const marks = '\u0301'.repeat(40);
  const box = { width: 40, height: 4, lineHeight: 1 };
  const { lines } = fitText(`${marks} ${marks}`, 'en', box, [4], (text) => [...text].length);
  expect(lines).toEqual(['…']);
});
