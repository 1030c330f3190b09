import { CONNECTORS } from '#contract/vocabulary/connector-words.ts';
import type { ApiServices } from '../http/services.ts';
import { CONNECTOR_JOBS, type ConnectorJobName } from '../workers/connector-jobs.ts';
import type { JobWork } from '../workers/job.ts';
import type { Listener } from './connector.ts';
import { connectorOf, contextOf } from './registry.ts';
import { runConnector } from './run-connector.ts';

/** The work of each connector's jobs. */
export function connectorWorks(services: ApiServices): Readonly<Record<ConnectorJobName, JobWork>> {
  return Object.fromEntries(
    Object.entries(CONNECTOR_JOBS).map(([name, { platform, step }]): [string, JobWork] => [
      name,
      ({ signal }) => runConnector(services, platform, step, signal),
    ]),
  ) as Readonly<Record<ConnectorJobName, JobWork>>;
}

/** What keeps the connections over which platforms tell. */
export const connectorListeners = (services: ApiServices): readonly Listener[] =>
  CONNECTORS.flatMap(
    (platform) => connectorOf(platform).listen?.(() => contextOf(services, platform)) ?? [],
  );
