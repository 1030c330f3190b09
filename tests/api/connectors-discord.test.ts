import { afterEach, beforeEach, expect, test } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { connections, connectorStates } from '#api/store/tables/connectors.ts';
import { countedActivities, observedMemberships } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const HOUR = 60 * 60_000;
const SERVER = '81384788765712384';
const OTHER = '81384788765712999';
const ROLE = '81385020756865024';

let world: ConnectedApi;
let time: number;

beforeEach(async () => {
  world = await startConnectedApi();
  time = START;
  advance(0);
  await name({ servers: [SERVER] });
});
afterEach(() => world.close());

function advance(milliseconds: number) {
  time += milliseconds;
  world.api.setTime(new Date(time));
}

/** What the campaigns of all programs ask for. */
const name = (options: { readonly servers: string[]; readonly roles?: string[] }) =>
  world.api.services.store.database.update(programs).set({
    metrics: [
      {
        ...{ name: 'days', label: { en: 'Days on our server' } },
        ...{ sources: ['discord.membership_days'], ...options },
      },
    ],
  });

const link = (account_id: string) =>
  linkAccount(world.api, { provider: 'discord', account_id, consents: ['memberships'] });

/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  await runConnector(services, 'discord', 'reads', new AbortController().signal);
  await countWanted(services);
}

const database = () => world.api.services.store.database;
async function counted({ id }: { readonly id: string }) {
  const rows = await database().select().from(metricEvents).where(eq(metricEvents.creator_id, id));
  return rows.reduce((sum, { value }) => sum + value, 0);
}
const activities = () =>
  database().select().from(countedActivities).orderBy(asc(countedActivities.activity));
const faultOf = async (account: string) => {
  const [row] = await database()
    .select()
    .from(connections)
    .where(eq(connections.account_id, account));
  return row?.fault ?? null;
};

test('each day on the server counts one, however often it is looked at', async () => {
  const ada = await link('42');
  world.discord.join(SERVER, '42');
  for (let hour = 0; hour < 38; hour += 1) {
    await work();
    advance(HOUR);
  }
  // From 10:00 to the end of the next day.
  expect(await counted(ada)).toBe(2);
  expect(world.discord.asked).toBe(38);
  expect(await activities()).toMatchObject([
    {
      ...{ activity: `discord:membership:${SERVER}:2026-11-18`, content_type: null },
      ...{ started_at: new Date(START), observed: 1, counted: 1, uncounted: [] },
    },
    { activity: `discord:membership:${SERVER}:2026-11-19`, counted: 1 },
  ]);
});

test('who joins later on a day has that day; who leaves keeps it, and joins again for no other', async () => {
  const ada = await link('42');
  await work();
  expect(await activities()).toMatchObject([
    { counted: 0, uncounted: [{ reason: 'not_a_member', amount: 1 }] },
  ]);
  world.discord.join(SERVER, '42');
  advance(HOUR);
  await work();
  const joined = [{ counted: 1, uncounted: [], started_at: new Date(START + HOUR) }];
  expect(await activities()).toMatchObject(joined);
  world.discord.leave(SERVER, '42');
  advance(HOUR);
  await work();
  world.discord.join(SERVER, '42');
  advance(HOUR);
  await work();
  expect(await activities()).toMatchObject(joined);
  expect(await counted(ada)).toBe(1);
});

test('a role is asked for by its id', async () => {
  await name({ servers: [SERVER], roles: [ROLE] });
  const ada = await link('42');
  world.discord.join(SERVER, '42', ['1']);
  await work();
  expect(await activities()).toMatchObject([
    { counted: 0, uncounted: [{ reason: 'role_missing', amount: 1 }] },
  ]);
  world.discord.join(SERVER, '42', ['1', ROLE]);
  advance(HOUR);
  await work();
  expect(await counted(ada)).toBe(1);
});

test('a server without the bot keeps nobody from the others, is asked once in a run, and is told', async () => {
  await name({ servers: [OTHER, SERVER] });
  world.discord.closed.add(OTHER);
  const people = [await link('42'), await link('43')];
  for (const account of ['42', '43']) world.discord.join(SERVER, account);
  await work();
  for (const person of people) expect(await counted(person)).toBe(1);
  expect(world.discord.asked).toBe(3);
  expect(await faultOf('42')).toBeNull();
  const [state] = await database().select().from(connectorStates);
  expect(state?.fault).toContain(OTHER);
  world.discord.closed.delete(OTHER);
  advance(HOUR);
  await work();
  const [well] = await database().select().from(connectorStates);
  expect(well?.fault).toBeNull();
});

test('where no server lets the bot in, the account says so', async () => {
  world.discord.closed.add(SERVER);
  await link('42');
  await work();
  expect(await faultOf('42')).toBe('refused');
});

test.each([
  ['does not answer', { outage: 503 }, 60_000],
  ['has had too many requests', { limitedFor: 600 }, 600_000],
])('Discord that %s is asked again later, and nothing is lost', async (_case, failing, wait) => {
  const ada = await link('42');
  const len = await link('43');
  for (const account of ['42', '43']) world.discord.join(SERVER, account);
  Object.assign(world.discord, failing);
  await work();
  const faults = async () => [await faultOf('42'), await faultOf('43')];
  expect([await faults(), world.discord.asked]).toEqual([['unreachable', 'unreachable'], 1]);
  Object.assign(world.discord, { outage: undefined, limitedFor: undefined });
  advance(wait - 1000);
  await work();
  expect(world.discord.asked).toBe(1);
  advance(1000);
  await work();
  expect([await counted(ada), await counted(len), await faults()]).toEqual([1, 1, [null, null]]);
});

test('what was read goes with the link, what was counted stays', async () => {
  const ada = await link('42');
  world.discord.join(SERVER, '42', [ROLE]);
  await work();
  expect(await database().select().from(observedMemberships)).toMatchObject([
    { account_id: '42', group_id: SERVER, member: true, roles: [ROLE], since: new Date(START) },
  ]);
  await database().delete(connections);
  await forgetObservations(world.api.services);
  expect(await database().select().from(observedMemberships)).toEqual([]);
  expect(await counted(ada)).toBe(1);
});
