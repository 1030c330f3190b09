import { REMINDER_MOMENTS, REMINDER_SUBJECTS } from '#contract/vocabulary/reminder-words.ts';
import { bigint, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { bytes, closedWords, moment, programUuid } from './columns.ts';

/** Of what members want to be reminded by mail, once each. */
export const reminders = pgTable(
  'reminders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    subject_kind: text('subject_kind', { enum: REMINDER_SUBJECTS }).notNull(),
    subject_id: bigint('subject_id', { mode: 'number' }).notNull(),
    moment: text('moment', { enum: REMINDER_MOMENTS }).notNull(),
    /** When that is, as it was found last; null while the subject has no such moment. */
    at: moment('at'),
    /** When its mail is due; null with `at`. */
    due_at: moment('due_at'),
    /** Until when quiet hours hold it back. */
    held_until: moment('held_until'),
    set_at: moment('set_at').notNull(),
    /** By which its mail says the time: that of the browser it was set in. */
    time_zone: text('time_zone'),
    /** When its mail was written into the outbox. */
    sent_at: moment('sent_at'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('reminders_subject').on(
      table.creator_id,
      table.subject_kind,
      table.subject_id,
      table.moment,
    ),
    index('reminders_due').on(table.due_at).where(sql`${table.sent_at} is null`),
    // By what they are of, to follow its moments.
    index('reminders_moments')
      .on(table.subject_kind, table.program_uuid, table.subject_id)
      .where(sql`${table.sent_at} is null`),
  ],
);

/**
 * People without an account who want to know when something opens. Their addresses are sealed; none
 * is written to before it confirmed that, but to ask for it.
 */
export const openingReminders = pgTable(
  'opening_reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    /** What a guest link is for; null: the program's applications. */
    activation_id: integer('activation_id'),
    /** Sealed. */
    address: bytes('address').notNull(),
    /** Fingerprint of the address, whatever the program. */
    address_hash: text('address_hash').notNull(),
    /** The way back of a guest: the path of their link, sealed. */
    link: bytes('link'),
    /** Language of its mails. */
    locale: text('locale').notNull(),
    /** When the mail that asks for confirmation was written last. */
    asked_at: moment('asked_at').notNull(),
    /** Null before: nothing else is sent then. */
    confirmed_at: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('opening_reminders_address').on(
      table.address_hash,
      table.program_uuid,
      sql`coalesce(${table.activation_id}, 0)`,
    ),
    index('opening_reminders_asked').on(table.program_uuid, table.asked_at),
    // Those that wait for an opening.
    index('opening_reminders_waiting')
      .on(table.program_uuid, table.activation_id, table.confirmed_at)
      .where(sql`${table.confirmed_at} is not null`),
  ],
);
