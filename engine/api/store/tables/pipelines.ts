import { REASONS } from '#contract/shapes/decisions.ts';
import { CONTENT_TYPES } from '#contract/vocabulary/campaign-words.ts';
import { REVIEW_SUBJECTS } from '#contract/vocabulary/inbox-words.ts';
import {
  APPEAL_SUBJECTS,
  REVIEW_ACTORS,
  REVIEW_STATES,
} from '#contract/vocabulary/review-words.ts';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { creators } from './accounts.ts';
import { activations, influencerActivations } from './activations.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { wordsOfAnswers, wordsOfContent, wordsOfText } from './search-words.ts';

/** A creator's application to a program; the newest one counts. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    /** How the eligibility rules stood when it was sent. */
    eligibility: jsonb('eligibility').$type<Record<string, unknown>>(),
    /** Grows with each change; a decision names the one it saw. */
    revision: integer('revision').notNull().default(1),
    reason_code: text('reason_code', { enum: REASONS }),
    note: text('note'),
    /** From when a rejected person may apply again. */
    reapply_at: moment('reapply_at'),
    submitted_at: moment('submitted_at').notNull().defaultNow(),
    decided_at: moment('decided_at'),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    // One application at a time: a second click finds the first.
    uniqueIndex('applications_open')
      .on(table.creator_id)
      .where(sql`${table.state} in ('submitted', 'in_review', 'needs_changes', 'accepted')`),
    // With when it came in, so that how long decisions took is read from the index alone.
    index('applications_decided')
      .on(table.program_uuid, table.decided_at, table.submitted_at)
      .where(sql`${table.decided_at} is not null`),
    index('applications_queue').on(table.program_uuid, table.state, table.submitted_at, table.id),
    index('applications_creator').on(table.creator_id, table.submitted_at),
    index('applications_words').using('gin', wordsOfAnswers(table.answers)),
    // Who applied in a time.
    index('applications_arrived').on(table.program_uuid, table.submitted_at, table.creator_id),
  ],
);

/** A creator's wish to be given an activation. */
export const activationRequests = pgTable(
  'activation_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    activation_id: integer('activation_id').notNull(),
    key_option_id: integer('key_option_id'),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull().default({}),
    revision: integer('revision').notNull().default(1),
    reason_code: text('reason_code', { enum: REASONS }),
    note: text('note'),
    reapply_at: moment('reapply_at'),
    /** What an accepted request led to. */
    influencer_activation_id: bigint('influencer_activation_id', { mode: 'number' }),
    submitted_at: moment('submitted_at').notNull().defaultNow(),
    decided_at: moment('decided_at'),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    uniqueIndex('activation_requests_open')
      .on(table.creator_id, table.activation_id)
      .where(sql`${table.state} in ('submitted', 'in_review', 'needs_changes', 'accepted')`),
    // With when it came in, so that how long decisions took is read from the index alone.
    index('activation_requests_decided')
      .on(table.program_uuid, table.decided_at, table.submitted_at)
      .where(sql`${table.decided_at} is not null`),
    index('activation_requests_queue').on(
      table.program_uuid,
      table.state,
      table.submitted_at,
      table.id,
    ),
    index('activation_requests_creator').on(table.creator_id, table.id),
    index('activation_requests_words').using('gin', wordsOfAnswers(table.answers)),
  ],
);

/** What a creator or guest made for an activation. */
export const contents = pgTable(
  'contents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    influencer_activation_id: bigint('influencer_activation_id', { mode: 'number' })
      .notNull()
      .references(() => influencerActivations.id, { onDelete: 'cascade' }),
    /** Absent for guests. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    content_type: text('content_type', { enum: CONTENT_TYPES }).notNull(),
    url: text('url').notNull(),
    /** The address without what does not name the piece: two spellings are one piece. */
    canonical_url: text('canonical_url').notNull(),
    platform: text('platform').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    hashtags: text('hashtags').array().notNull().default(sql`'{}'`),
    published_at: moment('published_at'),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    revision: integer('revision').notNull().default(1),
    reason_code: text('reason_code', { enum: REASONS }),
    note: text('note'),
    submitted_at: moment('submitted_at').notNull().defaultNow(),
    decided_at: moment('decided_at'),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    uniqueIndex('contents_once')
      .on(table.program_uuid, table.activation_id, table.canonical_url)
      .where(sql`${table.state} <> 'withdrawn'`),
    // With when it came in, so that how long decisions took is read from the index alone.
    index('contents_decided')
      .on(table.program_uuid, table.decided_at, table.submitted_at)
      .where(sql`${table.decided_at} is not null`),
    index('contents_queue').on(table.program_uuid, table.state, table.submitted_at, table.id),
    // Where figures of a piece go, by its address.
    index('contents_address')
      .on(table.program_uuid, table.canonical_url)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('contents_enrolment').on(table.influencer_activation_id, table.id),
    index('contents_creator').on(table.creator_id, table.activation_id, table.id),
    index('contents_words').using('gin', wordsOfContent(table)),
  ],
);

/** A creator's objection to what did not count. */
export const appeals = pgTable(
  'appeals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    subject_kind: text('subject_kind', { enum: APPEAL_SUBJECTS }).notNull(),
    subject_id: bigint('subject_id', { mode: 'number' }).notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    revision: integer('revision').notNull().default(1),
    reason_code: text('reason_code', { enum: REASONS }),
    note: text('note'),
    submitted_at: moment('submitted_at').notNull().defaultNow(),
    decided_at: moment('decided_at'),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('appeals_open')
      .on(table.creator_id, table.subject_kind, table.subject_id)
      .where(sql`${table.state} <> 'withdrawn'`),
    // With when it came in, so that how long decisions took is read from the index alone.
    index('appeals_decided')
      .on(table.program_uuid, table.decided_at, table.submitted_at)
      .where(sql`${table.decided_at} is not null`),
    index('appeals_queue').on(table.program_uuid, table.state, table.submitted_at, table.id),
    index('appeals_creator').on(table.creator_id, table.id),
    index('appeals_words').using('gin', wordsOfText(sql`${table.message}`)),
  ],
);

/** Every change of state of an application, request, content or appeal, with who and why. */
export const timelineEntries = pgTable(
  'timeline_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    subject_kind: text('subject_kind', { enum: REVIEW_SUBJECTS }).notNull(),
    subject_id: text('subject_id').notNull(),
    /** Absent for the first entry. */
    from_state: text('from_state', { enum: REVIEW_STATES }),
    to_state: text('to_state', { enum: REVIEW_STATES }).notNull(),
    actor_kind: text('actor_kind', { enum: REVIEW_ACTORS }).notNull(),
    actor_id: text('actor_id'),
    reason_code: text('reason_code', { enum: REASONS }),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    index('timeline_entries_subject').on(table.subject_kind, table.subject_id, table.id),
  ],
);
