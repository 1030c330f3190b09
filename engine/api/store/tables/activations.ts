import type { CampaignActivation, ContentBrief } from '#contract/programs/campaign.ts';
import { ACTIVATION_KINDS, ACTIVATION_OFFERS } from '#contract/vocabulary/campaign-words.ts';
import { KEY_FAULTS, KEY_STATES } from '#contract/vocabulary/key-words.ts';
import { ENROLMENT_STATES } from '#contract/vocabulary/state-words.ts';
import {
  bigint,
  boolean,
  foreignKey,
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
import { creators } from './accounts.ts';
import { bytes, closedWords, type LocalizedText, moment, programUuid } from './columns.ts';
import { wordsOf, wordsOfGuest } from './search-words.ts';

/** What a campaign offers: a key, a content brief, an event, a season. */
export const activations = pgTable(
  'activations',
  {
    program_uuid: programUuid(),
    id: integer('id').notNull(),
    kind: text('kind', { enum: ACTIVATION_KINDS }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>(),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    offer: text('offer', { enum: ACTIVATION_OFFERS }).notNull(),
    guests: boolean('guests').notNull().default(false),
    /** Agreements that accepting it needs. */
    agreements: text('agreements').array().notNull().default(sql`'{}'`),
    /** `{low_stock}` of a key activation. */
    key: jsonb('key').$type<{ low_stock: number }>(),
    /** What a content brief asks for. */
    content: jsonb('content').$type<ContentBrief>(),
    /** The form of a request for it. */
    request: jsonb('request').$type<NonNullable<CampaignActivation['request']>>(),
    /** Most enrolments. */
    enrolment_limit: integer('enrolment_limit'),
    enrolments: integer('enrolments').notNull().default(0),
    position: integer('position').notNull().default(0),
    retired_at: moment('retired_at'),
  },
  (table) => [...closedWords(table), primaryKey({ columns: [table.program_uuid, table.id] })],
);

/** Which keys an activation gives: one platform, one region. */
export const keyOptions = pgTable(
  'key_options',
  {
    program_uuid: programUuid(),
    id: integer('id').notNull(),
    activation_id: integer('activation_id').notNull(),
    label: jsonb('label').$type<LocalizedText>().notNull(),
    platform: text('platform').notNull(),
    region: text('region'),
    /** What each of its keys looks like: a regular expression of the whole key. */
    pattern: text('pattern'),
    position: integer('position').notNull().default(0),
    retired_at: moment('retired_at'),
  },
  (table) => [
    primaryKey({ columns: [table.program_uuid, table.id] }),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    index('key_options_activation').on(table.program_uuid, table.activation_id),
  ],
);

/** A link that lets a person without an account take part in one activation. */
export const guestLinks = pgTable(
  'guest_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    token_hash: text('token_hash').notNull(),
    label: text('label').notNull(),
    /** How many people may use it. */
    uses_limit: integer('uses_limit').notNull().default(1),
    uses: integer('uses').notNull().default(0),
    expires_at: moment('expires_at'),
    revoked_at: moment('revoked_at'),
    created_at: moment('created_at').notNull().defaultNow(),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    uniqueIndex('guest_links_token').on(table.token_hash),
    index('guest_links_program').on(table.program_uuid, table.created_at, table.id),
    index('guest_links_activation').on(
      table.program_uuid,
      table.activation_id,
      table.created_at,
      table.id,
    ),
    index('guest_links_words').using('gin', wordsOf(table.label)),
    // The rare ones among many, in the order of their list.
    index('guest_links_revoked')
      .on(table.program_uuid, table.created_at, table.id)
      .where(sql`${table.revoked_at} is not null`),
    index('guest_links_used_up')
      .on(table.program_uuid, table.created_at, table.id)
      .where(sql`${table.revoked_at} is null and ${table.uses} >= ${table.uses_limit}`),
    index('guest_links_expiring')
      .on(table.program_uuid, table.expires_at)
      .where(sql`${table.revoked_at} is null and ${table.expires_at} is not null`),
  ],
);

/** One creator's or guest's enrolment in an activation. */
export const influencerActivations = pgTable(
  'influencer_activations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    guest_link_id: uuid('guest_link_id').references(() => guestLinks.id),
    /** Fingerprint of the guest's own token; a link for one person is its own. */
    guest_token_hash: text('guest_token_hash'),
    guest_name: text('guest_name'),
    guest_email: text('guest_email'),
    /** Agreement → version, as the guest accepted them. */
    guest_agreements: jsonb('guest_agreements').$type<Record<string, string>>(),
    /**
     * A guest's enrolment with a key, which stands beside the account's own one with another key,
     * or one that was revoked (see guest_merges). Nobody is ever offered one like it.
     */
    additional: boolean('additional').notNull().default(false),
    state: text('state', { enum: ENROLMENT_STATES }).notNull(),
    /** Which of the activation's keys was chosen. */
    key_option_id: integer('key_option_id'),
    offered_at: moment('offered_at').notNull().defaultNow(),
    accepted_at: moment('accepted_at'),
    claimed_at: moment('claimed_at'),
    completed_at: moment('completed_at'),
    ended_at: moment('ended_at'),
    expires_at: moment('expires_at'),
  },
  (table) => [
    ...closedWords(table),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    uniqueIndex('influencer_activations_creator')
      .on(table.creator_id, table.activation_id)
      .where(sql`not ${table.additional}`),
    uniqueIndex('influencer_activations_guest').on(table.guest_token_hash),
    index('influencer_activations_program').on(table.program_uuid, table.activation_id, table.id),
    index('influencer_activations_link').on(table.guest_link_id),
    // Guests who are in no account: few beside all enrolments.
    index('influencer_activations_guests')
      .on(table.program_uuid, table.id)
      .where(sql`${table.guest_token_hash} is not null`),
    index('influencer_activations_guest_words')
      .using('gin', wordsOfGuest(table))
      .where(sql`${table.guest_token_hash} is not null`),
    index('influencer_activations_holder').on(table.creator_id, table.id),
    // Keys that were chosen, or granted, and are not claimed yet.
    index('influencer_activations_reserved')
      .on(table.program_uuid, table.key_option_id)
      .where(sql`${table.key_option_id} is not null and ${table.state} in ('offered', 'accepted')`),
  ],
);

