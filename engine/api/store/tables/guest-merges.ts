import { bigint, index, pgTable, text, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { guestLinks, influencerActivations } from './activations.ts';
import { moment, programUuid } from './columns.ts';

/** Guests whose enrolment went into an account: their tokens open nothing any more. */
export const guestMerges = pgTable(
  'guest_merges',
  {
    /** What the guest's enrolment had. */
    guest_token_hash: text('guest_token_hash').primaryKey(),
    program_uuid: programUuid(),
    guest_link_id: uuid('guest_link_id')
      .notNull()
      .references(() => guestLinks.id),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    /** The account's enrolment that has what the guest had. */
    influencer_activation_id: bigint('influencer_activation_id', { mode: 'number' })
      .notNull()
      .references(() => influencerActivations.id, { onDelete: 'cascade' }),
    /** The guest's own one, which may be gone; null of merges before it was kept. */
    guest_influencer_activation_id: bigint('guest_influencer_activation_id', { mode: 'number' }),
    merged_at: moment('merged_at').notNull(),
  },
  (table) => [
    index('guest_merges_creator').on(table.creator_id),
    index('guest_merges_link').on(table.guest_link_id),
    index('guest_merges_enrolment').on(table.influencer_activation_id),
    index('guest_merges_guest').on(table.guest_influencer_activation_id),
  ],
);
