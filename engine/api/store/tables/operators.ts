import { AUDIT_SUBJECT_KINDS } from '#contract/shapes/reviews.ts';
import { OPERATOR_KINDS, OPERATOR_ROLES } from '#contract/vocabulary/operator-words.ts';
import { AUDIT_ACTORS } from '#contract/vocabulary/review-words.ts';
import {
  bigint,
  check,
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

/** Who runs programs: people by an e-mail address, kept in lower case, and service accounts. */
export const operators = pgTable(
  'operators',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: OPERATOR_KINDS }).notNull().default('person'),
    /** Null of a service account: nobody can sign in as one. */
    email: text('email'),
    /** That of the account they sign in with; absent until one is pinned. */
    name: text('name'),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('operators_email').on(table.email),
    check(
      'operators_named',
      sql`${table.email} is not null or (${table.kind} = 'service' and ${table.name} is not null)`,
    ),
    check(
      'operators_services_sign_in_nowhere',
      sql`${table.kind} = 'person' or ${table.email} is null`,
    ),
  ],
);

/**
 * The one account with an identity provider that an operator signs in with, pinned at the first
 * sign-in. From then on no address counts, only this account.
 */
export const operatorIdentities = pgTable(
  'operator_identities',
  {
    operator_id: uuid('operator_id')
      .primaryKey()
      .references(() => operators.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    pinned_at: moment('pinned_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('operator_identities_subject').on(table.provider, table.subject)],
);

/** What an operator may do in a program. */
export const operatorRoles = pgTable(
  'operator_roles',
  {
    operator_id: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    program_uuid: programUuid(),
    role: text('role', { enum: OPERATOR_ROLES }).notNull(),
    granted_at: moment('granted_at').notNull().defaultNow(),
    granted_by: text('granted_by').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.operator_id, table.program_uuid] }),
    index('operator_roles_program').on(table.program_uuid),
  ],
);

/** Every action of operators, of the command line and of the engine on somebody's behalf. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    actor_kind: text('actor_kind', {
      enum: AUDIT_ACTORS,
    }).notNull(),
    /** Creator's, operator's or API key's id, or the user's name on the command line. */
    actor_id: text('actor_id').notNull(),
    /** `application.decide`, `key.reveal`, `operator.grant` … */
    action: text('action').notNull(),
    subject_kind: text('subject_kind', { enum: AUDIT_SUBJECT_KINDS }).notNull(),
    subject_id: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    request_id: text('request_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    index('audit_entries_moment').on(table.program_uuid, table.at, table.id),
    index('audit_entries_action').on(table.program_uuid, table.action, table.at, table.id),
    index('audit_entries_actor').on(table.program_uuid, table.actor_id, table.at, table.id),
    index('audit_entries_subject').on(table.program_uuid, table.subject_id, table.at, table.id),
    index('audit_entries_kind').on(table.program_uuid, table.subject_kind, table.at, table.id),
  ],
);

/** Keys with which game back ends and trackers call. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    name: text('name').notNull(),
    key_hash: text('key_hash').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    created_by: text('created_by').notNull(),
    last_used_at: moment('last_used_at'),
    revoked_at: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.key_hash),
    index('api_keys_program').on(table.program_uuid),
  ],
);
