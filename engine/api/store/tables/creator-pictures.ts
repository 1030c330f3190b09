import { pgTable, text, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { moment, programUuid } from './columns.ts';

/** Pictures of creators as pages show them: fetched from `creators.picture_url`, small, ours. */
export const creatorPictures = pgTable('creator_pictures', {
  creator_id: uuid('creator_id')
    .primaryKey()
    .references(() => creators.id, { onDelete: 'cascade' }),
  program_uuid: programUuid(),
  /** How pages ask for it: another with each picture, and it says nothing of whose it is. */
  name: uuid('name').notNull().unique().defaultRandom(),
  /** Where it came from: a picture of another address is not the person's any more. */
  source_url: text('source_url').notNull(),
  /** A square WebP in base64. */
  content: text('content').notNull(),
  fetched_at: moment('fetched_at').notNull(),
});
