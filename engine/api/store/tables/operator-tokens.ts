import { OPERATOR_ROLES } from '#contract/vocabulary/operator-words.ts';
import { index, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { operators } from './operators.ts';

/** Access tokens with which programs call as an operator, in one program of theirs. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operator_id: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    program_uuid: programUuid(),
    name: text('name').notNull(),
    /** What it may do at most; never more than its operator may. */
    role: text('role', { enum: OPERATOR_ROLES }).notNull(),
    token_hash: text('token_hash').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    last_used_at: moment('last_used_at'),
    ended_at: moment('ended_at'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('operator_tokens_hash').on(table.token_hash),
    index('operator_tokens_operator').on(table.operator_id, table.program_uuid),
    index('operator_tokens_program').on(table.program_uuid, table.created_at, table.id),
  ],
);
