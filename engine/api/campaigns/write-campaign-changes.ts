import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  CAMPAIGN_TABLES,
  type CampaignTable,
  MOMENT_COLUMNS,
} from '#domain/campaigns/campaign-rows.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import type { Store } from '../store/store.ts';
import { asNumberedTable } from './campaign-tables.ts';

/** Writes the changes of a plan, in the running transaction: a statement or two for each table. */
export async function writeCampaignChanges(
  store: Store,
  program_uuid: string,
  changes: readonly CampaignChange[],
  now: Date,
): Promise<void> {
  for (const table of CAMPAIGN_TABLES)
    await writeRows(
      store,
      table,
      changes.flatMap((change) =>
        change.table === table && change.action !== 'retire'
          ? [{ ...toStored(change.row), program_uuid }]
          : [],
      ),
    );
  for (const table of [...CAMPAIGN_TABLES].reverse())
    await retireRows(
      store,
      table,
      program_uuid,
      changes.flatMap(({ table: of, action, id }) =>
        of === table && action === 'retire' ? [id] : [],
      ),
      now,
    );
}

/** Inserts rows, or sets what the campaign says of those that are there; counts stay as they are, and revisions grow. */
async function writeRows(
  { database }: Store,
  name: CampaignTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const table = asNumberedTable(name);
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const set: Record<string, SQL | null> = { retired_at: null };
  for (const field of Object.keys(first))
    if (field !== 'program_uuid' && field !== 'id')
      set[field] = sql.raw(`excluded."${columns[field]?.name}"`);
  const { revision } = columns;
  if (revision) set.revision = sql`${revision} + 1`;
  await database
    .insert(table)
    .values(rows as never)
    .onConflictDoUpdate({ target: [table.program_uuid, table.id], set: set as never });
}

async function retireRows(
  { database }: Store,
  name: CampaignTable,
  program_uuid: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const table = asNumberedTable(name);
  await database
    .update(table)
    .set({ retired_at: now })
    .where(and(eq(table.program_uuid, program_uuid), inArray(table.id, [...ids])));
}

/** A row of a campaign as the store takes it: moments as dates. */
function toStored(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      MOMENT_COLUMNS.includes(field) && value !== null ? new Date(value) : value,
    ]),
  );
}
