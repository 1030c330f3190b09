import { afterEach, beforeEach, expect } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { eq } from '#api/store/drizzle.ts';
import { connections } from '#api/store/tables/connectors.ts';
import { observedPublications } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { changeConsent } from '#contract/connections/endpoints.ts';
import type { TestPerson } from '../api.ts';
import { type ConnectedApi, type ConnectedApiOptions, startConnectedApi } from './connected-api.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** When each test begins. Milliseconds since 1970. */
export const START = Date.parse('2026-11-18T10:00:00.000Z');

/**
 * An API beside a platform of its own for each test of a file, whose programs count what is published
 * there with #marquee, and what is done and looked at there.
 */
export function openPublicationsWorld(
  platform: 'tiktok' | 'instagram' | 'x',
  options: ConnectedApiOptions = {},
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
  const name = (asked: object) =>
    database()
      .update(programs)
      .set({
        metrics: [
          {
            ...{
              name: 'pieces',
              label: { en: 'Pieces' },
              sources: [`${platform}.publications` as const],
            },
            ...asked,
          },
        ],
      });
  const begin = async (others: ConnectedApiOptions = options) => {
    await opened?.close();
    opened = await startConnectedApi(others);
    time = START;
    advance(0);
    await name({ hashtags: ['marquee'] });
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
  const consent = async ({ token }: TestPerson, agreed: boolean) => {
    const { status } = await world().api.call(changeConsent, {
      ...{ token, params: { provider: platform }, body: { kind: 'publications', agreed } },
    });
    expect(status).toBe(204);
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
    observed: () =>
      database().select().from(observedPublications).orderBy(observedPublications.publication_id),
    /** How often somebody was told that an account cannot be read any more. */
    unreadable: async (): Promise<number> => {
      const { rows } = await database().execute<{ count: number }>(
        "select count(*)::int as count from creator_notifications where kind = 'account_unreadable'",
      );
      return rows[0]?.count ?? 0;
    },
    agree: (person: TestPerson) => consent(person, true),
    withdraw: (person: TestPerson) => consent(person, false),
  };
}
