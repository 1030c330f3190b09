import { FIGURE_SOURCES, FIGURES, LARGEST_FIGURE } from '#contract/vocabulary/figure-words.ts';
import { bigint, check, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { contents } from './pipelines.ts';

const figure = (name: string) => bigint(name, { mode: 'number' });

/** What a piece of content reached, as each source last saw it. */
export const contentFigures = pgTable(
  'content_figures',
  {
    program_uuid: programUuid(),
    content_id: bigint('content_id', { mode: 'number' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    source: text('source', { enum: FIGURE_SOURCES }).notNull(),
    /** Absent where the source does not say. */
    views: figure('views'),
    likes: figure('likes'),
    comments: figure('comments'),
    observed_at: moment('observed_at').notNull(),
    received_at: moment('received_at').notNull(),
    /** `api_key:<id>` or `samples`. */
    reported_by: text('reported_by').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.content_id, table.source] }),
    ...FIGURES.map((name) =>
      check(
        `content_figures_${name}_range`,
        sql`${table[name]} between 0 and ${sql.raw(String(LARGEST_FIGURE))}`,
      ),
    ),
    check(
      'content_figures_something',
      sql`num_nonnulls(${table.views}, ${table.likes}, ${table.comments}) > 0`,
    ),
  ],
);
