import { and, eq, getTableColumns, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { Store } from '../store/store.ts';
import { activations, keyOptions } from '../store/tables/activations.ts';
import { rewards } from '../store/tables/ledger.ts';
import { programs } from '../store/tables/programs.ts';
import { questGroups, quests } from '../store/tables/quests.ts';
import { campaignRows } from './campaign-rows.ts';

/** A table whose rows a campaign numbers. */
type CampaignTable = PgTable & {
  program_uuid: PgColumn;
  id: PgColumn;
  retired_at: PgColumn;
};

/**
 * Makes the store say what the campaign says, in one transaction; doing it again changes nothing.
 * Rows that the campaign no longer has retire, and come back with it: what creators earned by them
 * stays.
 */
export async function applyCampaign(
  store: Store,
  program: { readonly uuid: string; readonly slug: string },
  campaign: Campaign,
): Promise<void> {
  const rows = campaignRows(program.uuid, campaign);
  await store.transaction(async () => {
    const { database } = store;
    // Two servers that start at once apply one after the other.
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`campaign:${program.uuid}`}))`,
    );
    await applyTable(store, activations, program.uuid, rows.activations);
    await applyTable(store, keyOptions, program.uuid, rows.keyOptions);
    await applyTable(store, questGroups, program.uuid, rows.questGroups);
    await applyTable(store, quests, program.uuid, rows.quests);
    await applyTable(store, rewards, program.uuid, rows.rewards);
    const applied = {
      slug: program.slug,
      campaign_hash: campaign.hash,
      metrics: campaign.metrics,
      applied_at: new Date(),
    };
    await database
      .insert(programs)
      .values({ uuid: program.uuid, ...applied })
      .onConflictDoUpdate({ target: programs.uuid, set: applied });
  });
}

async function applyTable<Table extends CampaignTable>(
  { database }: Store,
  table: Table,
  programUuid: string,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const ids = rows.map((row) => (row as { id: number }).id);
  await database
    .update(table as CampaignTable)
    .set({ retired_at: new Date() } as never)
    .where(
      and(
        eq(table.program_uuid, programUuid),
        isNull(table.retired_at),
        ...(ids.length > 0 ? [notInArray(table.id, ids)] : []),
      ),
    );
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const set: Record<string, SQL | null> = { retired_at: null };
  for (const name of Object.keys(first))
    if (name !== 'program_uuid' && name !== 'id')
      set[name] = sql.raw(`excluded."${columns[name]?.name}"`);
  await database
    .insert(table as CampaignTable)
    .values(rows as never)
    .onConflictDoUpdate({ target: [table.program_uuid, table.id], set: set as never });
}