/** Game keys: encrypted, each handed out at most once. */
export const gameKeys = pgTable(
  'game_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    key_option_id: integer('key_option_id').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    /** HMAC of the key: finds duplicates without reading any. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: KEY_STATES }).notNull().default('available'),
    /** Of one that is void. */
    fault: text('fault', { enum: KEY_FAULTS }),
    influencer_activation_id: bigint('influencer_activation_id', { mode: 'number' }).references(
      () => influencerActivations.id,
    ),
    /** Set for a key that a reward gave. */
    redemption_id: bigint('redemption_id', { mode: 'number' }),
    claimed_at: moment('claimed_at'),
    /** When it was revoked, replaced or withdrawn. */
    revoked_at: moment('revoked_at'),
    import_id: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => keyImports.id),
  },
  (table) => [
    ...closedWords(table),
    foreignKey({
      columns: [table.program_uuid, table.key_option_id],
      foreignColumns: [keyOptions.program_uuid, keyOptions.id],
    }),
    uniqueIndex('game_keys_fingerprint').on(table.program_uuid, table.fingerprint),
    // In the order in which keys are handed out. The import comes first so that the primary key
    // gives no such order: over that one, a claim would walk past every key that is gone.
    index('game_keys_available')
      .on(table.program_uuid, table.key_option_id, table.import_id, table.id)
      .where(sql`${table.state} = 'available'`),
    // One enrolment holds one key, however often the button is pressed.
    uniqueIndex('game_keys_claim')
      .on(table.influencer_activation_id)
      .where(sql`${table.state} = 'claimed'`),
    uniqueIndex('game_keys_redemption')
      .on(table.redemption_id)
      .where(sql`${table.state} = 'claimed'`),
    // Every key that somebody had, also those that were revoked.
    index('game_keys_enrolment')
      .on(table.influencer_activation_id)
      .where(sql`${table.influencer_activation_id} is not null`),
    // Keys are imported by the hundred thousand: what follows has no entry for one in the pool.
    index('game_keys_state')
      .on(table.program_uuid, table.key_option_id, table.state, table.claimed_at, table.id)
      .where(sql`${table.state} <> 'available'`),
    index('game_keys_given')
      .on(table.program_uuid, table.key_option_id, table.claimed_at, table.id)
      .where(sql`${table.claimed_at} is not null`),
    index('game_keys_import')
      .on(table.import_id, table.state)
      .where(sql`${table.state} <> 'available'`),
  ],
);

/** Each import of keys, with its report; a large file comes in parts, which add up. */
export const keyImports = pgTable(
  'key_imports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    file_name: text('file_name').notNull(),
    imported: integer('imported').notNull(),
    duplicates: integer('duplicates').notNull(),
    rejected: integer('rejected').notNull(),
    imported_by: text('imported_by').notNull(),
    imported_at: moment('imported_at').notNull().defaultNow(),
    /** When what was left of it was withdrawn; it takes no further parts. */
    withdrawn_at: moment('withdrawn_at'),
  },
  (table) => [index('key_imports_program').on(table.program_uuid, table.id)],
);

/** Each time somebody was shown a key. */
export const keyReveals = pgTable(
  'key_reveals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    game_key_id: bigint('game_key_id', { mode: 'number' })
      .notNull()
      .references(() => gameKeys.id),
    actor_kind: text('actor_kind', { enum: ['creator', 'guest', 'operator'] }).notNull(),
    actor_id: text('actor_id').notNull(),
    request_id: text('request_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [...closedWords(table), index('key_reveals_key').on(table.game_key_id)],
);
