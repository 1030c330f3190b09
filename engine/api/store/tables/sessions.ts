import { OBSERVATION_KINDS } from '#contract/vocabulary/connector-words.ts';
import { SESSION_ENDS } from '#contract/vocabulary/delivery-words.ts';
import type { ProviderProfile } from '../../identity-providers/provider-profile.ts';
import { check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { bytes, closedWords, moment } from './columns.ts';
import { operators } from './operators.ts';

/** A sign-in that has begun and not ended: its handoff takes the row away. */
export const signIns = pgTable(
  'sign_ins',
  {
    /** Fingerprint of `state`. */
    state_hash: text('state_hash').primaryKey(),
    purpose: text('purpose', { enum: ['creator', 'link', 'operator'] }).notNull(),
    provider: text('provider').notNull(),
    /** Absent for operators, who belong to no program. */
    program_uuid: uuid('program_uuid'),
    /** Who links a further account. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    /** Origin (`https://host[:port]`) on which it began and to which it is handed off. */
    origin: text('origin').notNull(),
    /** Fingerprint of the cookie that was set there. */
    cookie_hash: text('cookie_hash').notNull(),
    /** The browser's own PKCE challenge (S256) for the handoff. */
    code_challenge: text('code_challenge').notNull(),
    /** Ours towards the provider, encrypted. */
    code_verifier: bytes('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** Path to return to after sign-in; on this origin. */
    redirect: text('redirect'),
    /** Language of the person's browser. */
    locale: text('locale').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    /** When the provider sent the person back; the state is spent. */
    returned_at: moment('returned_at'),
    handoff_hash: text('handoff_hash'),
    handoff_expires_at: moment('handoff_expires_at'),
    profile: jsonb('profile').$type<ProviderProfile>(),
    /** What whoever links an account lets be read of it. */
    consents: text('consents', { enum: OBSERVATION_KINDS }).array(),
    /** The provider's tokens as JSON, sealed, until they are kept with the linked account. */
    tokens: bytes('tokens'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('sign_ins_handoff').on(table.handoff_hash),
    index('sign_ins_expiry').on(table.expires_at),
  ],
);

/** A signed-in browser: the family of refresh tokens that came from one sign-in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Absent for operators. */
    program_uuid: uuid('program_uuid'),
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    operator_id: uuid('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
    user_agent: text('user_agent'),
    created_at: moment('created_at').notNull().defaultNow(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    revoked_reason: text('revoked_reason', { enum: SESSION_ENDS }),
  },
  (table) => [
    ...closedWords(table),
    check('sessions_one_owner', sql`num_nonnulls(${table.creator_id}, ${table.operator_id}) = 1`),
    index('sessions_creator').on(table.creator_id),
    index('sessions_operator').on(table.operator_id),
    index('sessions_expiry').on(table.expires_at),
    // Who was there of late.
    index('sessions_used').on(table.program_uuid, table.last_used_at, table.creator_id),
  ],
);

/** Refresh tokens by fingerprint; a replaced one leads to its successor for 30 seconds. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issued_at: moment('issued_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    replaced_at: moment('replaced_at'),
    /** The successor itself, encrypted: the same one is answered again within the grace. */
    successor: bytes('successor'),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);

/** Links of verification mails: each works once. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** What the signed link names as its subject. */
    id: uuid('id').primaryKey(),
    program_uuid: uuid('program_uuid').notNull(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [index('email_verifications_creator').on(table.creator_id, table.created_at)],
);
