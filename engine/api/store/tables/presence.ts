import { INBOX_KINDS } from '#contract/vocabulary/inbox-words.ts';
import { index, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { operators } from './operators.ts';

/** Who looks at what stands in the inbox; a row says nothing once it is half a minute old. */
export const itemViewers = pgTable(
  'item_viewers',
  {
    program_uuid: programUuid(),
    kind: text('kind', { enum: INBOX_KINDS }).notNull(),
    item_id: text('item_id').notNull(),
    operator_id: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    came_at: moment('came_at').notNull(),
    seen_at: moment('seen_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({
      columns: [table.program_uuid, table.kind, table.item_id, table.operator_id],
    }),
    index('item_viewers_operator').on(table.operator_id),
  ],
);
