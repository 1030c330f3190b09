import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const until = (at: string, hours: string, zone: string) => {
  const [from = '', end = ''] = hours.split('–');
  return quietUntil(new Date(at), { from, until: end }, zone)?.toISOString();
};

test.each([
  ['2026-07-01T12:59:59Z', '13:00–15:00', undefined],
  ['2026-07-01T13:00:00Z', '13:00–15:00', '2026-07-01T15:00:00.000Z'],
  ['2026-07-01T14:59:59Z', '13:00–15:00', '2026-07-01T15:00:00.000Z'],
  ['2026-07-01T15:00:00Z', '13:00–15:00', undefined],
  ['2026-07-01T23:30:00Z', '22:30–07:15', '2026-07-02T07:15:00.000Z'],
  ['2026-07-02T07:14:59Z', '22:30–07:15', '2026-07-02T07:15:00.000Z'],
  ['2026-07-02T07:15:00Z', '22:30–07:15', undefined],
  ['2026-07-01T23:30:00Z', '22:00–00:00', '2026-07-02T00:00:00.000Z'],
  ['2026-07-01T22:00:00Z', '22:00–22:00', undefined],
])('at %s in UTC, quiet hours of %s end at %s', (at, hours, expected) => {
  expect(until(at, hours, 'UTC')).toBe(expected);
});

test.each([
  ['Europe/Berlin', '2026-07-01T20:00:00Z', '2026-07-02T05:00:00.000Z'],
  ['Europe/Berlin', '2026-12-01T20:59:59Z', undefined],
  ['America/Los_Angeles', '2026-07-02T05:00:00Z', '2026-07-02T14:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-01T16:15:00Z', '2026-07-02T01:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-07-01T08:00:00Z', '2026-07-01T17:00:00.000Z'],
])('in %s at %s, those from 22:00 to 07:00 end at %s', (zone, at, expected) => {
  expect(until(at, '22:00–07:00', zone)).toBe(expected);
});

test('in the night in which clocks go forward they are an hour shorter, and back an hour longer', () => {
  expect(until('2026-03-28T22:00:00Z', '22:00–07:00', 'Europe/Berlin')).toBe(
    '2026-03-29T05:00:00.000Z',
  );
  expect(until('2026-10-24T22:00:00Z', '22:00–07:00', 'Europe/Berlin')).toBe(
    '2026-10-25T06:00:00.000Z',
  );
});

test('an end that spring skips is the same time of an hour later', () => {
  expect(until('2026-03-28T23:00:00Z', '22:00–02:30', 'Europe/Berlin')).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('hours that spring skips wholly are none', () => {
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    const at = new Date(Date.parse('2026-03-28T20:00:00Z') + minute * 60_000).toISOString();
    const end = until(at, '02:00–03:00', 'Europe/Berlin');
    expect(end === undefined || end < '2026-03-29T01:00:00.000Z', at).toBe(true);
  }
});
