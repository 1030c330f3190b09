import { index, pgTable, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { bytes, moment, programUuid } from './columns.ts';

/** The address that a creator saved for rewards that are sent. Sealed, and opened for them alone. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    creator_id: uuid('creator_id')
      .primaryKey()
      .references(() => creators.id, { onDelete: 'cascade' }),
    program_uuid: programUuid(),
    ciphertext: bytes('ciphertext').notNull(),
    saved_at: moment('saved_at').notNull(),
    /** When it was saved, or something was sent there: unused for long, it is deleted. */
    used_at: moment('used_at').notNull(),
  },
  (table) => [index('saved_addresses_used').on(table.used_at)],
);
