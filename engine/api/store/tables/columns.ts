import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment, kept with its time zone and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The program a row belongs to: every row of a creator program carries it. */
export const programUuid = () => uuid('program_uuid').notNull();

/** Bytes: ciphertext, never text. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Text by locale; the default locale is always there. */
export type LocalizedText = Readonly<Record<string, string>>;
