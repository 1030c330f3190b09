import type { CampaignRows, CampaignTable } from '#domain/campaigns/campaign-rows.ts';
import type { StoredCampaignRow } from '#domain/campaigns/plan-campaign.ts';
import type { Database } from '../store/database.ts';
import type { PgColumn, PgTable, SQL } from '../store/drizzle.ts';
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

type RowOf<Name extends CampaignTable> = CampaignRows[Name][number];
type StoredRowOf<Name extends CampaignTable> = Omit<
  (typeof TABLES)[Name]['$inferInsert'],
  'program_uuid'
>;

/** What each table stores of a row: every column that a campaign decides, moments as dates. */
const STORED: { readonly [Name in CampaignTable]: (row: RowOf<Name>) => StoredRowOf<Name> } = {
  activations: (row) => ({ ...row, ...windowOf(row), agreements: [...row.agreements] }),
  key_options: (row) => row,
  quest_groups: (row) => row,
  rewards: (row) => ({ ...row, ...windowOf(row) }),
  quests: (row) => ({
    ...row,
    ...windowOf(row),
    draw_at: dateOf(row.draw_at),
    platforms: copyOf(row.platforms),
    hashtags: copyOf(row.hashtags),
    content_types: copyOf(row.content_types),
    agreements: [...row.agreements],
    prerequisites: [...row.prerequisites],
  }),
  bingo_boards: (row) => ({ ...row, ...windowOf(row) }),
};

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
const copyOf = <Item>(list: readonly Item[] | null) => list && [...list];
const windowOf = ({ opens_at, closes_at }: Record<'opens_at' | 'closes_at', string | null>) => ({
  opens_at: dateOf(opens_at),
  closes_at: dateOf(closes_at),
});

/** One of them stands for all, so that what they share has types. */
export const numberedTable = (name: CampaignTable): NumberedTable => TABLES[name];

/** All that is stored of one of them. */
export const storedRows = (
  database: Database,
  name: CampaignTable,
  where: SQL | undefined,
): Promise<StoredCampaignRow[]> => database.select().from(TABLES[name]).where(where);

/** A row of a plan as its table stores it. */
export const storedRow = <Name extends CampaignTable>(name: Name, row: RowOf<Name>) =>
  STORED[name](row);
