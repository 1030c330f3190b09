import { AUDIENCES } from '#contract/vocabulary/announcement-words.ts';
import { PICTURED } from '#contract/vocabulary/picture-words.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '../drizzle.ts';
import { creators } from './accounts.ts';
import { closedWords, type LocalizedText, moment, programUuid } from './columns.ts';

/** What operators announce in the console; a manifest's own announcements are never here. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    /** Plain text; an empty line begins a paragraph. */
    text: jsonb('text').$type<LocalizedText>().notNull(),
    audience: text('audience', { enum: AUDIENCES }).notNull(),
    /** The season that the audience is in. */
    activation_id: integer('activation_id'),
    /** The tag that the audience has, as it is shown, and in lower case. */
    tag: text('tag'),
    tag_word: text('tag_word'),
    /** The picture, by what the manifest has it for; the manifest may have dropped it since. */
    image_of: text('image_of', { enum: PICTURED }),
    image_id: text('image_id'),
    from: moment('from').notNull(),
    until: moment('until'),
    /** Whether the audience is mailed when it begins. */
    mail: boolean('mail').notNull(),
    revision: integer('revision').notNull().default(1),
    created_at: moment('created_at').notNull(),
    ended_at: moment('ended_at'),
    /** When telling of it began. */
    published_at: moment('published_at'),
    /** The last of the audience, by id, who was told of it. */
    told_up_to: uuid('told_up_to'),
    /** When all of the audience had been told. */
    told_at: moment('told_at'),
    mails: integer('mails').notNull().default(0),
    seen: integer('seen').notNull().default(0),
  },
  (table) => [
    ...closedWords(table),
    index('announcements_program').on(table.program_uuid, table.from, table.id),
    index('announcements_due')
      .on(table.from)
      .where(sql`${table.told_at} is null and ${table.ended_at} is null`),
  ],
);

/** Who was shown an announcement, of the console's or of the manifest's: each once. */
export const announcementViews = pgTable(
  'announcement_views',
  {
    program_uuid: programUuid(),
    /** A uuid of the console's, or the name that the manifest gives. */
    announcement_id: text('announcement_id').notNull(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    seen_at: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.program_uuid, table.announcement_id, table.creator_id] }),
    index('announcement_views_creator').on(table.creator_id),
  ],
);
