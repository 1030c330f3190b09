import {
  type CheckBuilder,
  check,
  customType,
  getTableColumns,
  getTableName,
  type PgColumn,
  sql,
  timestamp,
  uuid,
} from '../drizzle.ts';

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

/** Has the database refuse words that are in no closed list, for each column that has one. */
export const closedWords = (columns: Readonly<Record<string, PgColumn>>): CheckBuilder[] => {
  const [table] = Object.values(columns).map((column) => column.table);
  if (!table) return [];
  return Object.values(getTableColumns(table)).flatMap((column) => {
    if (!column.enumValues) return [];
    const words = sql.raw(column.enumValues.map((word) => `'${word}'`).join(', '));
    return [check(`${getTableName(table)}_${column.name}_words`, sql`${column} in (${words})`)];
  });
};
