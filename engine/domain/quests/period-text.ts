import { formattingTag } from '../locales/negotiate-locale.ts';

const DAY = 86_400_000;

/**
 * A period of a repeated quest (see `periodAt`) as people of a language write it: a day, the days of
 * a week, or which time it was. Undefined for what happens once.
 */
export function periodText(period: string, locale: string): string | undefined {
  if (period === 'once') return undefined;
  const days = new Intl.DateTimeFormat(formattingTag(locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(period) ?? [];
  if (year !== undefined) {
    const monday = mondayOf(Number(year), Number(week));
    return days.formatRange(monday, monday + 6 * DAY);
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(period) ? Date.parse(period) : Number.NaN;
  return Number.isNaN(day) ? `#${period}` : days.format(day);
}

/** The Monday of an ISO week, in UTC: the week with 4 January is the first. */
function mondayOf(year: number, week: number): number {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const weekday = (fourth.getUTCDay() + 6) % 7;
  return fourth.getTime() + ((week - 1) * 7 - weekday) * DAY;
}
