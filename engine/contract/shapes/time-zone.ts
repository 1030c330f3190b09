import * as z from 'zod/mini';

/** Whether a name is one that the time zone database has, as `Europe/Berlin` or `UTC`. */
function isTimeZone(name: string): boolean {
  // An offset such as +01:00 is no place: it would not follow the seasons.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A time zone by its name in the IANA database. */
export const timeZone = z
  .string()
  .check(
    z.maxLength(60),
    z.refine(isTimeZone, 'Not a time zone of the IANA database, such as Europe/Berlin'),
  );
