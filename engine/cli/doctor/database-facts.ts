import type { Connections } from '#api/store/connections.ts';
import { clockAhead } from './clock-ahead.ts';

/** What a database says of itself. */
export interface DatabaseFacts {
  readonly kind: Connections['kind'];
  /** Such as 15. */
  readonly major: number;
  /** As it is written: `15.18 (Debian …)`. */
  readonly version: string;
  readonly encoding: string;
  readonly max_connections: number;
  /** A standby: it takes no writes. */
  readonly in_recovery: boolean;
  /** Settings by which a power cut would cost what was acknowledged. */
  readonly unsafe_settings: readonly string[];
  /** Whether this user may make tables. */
  readonly may_create: boolean;
  readonly encrypted: boolean;
  /** Milliseconds by which its clock is ahead of this machine's, at least. */
  readonly ahead: number;
}

const FACTS = `select
  current_setting('server_version_num')::int as number,
  current_setting('server_version') as version,
  current_setting('server_encoding') as encoding,
  current_setting('max_connections')::int as max_connections,
  pg_is_in_recovery() as in_recovery,
  array_remove(array[
    case when current_setting('fsync') = 'off' then 'fsync' end,
    case when current_setting('full_page_writes') = 'off' then 'full_page_writes' end,
    case when current_setting('synchronous_commit') = 'off' then 'synchronous_commit' end
  ], null) as unsafe_settings,
  has_database_privilege(current_database(), 'create')
    and has_schema_privilege(current_schema(), 'create') as may_create,
  coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
  (extract(epoch from clock_timestamp()) * 1000)::double precision as now`;

type Row = Omit<DatabaseFacts, 'kind' | 'major' | 'ahead'> & { number: number; now: number };

/** Asks for it, in one statement. */
export async function readDatabaseFacts(connections: Connections): Promise<DatabaseFacts> {
  const asked = Date.now();
  const { rows } = await connections.query({ text: FACTS }, []);
  const { number, now, ...facts } = rows[0] as Row;
  const ahead = clockAhead(now, { asked, answered: Date.now() });
  return {
    ...facts,
    ...{ kind: connections.kind, major: Math.floor(number / 10_000), ahead },
  };
}
