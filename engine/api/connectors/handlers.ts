import type { CONNECTION_ENDPOINTS, listConnections } from '#contract/connections/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import {
  CONNECTOR_PROVIDERS,
  CONNECTORS,
  type ConnectorName,
  OBSERVATION_KINDS,
} from '#contract/vocabulary/connector-words.ts';
import { isAppealable } from '#domain/connectors/appealed-amounts.ts';
import { neededKinds } from '#domain/connectors/metric-source.ts';
import { permissionsFor } from '../core/connections/account-tokens.ts';
import { readAppliedMetrics } from '../core/connections/applied-metrics.ts';
import {
  connectorOfProvider,
  openConnection,
  setConsent,
} from '../core/connections/connections.ts';
import { forgetUnlinked } from '../core/connections/forget-unlinked.ts';
import { presentActivities } from '../core/connections/present-activity.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, desc, eq } from '../store/drizzle.ts';
import { identityLinks } from '../store/tables/accounts.ts';
import { connections, connectionTokens } from '../store/tables/connectors.ts';
import { countedActivities } from '../store/tables/observations.ts';
import { connectorOf } from './registry.ts';

/** Activities that are shown. */
const LATEST = 100;

/** What is read of linked accounts, as their person sees and decides it. */
export function connectionHandlers(services: ApiServices): Handlers<typeof CONNECTION_ENDPOINTS> {
  const { store, now } = services;
  return {
    listConnections: async ({ caller }) => {
      const latest = await store.database
        .select()
        .from(countedActivities)
        .where(eq(countedActivities.creator_id, caller.creator_id))
        .orderBy(desc(countedActivities.started_at), asc(countedActivities.metric))
        .limit(LATEST);
      const appealable = new Map(latest.map((row) => [row.id, isAppealable(row, now())]));
      return {
        ...(await readConnections(services, caller)),
        activities: (await presentActivities(store, latest)).map((activity) => ({
          ...activity,
          appealable: appealable.get(activity.id) === true,
        })),
      };
    },
    changeConsent: async ({ caller, params: { provider }, body: { kind, agreed } }) => {
      const { creator_id } = caller;
      await store.transaction(async () => {
        const [link] = await store.database
          .select()
          .from(identityLinks)
          .where(
            and(eq(identityLinks.creator_id, creator_id), eq(identityLinks.provider, provider)),
          )
          .for('update');
        const platform = connectorOfProvider(provider);
        if (!link || !platform) throw new ApiError('LINK_UNKNOWN');
        const change = { creator_id, platform, kind, agreed };
        const accounts = await setConsent(store, change, now());
        if (!agreed) {
          for (const account_id of accounts)
            if (account_id !== null) await forgetUnlinked(store, { platform, account_id });
        } else if (accounts.length === 0) {
          const of = {
            creator_id,
            program_uuid: link.program_uuid,
            link_id: link.id,
          };
          await openConnection(store, { ...of, link, consents: [kind] }, now());
        }
      });
      return undefined;
    },
  };
}

async function readConnections(
  { store, connectors }: ApiServices,
  { program, creator_id }: CreatorCaller,
): Promise<Omit<ResponseOf<typeof listConnections>, 'activities'>> {
  const metrics = await readAppliedMetrics(store, program.uuid);
  const needed = (platform: ConnectorName) =>
    neededKinds(metrics, platform).filter((kind) => connectorOf(platform).observes.includes(kind));
  const reached = (platform: ConnectorName) => connectors.access(platform) !== undefined;
  const links = await store.database
    .select({
      ...{ provider: identityLinks.provider, connection: connections },
      scopes: connectionTokens.scopes,
    })
    .from(identityLinks)
    .leftJoin(connections, eq(connections.link_id, identityLinks.id))
    .leftJoin(
      connectionTokens,
      and(
        eq(connectionTokens.platform, connections.platform),
        eq(connectionTokens.account_id, connections.account_id),
      ),
    )
    .where(eq(identityLinks.creator_id, creator_id))
    .orderBy(asc(identityLinks.linked_at));
  return {
    connections: links.flatMap(({ provider, connection, scopes }) => {
      const platform = connectorOfProvider(provider);
      if (!platform) return [];
      const agreed = connection?.consents ?? {};
      const kinds = OBSERVATION_KINDS.filter(
        (kind) => agreed[kind] !== undefined || needed(platform).includes(kind),
      );
      const missing_permissions =
        connection?.fault === 'permission_missing'
          ? permissionsFor(platform, kinds).filter((scope) => !scopes?.includes(scope))
          : [];
      return [
        {
          ...{ provider, platform, missing_permissions, reached: reached(platform) },
          purposes: kinds.map((kind) => ({ kind, agreed_at: agreed[kind]?.at ?? null })),
          last_read_at: connection?.last_read_at?.toISOString() ?? null,
          last_read_by: connection?.last_read_by ?? null,
          fault: connection?.fault ?? null,
          fault_since: connection?.fault_since?.toISOString() ?? null,
        },
      ];
    }),
    readable: CONNECTORS.filter(reached).flatMap((platform) => {
      const kinds = needed(platform);
      return kinds.length === 0 ? [] : [{ provider: CONNECTOR_PROVIDERS[platform], kinds }];
    }),
  };
}
