import { describe, expect, test } from 'vitest';
import { duration } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a length of time', () => {
  test('is said in its two largest units', () => {
    expect(duration(2 * DAY + 3 * HOUR + 59 * MINUTE, 'en')).toBe('2 days 3 hours');
    expect(duration(5 * HOUR + MINUTE, 'en')).toBe('5 hours 1 minute');
    expect(duration(12 * MINUTE + 40_000, 'en')).toBe('12 minutes');
  });

  test('leaves out a second unit that is zero', () => {
    expect(duration(DAY, 'en')).toBe('1 day');
    expect(duration(HOUR + 30_000, 'en')).toBe('1 hour');
  });

  test('below a minute counts every second that is begun', () => {
    expect(duration(59_001, 'en')).toBe('60 seconds');
    expect(duration(1, 'en')).toBe('1 second');
    expect(duration(-5, 'en')).toBe('0 seconds');
  });

  test('speaks the language of the page', () => {
    expect(duration(2 * DAY + HOUR, 'de')).toBe('2 Tage 1 Stunde');
  });
});
