import { VIEWED_PAGES } from '#contract/vocabulary/operator-words.ts';
import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { closedWords, programUuid } from './columns.ts';
import { operators } from './operators.ts';

/** Filters of a list that an operator saved under a name, alone or for all of the program's team. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    operator_id: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    page: text('page', { enum: VIEWED_PAGES }).notNull(),
    name: text('name').notNull(),
    filters: text('filters').notNull(),
    shared: boolean('shared').notNull(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('saved_views_name').on(
      table.operator_id,
      table.program_uuid,
      table.page,
      table.name,
    ),
    index('saved_views_program').on(table.program_uuid, table.page),
  ],
);
