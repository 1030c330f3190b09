import { afterEach, beforeEach, expect, test } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import type { SimulatedMessage } from '#api/simulated-platforms/simulated-answers.ts';
import { eq } from '#api/store/drizzle.ts';
import { connections, connectorPushes } from '#api/store/tables/connectors.ts';
import { countedActivities, observedStreams } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import type { TestPerson } from '../support/api.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: ConnectedApi;
let person: TestPerson;
let time: number;

beforeEach(async () => {
  world = await startConnectedApi();
  time = START;
  advance(0);
  person = await link('42');
  await world.api.services.store.database.update(programs).set({
    metrics: [
      {
        ...{ name: 'minutes', label: { en: 'Minutes' }, categories: ['Battlefield 6'] },
        sources: ['kick.minutes_streamed'],
      },
    ],
  });
  await work();
});
afterEach(() => world.close());

function advance(milliseconds: number) {
  time += milliseconds;
  world.api.setTime(new Date(time));
}

const link = (account_id: string, consents: readonly 'streams'[] = ['streams']) =>
  linkAccount(world.api, { provider: 'kick', account_id, consents });

/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  const { signal } = new AbortController();
  for (const step of ['subscriptions', 'reads', 'pushes'] as const)
    await runConnector(services, 'kick', step, signal);
  await countWanted(services);
}

async function counted(of = person) {
  const rows = await world.api.services.store.database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, of.id));
  return rows.reduce((sum, { value }) => sum + value, 0);
}

const streams = () => world.api.services.store.database.select().from(observedStreams);
const pushes = () => world.api.services.store.database.select().from(connectorPushes);
const read = () => world.api.services.store.database.select().from(connections);
const post = ({ headers, body }: SimulatedMessage) => world.post({ ...headers }, body, 'kick');

/** The message that Kick would send of something, kept back. */
async function messageOf(happens: () => Promise<void>): Promise<SimulatedMessage> {
  const sent: SimulatedMessage[] = [];
  world.kick.events.faults.held = true;
  await happens();
  await world.kick.events.release((messages) => {
    sent.push(...messages);
    return [];
  });
  if (!sent[0]) throw new Error('Nothing was sent.');
  return sent[0];
}

test('a stream is told, sampled and counted while it goes on, and its minutes outside of the category are not', async () => {
  await world.kick.changeCategory('42', 'Battlefield™ 6');
  await world.kick.goLive('42');
  await work();
  for (let minutes = 0; minutes < 42; minutes += 2) {
    advance(2 * MINUTE);
    await work();
  }
  expect(await counted()).toBe(42);
  await world.kick.changeCategory('42', 'Just Chatting');
  advance(13 * MINUTE);
  await world.kick.endStream('42');
  await work();
  expect(await counted()).toBe(42);
  const activities = await world.api.services.store.database.select().from(countedActivities);
  expect(activities).toMatchObject([
    { observed: 55, counted: 42, uncounted: [{ reason: 'other_category', amount: 13 }] },
  ]);
  // What was told and what was read is one stream, whatever clock each names its moments by.
  expect(await streams()).toMatchObject([
    { started_at: new Date(START), ended_at: new Date(START + 55 * MINUTE), ended_by: 'push' },
  ]);
});

test('everything is asked for once, and again where Kick has ended it without a word', async () => {
  const asked = () => world.kick.events.subscriptions.map(({ event }) => event).sort();
  const both = ['livestream.metadata.updated', 'livestream.status.updated'];
  expect(asked()).toEqual(both);
  await work();
  expect(asked()).toEqual(both);
  world.kick.events.unsubscribe();
  advance(HOUR + MINUTE);
  await work();
  expect(asked()).toEqual(both);
});

test('what is not from Kick, or old, is refused, and what came before changes nothing', async () => {
  const message = await messageOf(() => world.kick.goLive('42'));
  const forged = { ...message, body: message.body.replace('"42"', '"43"') };
  expect((await post(forged)).status).toBe(403);
  const { 'kick-event-signature': _, ...unsigned } = message.headers;
  expect((await post({ ...message, headers: unsigned })).status).toBe(403);
  expect((await post(message)).status).toBe(200);
  expect((await post(message)).status).toBe(200);
  advance(HOUR + MINUTE);
  expect((await post(message)).status).toBe(403);
  expect(await pushes()).toHaveLength(1);
});

test('no names of people are kept of what Kick tells', async () => {
  await world.kick.goLive('42');
  const [{ body } = { body: {} }] = await pushes();
  expect(Object.keys(body).sort()).toEqual(['ended_at', 'is_live', 'started_at']);
});

test('an end that comes before its beginning, or without it, tells of the whole stream', async () => {
  await world.kick.changeCategory('42', 'Battlefield 6');
  const beginning = await messageOf(() => world.kick.goLive('42'));
  advance(25 * MINUTE);
  const end = await messageOf(() => world.kick.endStream('42'));
  await post(end);
  await work();
  const whole = { started_at: new Date(START), ended_at: new Date(time) };
  expect(await streams()).toMatchObject([whole]);
  expect(await counted()).toBe(25);
  await post(beginning);
  await work();
  expect(await streams()).toMatchObject([whole]);
  expect(await counted()).toBe(25);
});

test('one empty answer is no end, and a late end closes no newer stream', async () => {
  await world.kick.changeCategory('42', 'Battlefield 6');
  await world.kick.goLive('42');
  await work();
  advance(10 * MINUTE);
  world.kick.emptyAnswers = 1;
  await work();
  expect((await streams())[0]?.ended_at).toBeNull();
  const end = await messageOf(() => world.kick.endStream('42'));
  advance(5 * MINUTE);
  await world.kick.goLive('42');
  await work();
  advance(5 * MINUTE);
  await post(end);
  await work();
  const open = (await streams()).filter(({ ended_at }) => ended_at === null);
  expect(open).toMatchObject([{ started_at: new Date(START + 15 * MINUTE) }]);
  // A restart is one stream, and its gap counts for nothing.
  expect(await counted()).toBe(15);
});

test('what Kick failed to tell is read, and what it tells twice counts once', async () => {
  await world.kick.changeCategory('42', 'Battlefield 6');
  world.kick.events.faults.lost = true;
  await world.kick.goLive('42');
  advance(11 * MINUTE);
  await work();
  expect(await counted()).toBe(11);
  world.kick.events.faults.lost = false;
  world.kick.events.faults.doubled = true;
  advance(9 * MINUTE);
  await world.kick.endStream('42');
  await work();
  expect(await counted()).toBe(20);
});

test('a platform that is away is noted, and read again when it is back', async () => {
  world.kick.outage = 503;
  advance(11 * MINUTE);
  await work();
  expect(await read()).toMatchObject([{ fault: 'unreachable', fault_since: new Date(time) }]);
  world.kick.outage = undefined;
  world.kick.loseTokens();
  advance(2 * MINUTE);
  await work();
  expect(await read()).toMatchObject([{ fault: null, last_read_by: 'poll' }]);
});

test('without consent nobody is read, and who withdraws it is told of no more', async () => {
  const other = await link('77', []);
  await world.kick.goLive('77', { ago: HOUR });
  advance(11 * MINUTE);
  await work();
  expect(await streams()).toEqual([]);
  expect(await counted(other)).toBe(0);
  await world.api.services.store.database.update(connections).set({ consents: {} });
  await work();
  expect(world.kick.events.subscriptions).toEqual([]);
});
