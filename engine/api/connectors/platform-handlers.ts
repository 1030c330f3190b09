import type {
  PLATFORM_ENDPOINTS,
  PlatformHealth,
} from '#contract/connections/platform-endpoints.ts';
import {
  CONNECTORS,
  type ConnectionFault,
  type ConnectorName,
} from '#contract/vocabulary/connector-words.ts';
import { readNeededPlatforms } from '../core/connections/needed-platforms.ts';
import { countRoles } from '../core/roles/role-counts.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connectorStates } from '../store/tables/connectors.ts';
import { connectorOf, contextOf } from './registry.ts';

/** How the platforms stand that a program's linked accounts are read on. */
export function platformHandlers(services: ApiServices): Handlers<typeof PLATFORM_ENDPOINTS> {
  const { store } = services;
  return {
    listPlatforms: async ({ caller: { program } }) => {
      const needed = await readNeededPlatforms(store, program.uuid);
      const all = await Promise.all(
        CONNECTORS.map(async (platform) => {
          const accounts = await countAccounts(store, program.uuid, platform);
          const roles = platform === 'discord' ? await countRoles(store, program.uuid) : null;
          const wanted = needed.includes(platform);
          const shown = wanted || accounts.read > 0 || accounts.faults.length > 0 || roles !== null;
          return shown ? healthOf(services, platform, { needed: wanted, accounts, roles }) : [];
        }),
      );
      return { platforms: all.flat() };
    },
  };
}

async function healthOf(
  services: ApiServices,
  platform: ConnectorName,
  known: Pick<PlatformHealth, 'needed' | 'accounts' | 'roles'>,
): Promise<PlatformHealth> {
  const context = contextOf(services, platform);
  const [state] = await services.store.database
    .select()
    .from(connectorStates)
    .where(eq(connectorStates.platform, platform));
  const quota = context && (await connectorOf(platform).quota?.(context));
  const hearing = context && (await connectorOf(platform).hearing?.(context));
  return {
    platform,
    ...known,
    reached: context !== undefined,
    simulated: context?.access.simulated ?? false,
    last_push_at: state?.last_push_at?.toISOString() ?? null,
    last_answer_at: state?.last_answer_at?.toISOString() ?? null,
    fault: state?.fault ?? null,
    fault_since: state?.fault_since?.toISOString() ?? null,
    conduit: hearing
      ? {
          connected_since: hearing.connected_at?.toISOString() ?? null,
          fault: hearing.fault,
          fault_since: hearing.fault_since?.toISOString() ?? null,
        }
      : null,
    pushes: await countPushes(services.store, platform),
    quota: quota ? { ...quota, resets_at: quota.resets_at.toISOString() } : null,
  };
}

async function countPushes(
  { database }: Store,
  platform: ConnectorName,
): Promise<PlatformHealth['pushes']> {
  const { rows } = await database.execute<{
    waiting: number;
    oldest_at: string | null;
    failed: number;
  }>(sql`
    select waiting, oldest_at, failed
    from (
      select count(*)::int as waiting, min(received_at)::text as oldest_at
      from connector_pushes where platform = ${platform} and state = 'pending'
    ) as pending, (
      select count(*)::int as failed
      from connector_pushes where platform = ${platform} and state = 'dead'
    ) as dead`);
  const { waiting = 0, oldest_at = null, failed = 0 } = rows[0] ?? {};
  return { waiting, failed, oldest_at: oldest_at && new Date(oldest_at).toISOString() };
}

async function countAccounts(
  { database }: Store,
  program_uuid: string,
  platform: ConnectorName,
): Promise<PlatformHealth['accounts']> {
  // What ended at the platform has lost its consents, and is to be seen all the same.
  const { rows } = await database.execute<{
    fault: ConnectionFault | null;
    accounts: number;
    unread: number;
    oldest_at: string | null;
  }>(sql`
    select fault, count(*)::int as accounts, min(last_read_at)::text as oldest_at,
      count(*) filter (where last_read_at is null)::int as unread
    from connections
    where program_uuid = ${program_uuid} and platform = ${platform}
      and (consents <> '{}' or fault is not null)
    group by fault order by fault`);
  const read = rows.find(({ fault }) => fault === null);
  return {
    read: read?.accounts ?? 0,
    oldest_read_at:
      read?.oldest_at && read.unread === 0 ? new Date(read.oldest_at).toISOString() : null,
    faults: rows.flatMap(({ fault, accounts }) => (fault === null ? [] : [{ fault, accounts }])),
  };
}
