import { bigint, pgTable } from '../drizzle.ts';
import { moment } from './columns.ts';

/** The last backup that `marquee backup` finished, wherever its file lies: whether one is missing is seen by it. */
export const backups = pgTable('backups', {
  made_at: moment('made_at').primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
});
