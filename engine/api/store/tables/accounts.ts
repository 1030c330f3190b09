import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import type { TakenDown } from '#contract/shapes/moderation.ts';
import { LOOK_FAULTS } from '#contract/vocabulary/eligibility-words.ts';
import { CREATOR_STATUSES } from '#contract/vocabulary/state-words.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { wordsOf, wordsOfCreator } from './search-words.ts';

/** One person in one program. */
export const creators = pgTable(
  'creators',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    /**
     * `deleted` keeps the ledger's row without anything personal. As it was set: what holds now, a
     * suspension that is over being none, is `presentStatus`.
     */
    status: text('status', { enum: CREATOR_STATUSES }).notNull().default('active'),
    /** When the status was set; null while it never was. */
    status_since: moment('status_since'),
    /** Why operators set it, in their words: never shown to creators. */
    status_note: text('status_note'),
    /** When a suspension ends by itself; null: only by an operator. */
    suspended_until: moment('suspended_until'),
    /** Whether the person is in the program: decided by the application. */
    member_since: moment('member_since'),
    display_name: text('display_name').notNull(),
    /** Why operators replaced the name that was there; null once its owner chose another. */
    name_taken_down: jsonb('name_taken_down').$type<TakenDown>(),
    email: text('email'),
    email_verified_at: moment('email_verified_at'),
    picture_url: text('picture_url'),
    /** ISO 3166, two capital letters. */
    country: text('country'),
    /** Language of mails. */
    locale: text('locale').notNull().default(DEFAULT_LOCALE),
    custom_fields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull().default({}),
    mail_preferences: jsonb('mail_preferences')
      .$type<Record<string, boolean>>()
      .notNull()
      .default({}),
    /** The same of what is told on the pages. */
    page_preferences: jsonb('page_preferences')
      .$type<Record<string, boolean>>()
      .notNull()
      .default({}),
    /** The same of what push messages tell the browsers that get them. */
    push_preferences: jsonb('push_preferences')
      .$type<Record<string, boolean>>()
      .notNull()
      .default({}),
    /** When mails that can wait are sent; what is not in it was never chosen. */
    mail_timing: jsonb('mail_timing').$type<Partial<MailTiming>>().notNull().default({}),
    created_at: moment('created_at').notNull().defaultNow(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    index('creators_program').on(table.program_uuid, table.created_at, table.id),
    // Who became a member when, and how many are.
    index('creators_member_since')
      .on(table.program_uuid, table.member_since, table.status)
      .where(sql`${table.member_since} is not null`),
    index('creators_email').on(table.program_uuid, sql`lower(${table.email})`),
    index('creators_words').using('gin', wordsOfCreator(table)),
    // In the order of names, for those who have one.
    index('creators_name')
      .on(table.program_uuid, sql`lower(${table.display_name})`, table.id)
      .where(sql`${table.status} <> 'deleted'`),
    // Pages of few among many, in the order of creators_program.
    index('creators_members')
      .on(table.program_uuid, table.created_at, table.id)
      .where(sql`${table.member_since} is not null`),
    index('creators_not_members')
      .on(table.program_uuid, table.created_at, table.id)
      .where(sql`${table.member_since} is null`),
    index('creators_not_active')
      .on(table.program_uuid, table.created_at, table.id)
      .where(sql`${table.status} <> 'active'`),
  ],
);

/** An account with an identity provider that belongs to a creator. */
export const identityLinks = pgTable(
  'identity_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    email_verified: boolean('email_verified').notNull().default(false),
    picture_url: text('picture_url'),
    /** Figures by name (followers, average_views …), as the provider measured them. */
    statistics: jsonb('statistics').$type<Record<string, number>>(),
    statistics_at: moment('statistics_at'),
    /** Minutes ever played, by the platform's ids of the games that eligibility asks after; null: not owned. */
    games: jsonb('games').$type<Record<string, number | null>>(),
    games_at: moment('games_at'),
    /** Why the last look told nothing; null where it did. */
    games_fault: text('games_fault', { enum: LOOK_FAULTS }),
    /** When somebody looked last, answered or not. */
    games_tried_at: moment('games_tried_at'),
    /** By which the platform itself knows the account; null where it was not told. */
    account_id: text('account_id'),
    /** Whether the creator's public profile names it. */
    on_profile: boolean('on_profile').notNull().default(false),
    linked_at: moment('linked_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('identity_links_subject').on(table.program_uuid, table.provider, table.subject),
    // In which programs somebody is.
    index('identity_links_person').on(table.provider, table.subject),
    uniqueIndex('identity_links_provider').on(table.creator_id, table.provider),
    index('identity_links_words').using('gin', wordsOf(table.name)),
  ],
);

/** Which version of which agreement a creator accepted, and when. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    /** `coc_accepted`, `confirmed_18`, `confirmed_in_approved_country`. */
    agreement: text('agreement').notNull(),
    version: text('version').notNull(),
    accepted_at: moment('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.creator_id, table.agreement, table.version] })],
);
