import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { foldLeaderboards } from '#api/core/ledger/leaderboard-folder.ts';
import type { Secrets } from '#api/secrets/secrets.ts';
import { sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { seedBoard, seedCreators, seedLedger } from './seed-creators.ts';
import { seedPeople } from './seed-people.ts';
import type { Sizes } from './sizes.ts';

export interface Seeding {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly parts: CampaignParts;
  readonly sizes: Sizes;
  /** What is being written, and how much of it is. */
  readonly progress: (work: string, done: number, total: number) => void;
}

/** A board with so many creators. */
export interface Board {
  readonly activation_id: number;
  readonly creators: number;
}

export interface Seeded {
  readonly apiKey: string;
  /** Growing; the last one is the season's. */
  readonly boards: readonly Board[];
}

/** Boards beside the season's own, to see what a rank costs on each. */
const SMALL_BOARDS = [1_000, 10_000];

/**
 * Fills an empty store in bulk: the campaign is applied, balances are what the ledger adds up to,
 * and ranks are counted.
 */
export async function seed(seeding: Seeding): Promise<Seeded> {
  const { store, parts, sizes } = seeding;
  const { database } = store;
  await applyCampaign(store, parts, parts.campaign);
  // The measurement gives the same on every day of the year.
  await database.execute(sql`
    update activations set opens_at = null, closes_at = null, enrolment_limit = null`);
  await database.execute(sql`update quests set opens_at = null, closes_at = null`);
  await seedCreators(seeding);
  await seedLedger(seeding);
  const small = SMALL_BOARDS.filter((creators) => creators < sizes.creators);
  const boards: Board[] = [];
  for (const [index, creators] of small.entries()) {
    const activation_id = parts.smallBoards[index];
    if (activation_id === undefined) break;
    await seedBoard(seeding, { activation_id, creators });
    boards.push({ activation_id, creators });
  }
  await database.execute(sql`
    insert into leaderboard_changes (program_uuid, activation_id, old_score, new_score)
    select program_uuid, activation_id, null, earned from point_balances`);
  await foldLeaderboards(store);
  const apiKey = await seedPeople(seeding);
  return { apiKey, boards: [...boards, { activation_id: parts.season, creators: sizes.creators }] };
}
