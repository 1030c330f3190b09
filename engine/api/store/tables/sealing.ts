import { pgTable, text } from '../drizzle.ts';
import { moment } from './columns.ts';

/** Under which secret the store is sealed: a fingerprint, in one row whose name is `secret`. */
export const sealing = pgTable('sealing', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  since: moment('since').notNull().defaultNow(),
});
