import { CAMPAIGN_TABLES, type CampaignTable } from '#domain/campaigns/campaign-rows.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import { and, eq, getTableColumns, inArray, type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { numberedTable, storedRow } from './campaign-tables.ts';

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
          ? [{ ...storedRow(change.table, change.row), program_uuid }]
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
  const table = numberedTable(name);
  const columns = getTableColumns(table);
  const set: Record<string, SQL | null> = { retired_at: null };
  for (const field of Object.keys(first))
    if (field !== 'program_uuid' && field !== 'id')
      set[field] = sql.raw(`excluded."${columns[field]?.name}"`);
  const { revision } = columns;
  if (revision) set.revision = sql`${revision} + 1`;
  await database
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target: [table.program_uuid, table.id], set });
}

async function retireRows(
  { database }: Store,
  name: CampaignTable,
  program_uuid: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const table = numberedTable(name);
  await database
    .update(table)
    .set({ retired_at: now })
    .where(and(eq(table.program_uuid, program_uuid), inArray(table.id, [...ids])));
}
