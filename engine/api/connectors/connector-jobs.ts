import type { ApiServices } from '../http/services.ts';
import { CONNECTOR_JOBS, type ConnectorJobName } from '../workers/connector-jobs.ts';
import type { JobWork } from '../workers/job.ts';
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
