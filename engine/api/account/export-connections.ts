import { and, asc, eq, getTableColumns } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connections } from '../store/tables/connectors.ts';
import {
  countedActivities,
  observedGames,
  observedPublications,
  observedStreams,
  playedTimes,
} from '../store/tables/observations.ts';
import { roleGrants } from '../store/tables/role-grants.ts';

type Observed =
  | typeof observedStreams
  | typeof observedPublications
  | typeof observedGames
  | typeof playedTimes;

/** What is read of a person's linked accounts, what was read, what of it counted, and the roles they were given. */
export async function exportConnections({ database }: Store, creator_id: string) {
  const { tokens: _, ...columns } = getTableColumns(connections);
  const observed = <Table extends Observed>(table: Table) =>
    database
      .select(getTableColumns(table))
      .from(table as typeof observedStreams)
      .innerJoin(
        connections,
        and(
          eq(connections.platform, table.platform),
          eq(connections.account_id, table.account_id),
          eq(connections.creator_id, creator_id),
        ),
      );
  return {
    connections: await database
      .select(columns)
      .from(connections)
      .where(eq(connections.creator_id, creator_id))
      .orderBy(asc(connections.created_at)),
    observed_streams: await observed(observedStreams),
    observed_publications: await observed(observedPublications),
    observed_games: await observed(observedGames),
    played_times: await observed(playedTimes),
    counted_activities: await database
      .select()
      .from(countedActivities)
      .where(eq(countedActivities.creator_id, creator_id))
      .orderBy(asc(countedActivities.started_at)),
    role_grants: await database
      .select()
      .from(roleGrants)
      .where(eq(roleGrants.creator_id, creator_id))
      .orderBy(asc(roleGrants.redemption_id)),
  };
}
