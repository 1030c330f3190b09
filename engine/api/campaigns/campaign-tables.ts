import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CampaignTable } from '#domain/campaigns/campaign-rows.ts';
import { activations, keyOptions } from '../store/tables/activations.ts';
import { bingoBoards } from '../store/tables/bingo.ts';
import { rewards } from '../store/tables/ledger.ts';
import { questGroups, quests } from '../store/tables/quests.ts';

/** What the tables that a campaign describes have in common. */
type NumberedTable = PgTable & {
  readonly program_uuid: PgColumn;
  readonly id: PgColumn;
  readonly retired_at: PgColumn;
};

/** Tables by the names that a plan gives them. */
const TABLES = {
  activations,
  key_options: keyOptions,
  quest_groups: questGroups,
  rewards,
  quests,
  bingo_boards: bingoBoards,
} as const satisfies Record<CampaignTable, NumberedTable>;

/** One of them stands for all, so that what they share has types. */
export const asNumberedTable = (table: CampaignTable) =>
  TABLES[table] as unknown as typeof TABLES.activations;
