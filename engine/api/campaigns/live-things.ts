import type { LocalizedText } from '#contract/programs/campaign.ts';
import type {
  CampaignKind,
  CampaignStanding,
  PlanAction,
} from '#contract/vocabulary/plan-words.ts';
import { MOST_CAMPAIGN_BOARD } from '#domain/bingo/board-number.ts';
import type { CampaignTable } from '#domain/campaigns/campaign-rows.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, eq, lte } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoBoards } from '../store/tables/bingo.ts';
import { readAppliedProgram } from './read-campaign-state.ts';
import { isApplied, NO_CAMPAIGN, planStored } from './read-plan.ts';

/** A thing of a campaign as far as the store, or for what waits the manifest, knows it. */
export interface Thing {
  readonly kind: CampaignKind;
  readonly id: number;
  readonly title: LocalizedText;
  readonly activation_id: number | null;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly position: number;
  readonly standing: CampaignStanding;
  readonly change: PlanAction | null;
}

const TABLES: Readonly<Record<CampaignKind, CampaignTable>> = {
  season: 'activations',
  quest: 'quests',
  reward: 'rewards',
  activation: 'activations',
  bingo_board: 'bingo_boards',
};

/** What the store has of one kind, retired or not. */
interface StoredThing {
  readonly id: number;
  readonly title: LocalizedText;
  readonly activation_id?: number | null;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly position: number;
  readonly retired_at: Date | null;
}

/** Everything of one kind that the store has, retired ones too, and that the manifest adds. */
export async function readThings(
  store: Store,
  program: ApiProgram,
  kind: CampaignKind,
): Promise<Thing[]> {
  const changes = await readPending(store, program);
  const own = changes.filter((change) => change.table === TABLES[kind]);
  const actions = new Map(own.map(({ id, action }) => [id, action]));
  const stored = (await readStored(store, program.uuid, kind)).map((row): Thing => {
    const { id, title, activation_id = null, opens_at, closes_at, position, retired_at } = row;
    return {
      ...{ kind, id, title, activation_id, opens_at, closes_at, position },
      standing: retired_at === null ? 'live' : 'retired',
      change: actions.get(id) ?? null,
    };
  });
  return [...stored, ...own.flatMap((change) => waitingThing(change, kind) ?? [])];
}

/** What applying the manifest would change; nothing is read of the campaign where it is applied. */
async function readPending(store: Store, program: ApiProgram): Promise<readonly CampaignChange[]> {
  const campaign = program.campaign() ?? NO_CAMPAIGN;
  const applied = await readAppliedProgram(store, program.uuid);
  if (isApplied(applied, campaign)) return [];
  return planStored(store, program.uuid, campaign, applied);
}

/** What the store has of one kind, retired ones too; the manifest is not compared. */
export async function readStored(
  store: Store,
  program_uuid: string,
  kind: CampaignKind,
): Promise<readonly StoredThing[]> {
  if (kind === 'bingo_board') return readBoards(store, program_uuid);
  const book = await readQuestBook(store, program_uuid);
  switch (kind) {
    case 'quest':
      return book.quests;
    case 'reward':
      return [...book.rewards.values()];
    case 'season':
    case 'activation':
      return [...book.activations.values()].filter((one) => isOfKind(one.kind, kind));
  }
}

/** The campaign's own boards; those that creators made are not of it. */
const readBoards = ({ database }: Store, program_uuid: string): Promise<StoredThing[]> =>
  database
    .select({
      id: bingoBoards.id,
      title: bingoBoards.title,
      activation_id: bingoBoards.activation_id,
      opens_at: bingoBoards.opens_at,
      closes_at: bingoBoards.closes_at,
      position: bingoBoards.position,
      retired_at: bingoBoards.retired_at,
    })
    .from(bingoBoards)
    .where(
      and(eq(bingoBoards.program_uuid, program_uuid), lte(bingoBoards.id, MOST_CAMPAIGN_BOARD)),
    );

const isOfKind = (activation: string, kind: 'season' | 'activation') =>
  (activation === 'season') === (kind === 'season');

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

/** What a step would create; undefined for other steps, and of activations for those of the other kind. */
function waitingThing(change: CampaignChange, kind: CampaignKind): Thing | undefined {
  if (change.action !== 'create' || !('opens_at' in change.row)) return undefined;
  const { row, table } = change;
  if ((kind === 'season' || kind === 'activation') && table === 'activations')
    if (!isOfKind(String(row.kind), kind)) return undefined;
  return {
    ...{ kind, id: row.id, title: row.title, position: row.position },
    activation_id: 'activation_id' in row ? row.activation_id : null,
    opens_at: dateOf(row.opens_at),
    closes_at: dateOf(row.closes_at),
    standing: 'waiting',
    change: 'create',
  };
}
