import { expect, test } from 'vitest';
import { latestHour } from './digest-moment.ts';

const latest = (at: string, hour: number, zone: string) =>
  latestHour(new Date(at), hour, zone).toISOString();

test.each([
  ['UTC', '2026-07-01T08:00:00Z', 8, '2026-07-01T08:00:00.000Z'],
  ['UTC', '2026-07-01T07:59:59Z', 8, '2026-06-30T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01T06:00:00Z', 8, '2026-07-01T06:00:00.000Z'],
  ['Europe/Berlin', '2026-12-01T06:59:00Z', 8, '2026-11-30T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-01T05:00:00Z', 22, '2026-07-01T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-01T12:00:00Z', 8, '2026-07-01T02:30:00.000Z'],
  ['Asia/Kathmandu', '2026-07-01T12:00:00Z', 0, '2026-06-30T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-07-01T10:00:00Z', 0, '2026-07-01T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-07-01T10:59:59Z', 0, '2026-06-30T11:00:00.000Z'],
])('in %s at %s, clocks last showed %d at %s', (zone, at, hour, expected) => {
  expect(latest(at, hour, zone)).toBe(expected);
});

test('an hour that spring skips is the one after it', () => {
  expect(latest('2026-03-29T12:00:00Z', 2, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
});

test('an hour that comes twice in autumn counts once', () => {
  const seen = new Set<string>();
  for (let minute = 0; minute < 24 * 60; minute += 10)
    seen.add(
      latestHour(
        new Date(Date.parse('2026-10-24T12:00:00Z') + minute * 60_000),
        2,
        'Europe/Berlin',
      ).toISOString(),
    );
  expect(seen.size).toBe(2);
});

test('a year has a digest on each of its days', () => {
  const seen = new Set<string>();
  const begin = Date.parse('2026-01-01T00:00:00Z');
  for (let hour = 0; hour < 365 * 24; hour += 6)
    seen.add(latest(new Date(begin + hour * 3_600_000).toISOString(), 2, 'America/New_York'));
  expect(seen.size).toBe(366);
});
