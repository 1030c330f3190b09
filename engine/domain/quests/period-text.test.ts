import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';
import { periodAt } from './periods.ts';

/** Ranges are written with thin spaces. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

test('a day, a week and a count are written as people of a language write them', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  expect(periodText(periodAt('daily', at), 'en')).toBe('Nov 21, 2026');
  expect(periodText(periodAt('daily', at), 'de')).toBe('21.11.2026');
  expect(plain(periodText(periodAt('weekly', at), 'en'))).toBe('Nov 16 – 22, 2026');
  expect(periodText(periodAt('once', at), 'en')).toBeUndefined();
  expect(periodText('4', 'en')).toBe('#4');
});

test('a week that spans two years runs from its Monday to its Sunday', () => {
  const week = periodAt('weekly', new Date('2027-01-02T00:00:00Z'));
  expect(plain(periodText(week, 'en'))).toBe('Dec 28, 2026 – Jan 3, 2027');
});
