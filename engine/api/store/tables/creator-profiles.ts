import type { TakenDown } from '#contract/shapes/moderation.ts';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { moment, programUuid } from './columns.ts';

/** What a creator shows of themselves to everybody; who never chose anything has no row. */
export const creatorProfiles = pgTable(
  'creator_profiles',
  {
    creator_id: uuid('creator_id')
      .primaryKey()
      .references(() => creators.id, { onDelete: 'cascade' }),
    program_uuid: programUuid(),
    /** In small letters; null until one was chosen. It stays theirs while the profile is off. */
    handle: text('handle'),
    shown: boolean('shown').notNull().default(false),
    show_badges: boolean('show_badges').notNull().default(false),
    show_rank: boolean('show_rank').notNull().default(false),
    /** Whether search engines may list it. */
    searchable: boolean('searchable').notNull().default(false),
    /** Why operators took it down: nobody sees it, and its owner cannot show it, until they restore it. */
    taken_down: jsonb('taken_down').$type<TakenDown>(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('creator_profiles_handle').on(table.program_uuid, table.handle)],
);

/** Handles that creators gave up: for a while nobody else may have them. */
export const releasedHandles = pgTable(
  'released_handles',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    /** A fingerprint: once its creator is deleted, nothing says what it was or whose. */
    handle_hash: text('handle_hash').notNull(),
    /** Who may take it back; null once they are deleted. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'set null' }),
    released_at: moment('released_at').notNull(),
  },
  (table) => [
    index('released_handles_handle').on(table.program_uuid, table.handle_hash, table.released_at),
    index('released_handles_creator').on(table.creator_id, table.released_at),
  ],
);
