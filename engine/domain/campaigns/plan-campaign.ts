import type { Campaign } from '#contract/programs/campaign.ts';
import {
  CAMPAIGN_TABLES,
  type CampaignRows,
  type CampaignTable,
  campaignRows,
  MOMENT_COLUMNS,
} from './campaign-rows.ts';

/**
 * A row as the store keeps it: the columns of `CampaignRows`, moments as Date or text, and any
 * others, which a plan leaves alone.
 */
export interface StoredCampaignRow {
  readonly id: number;
  /** When a plan took it out of the campaign; null while it is in it. */
  readonly retired_at: Date | string | null;
  readonly [column: string]: unknown;
}

/** Every row of one program, retired ones too. */
export type CampaignState = Readonly<Record<CampaignTable, readonly StoredCampaignRow[]>>;

/** What a program without any campaign has. */
export const NO_CAMPAIGN_STATE: CampaignState = {
  activations: [],
  key_options: [],
  quest_groups: [],
  rewards: [],
  quests: [],
  bingo_boards: [],
};

export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

type ChangeOf<Table extends CampaignTable> = { readonly table: Table; readonly id: number } & (
  | { readonly action: 'create'; readonly row: CampaignRows[Table][number] }
  | {
      /** restore: it was retired and is in the campaign again; `fields` may be empty. */
      readonly action: 'change' | 'restore';
      readonly fields: readonly FieldChange[];
      readonly row: CampaignRows[Table][number];
    }
  | { readonly action: 'retire' }
);

/** One step from what is stored to what is desired. Nothing is ever deleted. */
export type CampaignChange = { [Table in CampaignTable]: ChangeOf<Table> }[CampaignTable];

/**
 * What turns the stored rows into those that a campaign asks for; empty where they are. In an
 * order that never refers to what is not there yet: retirements come last.
 */
export function planCampaign(desired: Campaign, current: CampaignState): CampaignChange[] {
  const rows = campaignRows(desired);
  const kept = CAMPAIGN_TABLES.flatMap((table) => planTable(table, rows[table], current[table]));
  const retired = [...CAMPAIGN_TABLES].reverse().flatMap((table) => {
    const ids = new Set(rows[table].map(({ id }) => id));
    return current[table]
      .filter(({ id, retired_at }) => retired_at === null && !ids.has(id))
      .map(({ id }): CampaignChange => ({ action: 'retire', table, id }));
  });
  return [...kept, ...retired];
}

function planTable(
  table: CampaignTable,
  rows: CampaignRows[CampaignTable],
  stored: readonly StoredCampaignRow[],
): CampaignChange[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const { id } = row;
    const before = byId.get(id);
    const step = (change: object) => [{ ...change, table, id, row } as CampaignChange];
    if (!before) return step({ action: 'create' });
    const fields = changedFields(row, before);
    if (before.retired_at !== null) return step({ action: 'restore', fields });
    return fields.length > 0 ? step({ action: 'change', fields }) : [];
  });
}

function changedFields(row: object, before: StoredCampaignRow): FieldChange[] {
  return Object.entries(row).flatMap(([field, to]) => {
    const from = asRow(field, before[field]);
    return canonical(from) === canonical(to) ? [] : [{ field, from, to }];
  });
}

/** A stored value as a row has it: absent as null, a moment as ISO text in UTC. */
function asRow(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (!MOMENT_COLUMNS.includes(field)) return value;
  return (value instanceof Date ? value : new Date(String(value))).toISOString();
}

/** One text for equal values: the store keeps no order of an object's members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
