import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '#contract/programs/campaign.ts';
import {
  type CampaignChange,
  type FieldChange,
  NO_CAMPAIGN_STATE,
  planCampaign,
} from '#domain/campaigns/plan-campaign.ts';
import type { Store } from '../store/store.ts';
import { planFingerprint } from './plan-fingerprint.ts';
import {
  type AppliedProgram,
  countCards,
  countInProgress,
  readAppliedProgram,
  readCampaignState,
} from './read-campaign-state.ts';
import { type RetiredHoldings, readRetiredHoldings } from './retired-holdings.ts';

/** The program of a campaign. */
export interface CampaignProgram {
  readonly uuid: string;
  readonly slug: string;
}

/** What applying a campaign would do. */
export interface CampaignPlan {
  readonly changes: readonly CampaignChange[];
  /** The names and units of metrics; undefined where they stay. */
  readonly metrics: FieldChange | undefined;
  /**
   * Quests that creators are in the middle of and that the plan makes other than they were, bingo
   * boards whose cards in play it draws anew, and what hangs on all else that it retires.
   */
  readonly warnings: readonly PlanWarning[];
  /** Of exactly this plan; see `planFingerprint`. */
  readonly fingerprint: string;
}

export type PlanWarning = QuestWarning | BingoWarning | RetiredHoldings;

export interface QuestWarning {
  readonly quest_id: number;
  /** How many have begun it and not completed it. */
  readonly creators: number;
}

export interface BingoWarning {
  readonly bingo_board_id: number;
  /** How many play a card of it. */
  readonly creators: number;
}

/** The campaign of a program whose manifest has none: what was applied before retires. */
export const NO_CAMPAIGN: Campaign = {
  hash: 'none',
  activations: [],
  quest_groups: [],
  quests: [],
  rewards: [],
  metrics: [],
  bingo_boards: [],
};

/** What a creator in the middle of a quest would notice. */
const NOTICED: ReadonlySet<string> = new Set(['metric', 'target', 'points', 'repeat', 'closes_at']);
/** What decides which items a card has, beside the pool. */
const REDRAWS: ReadonlySet<string> = new Set(['size', 'free_centre', 'arrangement']);

/** Reads what applying the campaign would change; writes nothing. */
export async function readPlan(
  store: Store,
  { uuid }: CampaignProgram,
  campaign: Campaign,
): Promise<CampaignPlan> {
  const applied = await readAppliedProgram(store, uuid);
  if (isApplied(applied, campaign)) {
    const fingerprint = planFingerprint(campaign, applied, []);
    return { changes: [], metrics: undefined, warnings: [], fingerprint };
  }
  const changes = await planStored(store, uuid, campaign, applied);
  const before = applied?.metrics ?? [];
  const same = isDeepStrictEqual(before, campaign.metrics);
  return {
    changes,
    metrics: same ? undefined : { field: 'metrics', from: before, to: campaign.metrics },
    warnings: [
      ...(await readWarnings(store, uuid, changes)),
      ...(await readBingoWarnings(store, uuid, changes)),
      ...(await readRetiredHoldings(store, uuid, changes)),
    ],
    fingerprint: planFingerprint(campaign, applied, changes),
  };
}

/** Whether there is nothing to do, told without reading a row of the campaign. */
export function isApplied(
  applied: Pick<AppliedProgram, 'campaign_hash'> | undefined,
  { hash }: Pick<Campaign, 'hash'>,
): boolean {
  return (applied?.campaign_hash ?? NO_CAMPAIGN.hash) === hash;
}

/** The steps from what is stored to what the campaign says. */
export async function planStored(
  store: Store,
  program_uuid: string,
  campaign: Campaign,
  applied: AppliedProgram | undefined,
): Promise<CampaignChange[]> {
  // A program's row is written with its campaign: where there is none, there is nothing to read.
  const state = applied ? await readCampaignState(store, program_uuid) : NO_CAMPAIGN_STATE;
  return planCampaign(campaign, state);
}

async function readWarnings(
  store: Store,
  program_uuid: string,
  changes: readonly CampaignChange[],
): Promise<QuestWarning[]> {
  const touched = changes.filter(
    (change) =>
      change.table === 'quests' &&
      (change.action === 'retire' ||
        (change.action === 'change' && change.fields.some(({ field }) => NOTICED.has(field)))),
  );
  const ids = touched.map(({ id }) => id);
  const counts = await countInProgress(store, program_uuid, ids);
  return ids.flatMap((quest_id) => {
    const creators = counts.get(quest_id) ?? 0;
    return creators > 0 ? [{ quest_id, creators }] : [];
  });
}

async function readBingoWarnings(
  store: Store,
  program_uuid: string,
  changes: readonly CampaignChange[],
): Promise<BingoWarning[]> {
  const ids = changes
    .filter((change) => change.table === 'bingo_boards' && redraws(change))
    .map(({ id }) => id);
  const counts = await countCards(store, program_uuid, ids);
  return ids.flatMap((bingo_board_id) => {
    const creators = counts.get(bingo_board_id) ?? 0;
    return creators > 0 ? [{ bingo_board_id, creators }] : [];
  });
}

/** Whether seeds draw other cards afterwards: what cells say does not matter. */
function redraws(change: CampaignChange): boolean {
  if (change.action === 'retire') return true;
  if (change.action === 'create') return false;
  return change.fields.some(({ field, from, to }) =>
    field === 'items' ? !isDeepStrictEqual(poolOf(from), poolOf(to)) : REDRAWS.has(field),
  );
}

const poolOf = (items: unknown) =>
  (items as Campaign['bingo_boards'][number]['items']).map(({ id, weight, difficulty }) => ({
    ...{ id, weight, difficulty },
  }));
