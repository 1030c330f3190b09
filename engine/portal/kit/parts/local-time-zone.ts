/** The time zone of this device, by its name in the IANA database. */
export const localTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
