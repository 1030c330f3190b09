import { CONNECTORS, type ConnectorName } from '#contract/vocabulary/connector-words.ts';
import { sql } from '../store/drizzle.ts';
import type { ScheduledDeclaration } from './job.ts';

const SECOND = 1_000;
/** Between looks at what somebody waits for who looks at a page. Milliseconds. */
export const SOON = 250;

/** What is done for each platform, by a job of its own. Goes on where it was, by what it wrote. */
const STEPS = {
  pushes: { every: SOON, does: 'Works off what the platform sent' },
  reads: { every: 10 * SECOND, does: 'Reads linked accounts that are due' },
  subscriptions: { every: 60 * SECOND, does: 'Asks the platform to tell of linked accounts' },
} as const;
type Step = keyof typeof STEPS;

export type ConnectorJobName = `${ConnectorName}_${Step}`;

type ConnectorJob = ScheduledDeclaration & {
  readonly platform: ConnectorName;
  readonly step: Step;
};

const hasPushes = (platform: ConnectorName) =>
  sql<boolean>`exists (select from connector_pushes where platform = ${platform} and state = 'pending')`;

/** The jobs of the connectors. */
export const CONNECTOR_JOBS = Object.fromEntries(
  CONNECTORS.flatMap((platform) =>
    (Object.keys(STEPS) as Step[]).map((step): [ConnectorJobName, ConnectorJob] => [
      `${platform}_${step}`,
      {
        ...{ commits: 'itself', lease: 30 * SECOND, timeout: 300 * SECOND, platform, step },
        every: STEPS[step].every,
        ...(step === 'pushes' ? { wanted: hasPushes(platform) } : {}),
        does: `${STEPS[step].does} (${platform}).`,
      },
    ]),
  ),
) as Readonly<Record<ConnectorJobName, ConnectorJob>>;
