import { CONNECTORS, type ConnectorName } from '#contract/vocabulary/connector-words.ts';
import { readNeededPlatforms } from '../core/connections/needed-platforms.ts';
import { hasRoleTroubles } from '../core/roles/role-counts.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, inArray, isNotNull, isNull, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connectorStates } from '../store/tables/connectors.ts';
import { webhooks } from '../store/tables/webhooks.ts';

/** Webhooks that fail, or were switched off because they did; not those that an operator switched off. */
export async function countFailingWebhooks(
  { database }: Store,
  program_uuid: string,
): Promise<number> {
  return database.$count(
    webhooks,
    and(
      eq(webhooks.program_uuid, program_uuid),
      or(
        inArray(webhooks.disabled, ['gone', 'failing']),
        and(isNull(webhooks.disabled), isNotNull(webhooks.failing_since)),
      ),
    ),
  );
}

/**
 * Platforms that the applied campaign counts on and that this server has no access to, or that fail: roles
 * that an operator has to do something for are among that. */
export async function readUnreadPlatforms(
  { store, connectors }: Pick<ApiServices, 'store' | 'connectors'>,
  program_uuid: string,
): Promise<ConnectorName[]> {
  const named = await readNeededPlatforms(store, program_uuid);
  const needed = CONNECTORS.filter((name) => named.includes(name));
  if (needed.length === 0) return [];
  const failing = await store.database
    .select({ platform: connectorStates.platform })
    .from(connectorStates)
    .where(and(inArray(connectorStates.platform, needed), isNotNull(connectorStates.fault)));
  const failed = new Set<string>(failing.map(({ platform }) => platform));
  if (await hasRoleTroubles(store, program_uuid)) failed.add('discord');
  return needed.filter((name) => failed.has(name) || connectors.access(name) === undefined);
}
