import { MOST_CAMPAIGN_BOARD } from '#domain/bingo/board-number.ts';
import type { CampaignTable } from '#domain/campaigns/campaign-rows.ts';
import {
  type CampaignState,
  NO_CAMPAIGN_STATE,
  type StoredCampaignRow,
} from '#domain/campaigns/plan-campaign.ts';
import { and, count, eq, inArray, lte, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoCards } from '../store/tables/bingo.ts';
import { programs } from '../store/tables/programs.ts';
import { questProgress } from '../store/tables/quests.ts';
import { numberedTable, storedRows } from './campaign-tables.ts';

export type AppliedProgram = typeof programs.$inferSelect;

/** What was applied last to each program, by uuid. */
export async function readApplied({
  database,
}: Store): Promise<ReadonlyMap<string, AppliedProgram>> {
  const rows = await database.select().from(programs);
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** What was applied last to one program; undefined where nothing ever was. */
export async function readAppliedProgram(
  { database }: Store,
  program_uuid: string,
): Promise<AppliedProgram | undefined> {
  const [row] = await database.select().from(programs).where(eq(programs.uuid, program_uuid));
  return row;
}

/** Every row of a program's campaign, retired ones too; boards that creators made are not its own. */
export async function readCampaignState(
  { database }: Store,
  program_uuid: string,
): Promise<CampaignState> {
  const state = { ...NO_CAMPAIGN_STATE } as Record<CampaignTable, readonly StoredCampaignRow[]>;
  for (const name of Object.keys(state) as CampaignTable[]) {
    const table = numberedTable(name);
    const own = name === 'bingo_boards' ? lte(table.id, MOST_CAMPAIGN_BOARD) : undefined;
    state[name] = await storedRows(database, name, and(eq(table.program_uuid, program_uuid), own));
  }
  return state;
}

/** How many creators have begun each of these quests and not completed it; none are left out. */
export async function countInProgress(
  { database }: Store,
  program_uuid: string,
  questIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (questIds.length === 0) return new Map();
  const rows = await database
    .select({
      quest_id: questProgress.quest_id,
      creators: sql<number>`count(distinct ${questProgress.creator_id})::int`,
    })
    .from(questProgress)
    .where(
      and(
        eq(questProgress.program_uuid, program_uuid),
        inArray(questProgress.quest_id, [...questIds]),
        eq(questProgress.state, 'in_progress'),
      ),
    )
    .groupBy(questProgress.quest_id);
  return new Map(rows.map(({ quest_id, creators }) => [quest_id, creators]));
}

/** How many creators play a card of each of these boards; boards that nobody plays are left out. */
export async function countCards(
  { database }: Store,
  program_uuid: string,
  boardIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (boardIds.length === 0) return new Map();
  const rows = await database
    .select({ board_id: bingoCards.board_id, creators: count() })
    .from(bingoCards)
    .where(
      and(eq(bingoCards.program_uuid, program_uuid), inArray(bingoCards.board_id, [...boardIds])),
    )
    .groupBy(bingoCards.board_id);
  return new Map(rows.map(({ board_id, creators }) => [board_id, creators]));
}
