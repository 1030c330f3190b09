import type { Database } from '../database.ts';
import { sql } from '../drizzle.ts';
import { BackupError } from './archive.ts';

interface Visitor extends Record<string, unknown> {
  readonly connections: number;
  readonly names: string | null;
}

/**
 * Refuses a PostgreSQL database to which somebody else is connected: a server would go on with what
 * it knows of rows that are gone. Connections of the same `application_name` are taken for one's
 * own, so the caller's must be unlike every server's.
 * @throws BackupError
 */
export async function refuseInUse(database: Database): Promise<void> {
  // Users without the right to see more see of others' connections that they are there.
  const { rows } = await database.execute<Visitor>(sql`
    select count(*)::int as connections, string_agg(distinct nullif(application_name, ''), ', ') as names
    from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()
      and application_name is distinct from current_setting('application_name')`);
  const { connections = 0, names = null } = rows[0] ?? {};
  if (connections > 0)
    throw new BackupError(
      `The store is in use: ${connections} connections of others to its database${names === null ? '' : ` (${names})`}. Nothing was replaced. Stop every server and job that uses it, or restore into a new database.`,
    );
}
