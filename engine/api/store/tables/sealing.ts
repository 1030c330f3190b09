import { pgTable, text } from '../drizzle.ts';
import { moment } from './columns.ts';

/**
 * Under which secret the store is sealed: a fingerprint, in the row `secret`. Rows `former/<key id>` have,
 * sealed, what outlives the secrets before it; rows `instance/<id>` which secrets a running instance knows.
 */
export const sealing = pgTable('sealing', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  since: moment('since').notNull().defaultNow(),
});
