import { CONTENT_TYPES } from '#contract/vocabulary/campaign-words.ts';
import {
  LEARNED_BY,
  STREAM_ENDS,
  type UncountedReason,
} from '#contract/vocabulary/connector-words.ts';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { creators } from './accounts.ts';
import { closedWords, moment, programUuid } from './columns.ts';

/** Live streams, each once, by the platform's own id. */
export const observedStreams = pgTable(
  'observed_streams',
  {
    platform: text('platform').notNull(),
    stream_id: text('stream_id').notNull(),
    account_id: text('account_id').notNull(),
    title: text('title'),
    language: text('language'),
    started_at: moment('started_at').notNull(),
    ended_at: moment('ended_at'),
    ended_by: text('ended_by', { enum: STREAM_ENDS }),
    /** The last moment at which it is known to have been live: it counts until then. */
    seen_at: moment('seen_at').notNull(),
    /** When the archive was last asked for its true length. */
    checked_at: moment('checked_at'),
    observed_at: moment('observed_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.platform, table.stream_id] }),
    index('observed_streams_account').on(table.platform, table.account_id, table.started_at),
    index('observed_streams_live')
      .on(table.platform, table.seen_at)
      .where(sql`${table.ended_at} is null`),
  ],
);

/** What a channel showed at a moment: its category, and how many watched. */
export const channelMoments = pgTable(
  'channel_moments',
  {
    platform: text('platform').notNull(),
    account_id: text('account_id').notNull(),
    at: moment('at').notNull(),
    category_id: text('category_id'),
    category: text('category'),
    /** Null where it was not counted, as in a push of a changed category. */
    viewers: integer('viewers'),
    learned_by: text('learned_by', { enum: LEARNED_BY }).notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.platform, table.account_id, table.at] }),
    index('channel_moments_age').on(table.at),
  ],
);

/** What an account published. */
export const observedPublications = pgTable(
  'observed_publications',
  {
    platform: text('platform').notNull(),
    publication_id: text('publication_id').notNull(),
    account_id: text('account_id').notNull(),
    kind: text('kind', { enum: CONTENT_TYPES }).notNull(),
    published_at: moment('published_at').notNull(),
    /** Title, text and tags are null again where the platform's terms have them forgotten. */
    title: text('title'),
    text: text('text'),
    tags: text('tags').array(),
    /** Hashtags found in them, folded: they stay. */
    hashtags: text('hashtags').array().notNull().default(sql`'{}'`),
    language: text('language'),
    duration_seconds: integer('duration_seconds'),
    url: text('url'),
    /** Deleted or hidden by its owner. */
    gone_at: moment('gone_at'),
    /** When it was last read from the platform. */
    observed_at: moment('observed_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.platform, table.publication_id] }),
    index('observed_publications_account').on(table.platform, table.account_id, table.published_at),
    index('observed_publications_age').on(table.platform, table.observed_at),
  ],
);

/** Numbers of an account: followers, minutes played … */
export const observedFigures = pgTable(
  'observed_figures',
  {
    platform: text('platform').notNull(),
    account_id: text('account_id').notNull(),
    name: text('name').notNull(),
    /** What it is a number of, such as a game's id; empty: of the account. */
    about: text('about').notNull().default(''),
    value: doublePrecision('value').notNull(),
    observed_at: moment('observed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.account_id, table.name, table.about] }),
    index('observed_figures_age').on(table.platform, table.observed_at),
  ],
);

/** Where an account belongs to: a server and its roles, a game that it owns. */
export const observedMemberships = pgTable(
  'observed_memberships',
  {
    platform: text('platform').notNull(),
    account_id: text('account_id').notNull(),
    group_id: text('group_id').notNull(),
    member: boolean('member').notNull(),
    roles: text('roles').array().notNull().default(sql`'{}'`),
    /** When the account joined, as the platform says. */
    since: moment('since'),
    /** The first moment of the last day (UTC) on which it was seen as a member. */
    member_at: moment('member_at'),
    observed_at: moment('observed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.account_id, table.group_id] }),
    index('observed_memberships_age').on(table.platform, table.observed_at),
  ],
);

/** Games on accounts, as they were when they were last looked at (`domain/connectors/read-game.ts`). */
export const observedGames = pgTable(
  'observed_games',
  {
    platform: text('platform').notNull(),
    account_id: text('account_id').notNull(),
    game_id: text('game_id').notNull(),
    owned: boolean('owned').notNull(),
    /** The most minutes of all time that were ever read. */
    minutes: integer('minutes').notNull(),
    /** When it was first looked at: what was played until then counts for nobody. */
    first_at: moment('first_at').notNull(),
    /** Minutes that it grew by since. */
    grown: integer('grown').notNull(),
    observed_at: moment('observed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.account_id, table.game_id] }),
    index('observed_games_age').on(table.platform, table.observed_at),
  ],
);

/** Time played of a game that one look saw and the one before did not. */
export const playedTimes = pgTable(
  'played_times',
  {
    platform: text('platform').notNull(),
    account_id: text('account_id').notNull(),
    game_id: text('game_id').notNull(),
    at: moment('at').notNull(),
    /** Of the look before. */
    since: moment('since').notNull(),
    minutes: integer('minutes').notNull(),
    /** What was read besides, for which there was no time since the first look. */
    earlier_minutes: integer('earlier_minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.account_id, table.game_id, table.at] }),
    index('played_times_age').on(table.platform, table.at),
  ],
);

/** Part of what was observed that does not count, in the measure's own unit. */
export interface Uncounted {
  readonly reason: UncountedReason;
  readonly amount: number;
}

/** What became of a stream, a publication, a day as a member or of a game for a metric. It outlives what was observed. */
export const countedActivities = pgTable(
  'counted_activities',
  {
    /**
     * What an appeal calls it. Far above every number of an event: a server of a version that knows no
     * appeals against activities takes them for appeals against events, and must find none.
     */
    id: bigint('id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 1_000_000_000_000 }),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    metric: text('metric').notNull(),
    /** `twitch:stream:123`, `youtube:publication:abc`, `discord:membership:456:2026-11-29` … */
    activity: text('activity').notNull(),
    platform: text('platform').notNull(),
    content_type: text('content_type', { enum: CONTENT_TYPES }),
    started_at: moment('started_at').notNull(),
    /** Null while it goes on, and of what takes no time. */
    ended_at: moment('ended_at'),
    /** How much there was of it, counted or not. */
    observed: doublePrecision('observed').notNull(),
    counted: doublePrecision('counted').notNull(),
    /**
     * What was counted for each quarter of an hour, by its beginning in RFC 3339, and what appeals gave
     * (`appealSlot`).
     */
    slots: jsonb('slots').$type<Readonly<Record<string, number>>>().notNull().default({}),
    uncounted: jsonb('uncounted').$type<readonly Uncounted[]>().notNull().default([]),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.creator_id, table.metric, table.activity] }),
    uniqueIndex('counted_activities_id').on(table.id),
    index('counted_activities_creator').on(table.creator_id, table.started_at),
  ],
);
