import {
  CONNECTION_FAULTS,
  CONNECTOR_PUSH_STATES,
  LEARNED_BY,
  type ObservationKind,
  SUBSCRIPTION_STATES,
} from '#contract/vocabulary/connector-words.ts';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { creators, identityLinks } from './accounts.ts';
import { bytes, closedWords, moment, programUuid } from './columns.ts';

/** When somebody agreed that something is read, and to which words. */
export interface Consent {
  /** RFC 3339. */
  readonly at: string;
  readonly version: string;
}
export type Consents = Readonly<Partial<Record<ObservationKind, Consent>>>;

/** A linked account as its connector sees it: what may be read of it, how far that is, what is in the way. */
export const connections = pgTable(
  'connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    link_id: uuid('link_id')
      .notNull()
      .references(() => identityLinks.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    /** The platform's own id; null until it was asked, where the provider calls the account otherwise. */
    account_id: text('account_id'),
    /** What its person agreed to; nothing else is read. */
    consents: jsonb('consents').$type<Consents>().notNull().default({}),
    /** Not written: tokens belong to accounts (`connectionTokens`). The version before still names it. */
    tokens: bytes('tokens'),
    tokens_expire_at: moment('tokens_expire_at'),
    /** Whatever the connector reads on from. */
    cursor: jsonb('cursor').$type<Record<string, unknown>>().notNull().default({}),
    last_read_at: moment('last_read_at'),
    last_read_by: text('last_read_by', { enum: LEARNED_BY }),
    /** When it is to be read again; null: only pushes tell of it. */
    next_read_at: moment('next_read_at'),
    fault: text('fault', { enum: CONNECTION_FAULTS }),
    fault_since: moment('fault_since'),
    /** Something was observed of it that nobody has counted yet. */
    count_wanted_at: moment('count_wanted_at'),
    /** Since when what was observed may count otherwise than it was counted; null: all of it may. */
    count_wanted_from: moment('count_wanted_from'),
    created_at: moment('created_at').notNull().defaultNow(),
    /** When its person last allowed it at the platform, by linking it; null: at `created_at`. */
    linked_at: moment('linked_at'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('connections_link').on(table.link_id),
    index('connections_creator').on(table.creator_id),
    index('connections_account').on(table.platform, table.account_id),
    // What happens on one account counts for one creator of a program.
    uniqueIndex('connections_program_account')
      .on(table.program_uuid, table.platform, table.account_id)
      .where(sql`${table.account_id} is not null`),
    index('connections_next_read')
      .on(table.platform, table.next_read_at)
      .where(sql`${table.next_read_at} is not null`),
    index('connections_count_wanted')
      .on(table.count_wanted_at)
      .where(sql`${table.count_wanted_at} is not null`),
  ],
);

/**
 * With what an account is read where its platform wants the person's own token: of each account the
 * newest grant, whichever programs it is linked in, as a platform may end older ones by it.
 */
export const connectionTokens = pgTable(
  'connection_tokens',
  {
    platform: text('platform').notNull(),
    account_id: text('account_id').notNull(),
    /** Access and refresh token as JSON, sealed. */
    tokens: bytes('tokens').notNull(),
    /** What its person granted, in the platform's own words. */
    scopes: text('scopes').array().notNull(),
    /** Of the access token; null where the platform does not say. */
    expires_at: moment('expires_at'),
    /** When the account was last linked: an answer that is about an older grant changes nothing. */
    granted_at: moment('granted_at').notNull(),
    /** When somebody began to exchange them, and nobody else does: the refresh token works once. */
    refreshing_at: moment('refreshing_at'),
  },
  (table) => [primaryKey({ columns: [table.platform, table.account_id] })],
);

/** What platforms sent, as it came: stored before it is answered, worked off afterwards. */
export const connectorPushes = pgTable(
  'connector_pushes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    platform: text('platform').notNull(),
    /** The platform's own: the same one again changes nothing. */
    message_id: text('message_id').notNull(),
    kind: text('kind').notNull(),
    account_id: text('account_id'),
    sent_at: moment('sent_at').notNull(),
    received_at: moment('received_at').notNull(),
    /** Emptied once it is worked off. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: CONNECTOR_PUSH_STATES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull(),
    last_error: text('last_error'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('connector_pushes_message').on(table.platform, table.message_id),
    index('connector_pushes_due')
      .on(table.platform, table.next_attempt_at, table.id)
      .where(sql`${table.state} = 'pending'`),
    index('connector_pushes_dead').on(table.platform).where(sql`${table.state} = 'dead'`),
    index('connector_pushes_age').on(table.received_at),
  ],
);

/** What a platform was asked to tell of an account, by itself. */
export const connectorSubscriptions = pgTable(
  'connector_subscriptions',
  {
    platform: text('platform').notNull(),
    kind: text('kind').notNull(),
    account_id: text('account_id').notNull(),
    /** The platform's own id of it. */
    remote_id: text('remote_id'),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    /** What the platform said of a failure. */
    detail: text('detail'),
    /** Where it ends by itself. */
    lease_until: moment('lease_until'),
    next_attempt_at: moment('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the comparison began that last found it at the platform. */
    compared_at: moment('compared_at'),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.platform, table.kind, table.account_id] }),
    index('connector_subscriptions_remote').on(table.platform, table.remote_id),
  ],
);

/** A platform as a whole: when it last told something, answered, or did not. */
export const connectorStates = pgTable('connector_states', {
  platform: text('platform').primaryKey(),
  last_push_at: moment('last_push_at'),
  last_answer_at: moment('last_answer_at'),
  fault: text('fault'),
  fault_since: moment('fault_since'),
});

/** The conduit by which a platform tells over a connection that we open, where it cannot reach us. */
export const connectorConduits = pgTable('connector_conduits', {
  platform: text('platform').primaryKey(),
  /** The platform's own id of it; null: there is none yet. */
  conduit_id: text('conduit_id'),
  /**
   * The conduits that our client had when this one was about to be made, until it was. Where no answer
   * told of it, one that is not among them may be ours.
   */
  beside: text('beside').array(),
  /** Since when its connection is open; null: it is not. */
  connected_at: moment('connected_at'),
  /** Why it is not. */
  fault: text('fault'),
  fault_since: moment('fault_since'),
});

/** What was used of a platform's quota, by its own day. */
export const connectorQuotas = pgTable(
  'connector_quotas',
  {
    platform: text('platform').notNull(),
    bucket: text('bucket').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.bucket, table.day] })],
);
