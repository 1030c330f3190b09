import { ROLE_FAULTS, ROLE_STATES } from '#contract/vocabulary/role-words.ts';
import { bigint, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { rewardRedemptions } from './ledger.ts';

/** The role that a redeemed reward promised: how far it is, and where it may be. */
export const roleGrants = pgTable(
  'role_grants',
  {
    redemption_id: bigint('redemption_id', { mode: 'number' })
      .primaryKey()
      .references(() => rewardRedemptions.id, { onDelete: 'cascade' }),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ROLE_STATES }).notNull(),
    fault: text('fault', { enum: ROLE_FAULTS }),
    fault_since: moment('fault_since'),
    /** What the platform said of the fault. */
    detail: text('detail'),
    /** Where the role may be: written before it is given, emptied once it is taken. All or none. */
    server_id: text('server_id'),
    role_id: text('role_id'),
    account_id: text('account_id'),
    /** When it was given there. */
    granted_at: moment('granted_at'),
    /** How often what is wanted of it changed: whoever is at it sees that it did. */
    wishes: integer('wishes').notNull().default(0),
    /** When that was last. */
    wished_at: moment('wished_at').notNull(),
    /** Attempts that failed in a row. */
    attempts: integer('attempts').notNull().default(0),
    /** How often it was taken: whoever took it may end it while nobody else has. */
    taken: integer('taken').notNull().default(0),
    leased_until: moment('leased_until'),
    /** Null: nothing is to be done until something changes. */
    next_attempt_at: moment('next_attempt_at'),
  },
  (table) => [
    ...closedWords(table),
    index('role_grants_due')
      .on(table.next_attempt_at)
      .where(sql`${table.next_attempt_at} is not null`),
    index('role_grants_creator').on(table.creator_id),
    index('role_grants_fault')
      .on(table.program_uuid, table.fault)
      .where(sql`${table.fault} is not null`),
    // Whether another reward gave somebody the same role.
    index('role_grants_held')
      .on(table.account_id, table.role_id, table.server_id)
      .where(sql`${table.account_id} is not null`),
  ],
);
