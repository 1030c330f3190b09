import { expect, test } from 'vitest';
import { reminderDue, waitsUntil } from './reminder-time.ts';

const at = new Date('2026-12-10T12:00:00Z');
const due = (moment: 'opens' | 'closes', set_at: string) =>
  reminderDue({ moment, at, set_at: new Date(set_at) }).toISOString();

test('an opening is told when it opens', () => {
  expect(due('opens', '2026-12-01T00:00:00Z')).toBe('2026-12-10T12:00:00.000Z');
});

test('a deadline is told a day before, or half-way to it where that is nearer', () => {
  expect(due('closes', '2026-12-01T00:00:00Z')).toBe('2026-12-09T12:00:00.000Z');
  expect(due('closes', '2026-12-08T12:00:00Z')).toBe('2026-12-09T12:00:00.000Z');
  expect(due('closes', '2026-12-09T12:00:00Z')).toBe('2026-12-10T00:00:00.000Z');
  expect(due('closes', '2026-12-10T11:00:00Z')).toBe('2026-12-10T11:30:00.000Z');
});

test('a deadline that was moved to before the wish is due at once', () => {
  expect(due('closes', '2026-12-11T00:00:00Z')).toBe('2026-12-10T12:00:00.000Z');
});

test('quiet hours hold a deadline back until an hour before it, and an opening for as long as they last', () => {
  expect(waitsUntil({ moment: 'closes', at })).toEqual(new Date('2026-12-10T11:00:00Z'));
  expect(waitsUntil({ moment: 'opens', at })).toBeUndefined();
});
