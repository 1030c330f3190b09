import { afterEach, beforeEach } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { eq } from '#api/store/drizzle.ts';
import { connections } from '#api/store/tables/connectors.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import type { ConnectorName, MetricSourceName } from '#contract/vocabulary/connector-words.ts';
import type { TestPerson } from '../api.ts';
import { type ConnectedApi, type ConnectedApiOptions, startConnectedApi } from './connected-api.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** When each test begins. Milliseconds since 1970. */
export const START = Date.parse('2026-11-18T10:00:00.000Z');

export interface ConnectorWorldOptions extends ConnectedApiOptions {
  readonly source: MetricSourceName;
  /** What its metric asks for besides, when a test begins. */
  readonly asked: object;
}

/**
 * An API beside a platform of its own for each test of a file, whose programs count something there, and
 * what is done and looked at.
 */
export function openConnectorWorld(
  platform: ConnectorName,
  { source, asked, ...options }: ConnectorWorldOptions,
) {
  let opened: ConnectedApi | undefined;
  let time = START;
  const world = (): ConnectedApi => {
    if (!opened) throw new Error('No test runs.');
    return opened;
  };
  const database = () => world().api.services.store.database;
  const advance = (milliseconds: number) => {
    time += milliseconds;
    world().api.setTime(new Date(time));
  };
  /** What the campaigns of all programs ask for. */
  const name = (others: object) => {
    const metric = { name: 'counted', label: { en: 'Counted' }, sources: [source], ...others };
    return database()
      .update(programs)
      .set({ metrics: [metric] });
  };
  const begin = async (others: ConnectedApiOptions = options) => {
    await opened?.close();
    opened = await startConnectedApi(others);
    time = START;
    advance(0);
    await name(asked);
  };
  const run = (step: 'pushes' | 'reads') =>
    runConnector(world().api.services, platform, step, new AbortController().signal);
  /** One round of everything that goes on in the background. */
  const work = async () => {
    for (const step of ['pushes', 'reads'] as const) await run(step);
    await countWanted(world().api.services);
  };
  const connectionOf = async (account: string) => {
    const [row] = await database()
      .select()
      .from(connections)
      .where(eq(connections.account_id, account));
    return row;
  };
  beforeEach(() => begin());
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  return {
    ...{ world, database, advance, name, begin, work, connectionOf },
    read: () => run('reads'),
    now: () => new Date(time),
    later: async (milliseconds: number) => {
      advance(milliseconds);
      await work();
    },
    faultOf: async (account: string) => (await connectionOf(account))?.fault ?? null,
    counted: async ({ id }: Pick<TestPerson, 'id'>) => {
      const rows = await database()
        .select()
        .from(metricEvents)
        .where(eq(metricEvents.creator_id, id));
      return rows.reduce((sum, { value }) => sum + value, 0);
    },
    /** How often somebody was told that an account cannot be read any more. */
    unreadable: async (): Promise<number> => {
      const { rows } = await database().execute<{ count: number }>(
        "select count(*)::int as count from creator_notifications where kind = 'account_unreadable'",
      );
      return rows[0]?.count ?? 0;
    },
  };
}
