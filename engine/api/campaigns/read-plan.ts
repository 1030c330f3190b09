import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '#contract/programs/campaign.ts';
import {
  type CampaignChange,
  type FieldChange,
  NO_CAMPAIGN_STATE,
  planCampaign,
} from '#domain/campaigns/plan-campaign.ts';
import type { Store } from '../store/store.ts';
import {
  type AppliedProgram,
  countInProgress,
  readAppliedProgram,
  readCampaignState,
} from './read-campaign-state.ts';

/** Whose campaign it is. */
export interface CampaignProgram {
  readonly uuid: string;
  readonly slug: string;
}

/** What applying a campaign would do. */
export interface CampaignPlan {
  readonly changes: readonly CampaignChange[];
  /** The names and units of metrics; undefined where they stay. */
  readonly metrics: FieldChange | undefined;
  /** Quests that creators are in the middle of and that the plan makes other than they were. */
  readonly warnings: readonly PlanWarning[];
}

export interface PlanWarning {
  readonly quest_id: number;
  /** How many have begun it and not completed it. */
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
};

const NOTHING: CampaignPlan = { changes: [], metrics: undefined, warnings: [] };
/** What a creator in the middle of a quest would notice. */
const NOTICED: ReadonlySet<string> = new Set(['metric', 'target', 'points', 'repeat', 'closes_at']);

/** Reads what applying the campaign would change; writes nothing. */
export async function readPlan(
  store: Store,
  { uuid }: CampaignProgram,
  campaign: Campaign,
): Promise<CampaignPlan> {
  const applied = await readAppliedProgram(store, uuid);
  if (isApplied(applied, campaign)) return NOTHING;
  const changes = await planStored(store, uuid, campaign, applied);
  const before = applied?.metrics ?? [];
  const same = isDeepStrictEqual(before, campaign.metrics);
  return {
    changes,
    metrics: same ? undefined : { field: 'metrics', from: before, to: campaign.metrics },
    warnings: await readWarnings(store, uuid, changes),
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
): Promise<PlanWarning[]> {
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
