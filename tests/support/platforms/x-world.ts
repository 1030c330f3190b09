import { afterEach, beforeEach, expect } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { setConsent } from '#api/core/connections/connections.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { connections, connectorQuotas, connectorStates } from '#api/store/tables/connectors.ts';
import { observedPublications } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { changeConsent } from '#contract/connections/endpoints.ts';
import type { TestPerson, TestProgram } from '../api.ts';
import { type ConnectedApi, startConnectedApi } from './connected-api.ts';
import { linkAccount } from './linked-account.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** When each test begins. Milliseconds since 1970. */
export const START = Date.parse('2026-11-18T10:00:00.000Z');

/**
 * An API beside an X of its own for each test of a file, whose programs count posts with #marquee, and
 * what is done and looked at there.
 */
export function openXWorld() {
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
  const name = (options: object) =>
    database()
      .update(programs)
      .set({
        metrics: [
          { name: 'posts', label: { en: 'Posts' }, sources: ['x.publications'], ...options },
        ],
      });
  const begin = async (posts = 1_000) => {
    await opened?.close();
    opened = await startConnectedApi({ variables: { POSTS: String(posts) } });
    time = START;
    advance(0);
    await name({ hashtags: ['marquee'] });
  };
  const read = () => runConnector(world().api.services, 'x', 'reads', new AbortController().signal);
  /** One round of everything that goes on in the background. */
  const work = async () => {
    await read();
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
    ...{ world, database, advance, name, begin, read, work, connectionOf },
    x: () => world().x,
    now: () => new Date(time),
    later: async (milliseconds: number) => {
      advance(milliseconds);
      await work();
    },
    link: (account_id: string, program: TestProgram = 'alpha') =>
      linkAccount(world().api, {
        ...{ provider: 'x', account_id, consents: ['publications'], program },
      }),
    agree: ({ id: creator_id }: TestPerson) => {
      const { store, now } = world().api.services;
      const change = { creator_id, platform: 'x', kind: 'publications', agreed: true } as const;
      return store.transaction(() => setConsent(store, change, now()));
    },
    withdraw: async ({ token }: TestPerson) => {
      const body = { kind: 'publications', agreed: false } as const;
      const params = { provider: 'x' };
      expect((await world().api.call(changeConsent, { token, params, body })).status).toBe(204);
    },
    faultOf: async (account: string) => (await connectionOf(account))?.fault ?? null,
    platformFault: async () => {
      const [state] = await database().select().from(connectorStates);
      return state?.fault ?? null;
    },
    counted: async ({ id }: Pick<TestPerson, 'id'>) => {
      const rows = await database()
        .select()
        .from(metricEvents)
        .where(eq(metricEvents.creator_id, id));
      return rows.reduce((sum, { value }) => sum + value, 0);
    },
    observed: () =>
      database().select().from(observedPublications).orderBy(observedPublications.publication_id),
    /** Posts that were counted as read on a day. */
    used: async (day = '2026-11-18', bucket = 'posts') => {
      const [row] = await database()
        .select()
        .from(connectorQuotas)
        .where(and(eq(connectorQuotas.bucket, bucket), eq(connectorQuotas.day, day)));
      return row?.used ?? 0;
    },
  };
}
