import { NEW_ITEM_NOTIFICATIONS } from '#contract/vocabulary/notification-words.ts';
import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { operatorRoles } from './operators.ts';

/** What an operator chose to be told of in a program; it goes with the role. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    operator_id: uuid('operator_id').notNull(),
    program_uuid: programUuid(),
    new_items: text('new_items', { enum: NEW_ITEM_NOTIFICATIONS }).notNull(),
    /** The hour, by the clocks of the time zone, at which a digest comes. */
    digest_hour: integer('digest_hour').notNull(),
    /** Its name in the IANA database. */
    time_zone: text('time_zone').notNull(),
    /** Language of the mails. */
    locale: text('locale').notNull(),
    overdue: boolean('overdue').notNull(),
    low_stock: boolean('low_stock').notNull(),
    manifest_broken: boolean('manifest_broken').notNull(),
    campaign_pending: boolean('campaign_pending').notNull(),
    mails_failed: boolean('mails_failed').notNull(),
    webhooks_off: boolean('webhooks_off').notNull().default(false),
    changed_at: moment('changed_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.operator_id, table.program_uuid] }),
    foreignKey({
      name: 'notification_settings_role',
      columns: [table.operator_id, table.program_uuid],
      foreignColumns: [operatorRoles.operator_id, operatorRoles.program_uuid],
    }).onDelete('cascade'),
  ],
);

/** What an operator was told of in a program, so that it is told once; it goes with the role. */
export const notificationMarks = pgTable(
  'notification_marks',
  {
    operator_id: uuid('operator_id').notNull(),
    program_uuid: programUuid(),
    /** `new_items`, `overdue`, `mails_failed`; or a state of affairs: `low_stock:key:21`, … */
    subject: text('subject').notNull(),
    /** Of what comes one after another: what came until then was told, or needed no telling. */
    told_up_to: moment('told_up_to'),
    /** When it was last looked at; of a state of affairs, when it was first seen. */
    looked_at: moment('looked_at').notNull(),
    /** When a mail last told of it; null while none did. */
    told_at: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.operator_id, table.program_uuid, table.subject] }),
    foreignKey({
      name: 'notification_marks_role',
      columns: [table.operator_id, table.program_uuid],
      foreignColumns: [operatorRoles.operator_id, operatorRoles.program_uuid],
    }).onDelete('cascade'),
  ],
);
