import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const MADE = '2026-11-24T12:00:00.500Z';
const entry = (title: string) => ({
  ...{ id: 'a program 5', title, at: '2026-12-20T19:00:00+01:00' },
  url: 'https://creators.example/dashboard/quests#quest-5',
});
const linesOf = (title: string) => calendarFile(entry(title), MADE).split('\r\n');

test('a file says when it is, in UTC, what it is and where, and reminds a day before', () => {
  expect(linesOf('The house tombola')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Marquee//Deadlines//EN', 'BEGIN:VEVENT'],
    ...['UID:a program 5', 'DTSTAMP:20261124T120000Z', 'DTSTART:20261220T180000Z'],
    'SUMMARY:The house tombola',
    ...['URL:https://creators.example/dashboard/quests#quest-5', 'TRANSP:TRANSPARENT'],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:The house tombola', 'TRIGGER:-P1D'],
    ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test('a title can neither end its line nor begin another property', () => {
  const lines = linesOf('Cats, dogs; a\\b\nDTSTART:20200101T000000Z\r\nEND:VEVENT');
  expect(lines).toContain(
    String.raw`SUMMARY:Cats\, dogs\; a\\b\nDTSTART:20200101T000000Z\nEND:VEVENT`,
  );
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
});

test('long lines are folded at 75 octets, never within a character', () => {
  const title = '配信の夜🎉'.repeat(20);
  const lines = linesOf(title);
  const encoder = new TextEncoder();
  for (const line of lines) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
