/** A moment that somebody wants to be reminded of. */
export interface CalendarEntry {
  /** The same for the same moment: a calendar that takes it twice keeps it once. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  /** Where to go then. */
  readonly url: string;
}

/** Octets of a line, its end not counted. */
const LINE = 75;

/**
 * An entry as a file that every calendar takes (iCalendar, RFC 5545): a moment without length, in
 * UTC, so that each calendar shows it in its own time zone; with a reminder a day before.
 * @param made when the file is made, ISO 8601
 */
export function calendarFile({ id, title, at, url }: CalendarEntry, made: string): string {
  const text = escapeText(title);
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Marquee//Deadlines//EN', 'BEGIN:VEVENT'],
    ...[`UID:${escapeText(id)}`, `DTSTAMP:${stamp(made)}`, `DTSTART:${stamp(at)}`],
    ...[`SUMMARY:${text}`, `URL:${url}`, 'TRANSP:TRANSPARENT'],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${text}`, 'TRIGGER:-P1D', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261124T180000Z`. */
const stamp = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** Breaks a line where it grows too long, never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
