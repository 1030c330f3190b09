import { describe, expect, test } from 'vitest';
import { visualOrder } from './visual-order.ts';

describe('a line read from the right', () => {
  test('has its words from right to left, and quoted ones in their own order', () => {
    expect(visualOrder('اخرج مع Marathon Game', 'rtl')).toEqual([
      'Marathon Game',
      ' ',
      'مع',
      ' ',
      'اخرج',
    ]);
  });

  test('mirrors brackets and moves the last sign to the left', () => {
    expect(visualOrder('قال (نعم)!', 'rtl').join('|')).toBe('!(|نعم|) |قال');
  });

  test('keeps a pair of brackets around words of another direction', () => {
    expect(visualOrder('لعبة Marathon (Beta) الآن', 'rtl').join('|')).toBe(
      'الآن| |Marathon (Beta)| |لعبة',
    );
    expect(visualOrder('العب (Beta)', 'rtl').join('')).toBe('(Beta) العب');
  });

  test('keeps numbers with their separators whole; signs follow as they do in Arabic', () => {
    expect(visualOrder('خصم 12.5% اليوم', 'rtl')).toEqual(['اليوم', ' %', '12.5', ' ', 'خصم']);
    expect(visualOrder('Marathon -50%', 'rtl')).toEqual(['Marathon -50%']);
  });
});

describe('a line read from the left', () => {
  test('is as it is written', () => {
    expect(visualOrder('Hold the feed (now)!', 'ltr')).toEqual(['Hold the feed (now)!']);
  });

  test('turns the words of another direction alone', () => {
    expect(visualOrder('Say مرحبا بكم now', 'ltr')).toEqual(['Say ', 'بكم', ' ', 'مرحبا', ' now']);
  });
});
