import { expect, test } from 'vitest';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { asc } from '#api/store/drizzle.ts';
import { connections, connectorStates } from '#api/store/tables/connectors.ts';
import { countedActivities, observedMemberships } from '#api/store/tables/observations.ts';
import { HOUR, openConnectorWorld, START } from '../support/platforms/connector-world.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const SERVER = '81384788765712384';
const OTHER = '81384788765712999';
const ROLE = '81385020756865024';

const { world, database, advance, name, work, faultOf, counted } = openConnectorWorld('discord', {
  ...{ source: 'discord.membership_days', asked: { servers: [SERVER] } },
});
const discord = () => world().discord;

const link = (account_id: string) =>
  linkAccount(world().api, { provider: 'discord', account_id, consents: ['memberships'] });

const activities = () =>
  database().select().from(countedActivities).orderBy(asc(countedActivities.activity));

test('each day on the server counts one, however often it is looked at', async () => {
  const ada = await link('42');
  discord().join(SERVER, '42');
  for (let hour = 0; hour < 38; hour += 1) {
    await work();
    advance(HOUR);
  }
  // From 10:00 to the end of the next day.
  expect(await counted(ada)).toBe(2);
  expect(discord().asked).toBe(38);
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
  discord().join(SERVER, '42');
  advance(HOUR);
  await work();
  const joined = [{ counted: 1, uncounted: [], started_at: new Date(START + HOUR) }];
  expect(await activities()).toMatchObject(joined);
  discord().leave(SERVER, '42');
  advance(HOUR);
  await work();
  discord().join(SERVER, '42');
  advance(HOUR);
  await work();
  expect(await activities()).toMatchObject(joined);
  expect(await counted(ada)).toBe(1);
});

test('a role is asked for by its id', async () => {
  await name({ servers: [SERVER], roles: [ROLE] });
  const ada = await link('42');
  discord().join(SERVER, '42', ['1']);
  await work();
  expect(await activities()).toMatchObject([
    { counted: 0, uncounted: [{ reason: 'role_missing', amount: 1 }] },
  ]);
  discord().join(SERVER, '42', ['1', ROLE]);
  advance(HOUR);
  await work();
  expect(await counted(ada)).toBe(1);
});

test('a server without the bot keeps nobody from the others, is asked once in a run, and is told', async () => {
  await name({ servers: [OTHER, SERVER] });
  discord().closed.add(OTHER);
  const people = [await link('42'), await link('43')];
  for (const account of ['42', '43']) discord().join(SERVER, account);
  await work();
  for (const person of people) expect(await counted(person)).toBe(1);
  expect(discord().asked).toBe(3);
  expect(await faultOf('42')).toBeNull();
  const [state] = await database().select().from(connectorStates);
  expect(state?.fault).toContain(OTHER);
  discord().closed.delete(OTHER);
  advance(HOUR);
  await work();
  const [well] = await database().select().from(connectorStates);
  expect(well?.fault).toBeNull();
});

test('where no server lets the bot in, the account says so', async () => {
  discord().closed.add(SERVER);
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
  for (const account of ['42', '43']) discord().join(SERVER, account);
  Object.assign(discord(), failing);
  await work();
  const faults = async () => [await faultOf('42'), await faultOf('43')];
  expect([await faults(), discord().asked]).toEqual([['unreachable', 'unreachable'], 1]);
  Object.assign(discord(), { outage: undefined, limitedFor: undefined });
  advance(wait - 1000);
  await work();
  expect(discord().asked).toBe(1);
  advance(1000);
  await work();
  expect([await counted(ada), await counted(len), await faults()]).toEqual([1, 1, [null, null]]);
});

test('what was read goes with the link, what was counted stays', async () => {
  const ada = await link('42');
  discord().join(SERVER, '42', [ROLE]);
  await work();
  expect(await database().select().from(observedMemberships)).toMatchObject([
    { account_id: '42', group_id: SERVER, member: true, roles: [ROLE], since: new Date(START) },
  ]);
  await database().delete(connections);
  await forgetObservations(world().api.services);
  expect(await database().select().from(observedMemberships)).toEqual([]);
  expect(await counted(ada)).toBe(1);
});
