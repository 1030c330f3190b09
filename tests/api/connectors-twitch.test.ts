import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { countWanted } from '#api/connectors/count-observed.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { openConnection } from '#api/core/connections/connections.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { connections, connectorPushes } from '#api/store/tables/connectors.ts';
import { countedActivities, observedStreams } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { jobBell } from '#api/workers/queue.ts';
import type { TestPerson } from '../support/api.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';
import { linkAccountAgain } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: ConnectedApi;
let person: TestPerson;
let time: number;

beforeEach(async () => {
  world = await startConnectedApi();
  advance(START - (time ?? 0), true);
  person = await link('42');
  const { database } = world.api.services.store;
  await database.update(programs).set({
    metrics: [
      {
        ...{ name: 'minutes', label: { en: 'Minutes' }, categories: ['Battlefield 6'] },
        sources: ['twitch.minutes_streamed'],
      },
    ],
  });
  await work();
});
afterEach(() => world.close());

function advance(milliseconds: number, absolute = false) {
  time = absolute ? START : time + milliseconds;
  world.api.setTime(new Date(time));
}

async function link(subject: string, consents: readonly 'streams'[] = ['streams']) {
  const { services } = world.api;
  const one = await world.api.creator('alpha');
  const [made] = await services.store.database
    .insert(identityLinks)
    .values({
      program_uuid: one.uuid,
      creator_id: one.id,
      provider: 'twitch',
      subject,
      name: 'Ada',
    })
    .returning();
  const of = { program_uuid: one.uuid, creator_id: one.id, link_id: made?.id ?? '' };
  await openConnection(
    services.store,
    { ...of, link: { provider: 'twitch', subject, account_id: null }, consents },
    services.now(),
  );
  return one;
}

/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  const { signal } = new AbortController();
  for (const step of ['subscriptions', 'reads', 'pushes'] as const) {
    await runConnector(services, 'twitch', step, signal);
    await world.twitch.events.settled();
  }
  await countWanted(services);
}

async function counted(of = person) {
  const { database } = world.api.services.store;
  const rows = await database
    .select()
    .from(metricEvents)
    .where(eq(metricEvents.creator_id, of.id))
    .orderBy(asc(metricEvents.id));
  return rows.reduce((sum, { value }) => sum + value, 0);
}

const streams = () => world.api.services.store.database.select().from(observedStreams);
const activities = () => world.api.services.store.database.select().from(countedActivities);

test('a stream is told, sampled and counted while it goes on, and its minutes outside of the category are not', async () => {
  await world.twitch.changeCategory('42', 'Battlefield™ 6');
  await world.twitch.goLive('42');
  await work();
  for (let minutes = 0; minutes < 42; minutes += 2) {
    advance(2 * MINUTE);
    await work();
  }
  expect(await counted()).toBe(42);
  await world.twitch.changeCategory('42', 'Just Chatting');
  advance(13 * MINUTE);
  await world.twitch.endStream('42');
  await work();
  expect(await counted()).toBe(42);
  expect(await activities()).toMatchObject([
    { observed: 55, counted: 42, uncounted: [{ reason: 'other_category', amount: 13 }] },
  ]);
});

test('the challenge is answered, and everything is asked for once', async () => {
  const types = () =>
    world.twitch.events.subscriptions.map(({ type, status }) => `${type} ${status}`).sort();
  const all = ['channel.update', 'stream.offline', 'stream.online', 'user.authorization.revoke'];
  expect(types()).toEqual(all.map((type) => `${type} enabled`));
  await work();
  expect(types()).toHaveLength(4);
});

test('what is not from Twitch, or old, is refused, and what came before changes nothing', async () => {
  const sent: { headers: Record<string, string>; body: string }[] = [];
  world.twitch.events.faults.held = true;
  await world.twitch.goLive('42');
  await world.twitch.events.release((messages) => {
    sent.push(...messages.map(({ headers, body }) => ({ headers: { ...headers }, body })));
    return [];
  });
  const [message] = sent;
  if (!message) throw new Error('Nothing was sent.');
  const forged = await world.post(message.headers, message.body.replace('"42"', '"43"'));
  expect(forged.status).toBe(403);
  expect((await world.post(message.headers, message.body)).status).toBe(204);
  expect((await world.post(message.headers, message.body)).status).toBe(204);
  advance(11 * MINUTE);
  expect((await world.post(message.headers, message.body)).status).toBe(403);
  const { database } = world.api.services.store;
  const stored = await database
    .select()
    .from(connectorPushes)
    .where(eq(connectorPushes.kind, 'stream.online'));
  expect(stored).toHaveLength(1);
});

test('a restart is one stream, one empty answer no end, and a late end closes no newer stream', async () => {
  await world.twitch.changeCategory('42', 'Battlefield 6');
  await world.twitch.goLive('42', { id: 'one' });
  await work();
  advance(10 * MINUTE);
  world.twitch.emptyAnswers = 1;
  await work();
  expect((await streams())[0]?.ended_at).toBeNull();
  world.twitch.events.faults.held = true;
  await world.twitch.endStream('42');
  advance(5 * MINUTE);
  world.twitch.events.faults.held = false;
  await world.twitch.goLive('42', { id: 'two' });
  await work();
  advance(5 * MINUTE);
  await world.twitch.events.release();
  await work();
  const open = (await streams()).filter(({ ended_at }) => ended_at === null);
  expect(open.map(({ stream_id }) => stream_id)).toEqual(['two']);
  expect(await activities()).toMatchObject([{ activity: 'twitch:stream:one', counted: 15 }]);
  expect(await counted()).toBe(15);
});

test('after 24 hours without us nothing is lost or counted twice, whatever comes in which order', async () => {
  await world.twitch.changeCategory('42', 'Battlefield 6');
  await world.twitch.goLive('42', { id: 'before' });
  await work();
  advance(4 * MINUTE);
  await work();
  expect(await counted()).toBe(4);
  // We are away: Twitch loses what it sends, and a whole stream passes.
  world.twitch.events.faults.lost = true;
  advance(56 * MINUTE);
  await world.twitch.endStream('42');
  advance(5 * HOUR);
  await world.twitch.goLive('42', { id: 'unseen' });
  advance(2 * HOUR);
  await world.twitch.endStream('42');
  advance(16 * HOUR - 10 * MINUTE);
  world.twitch.events.faults.lost = false;
  // At our return all comes at once: doubled, the newest first, while we read already.
  world.twitch.events.faults.held = true;
  world.twitch.events.faults.doubled = true;
  await world.twitch.goLive('42', { id: 'after' });
  advance(5 * MINUTE);
  await world.twitch.changeCategory('42', 'Battlefield 6');
  await world.twitch.endStream('42');
  advance(2 * MINUTE);
  await world.twitch.goLive('42', { id: 'again' });
  await Promise.all([
    work(),
    world.twitch.events.release((messages) => messages.reverse()),
    work(),
  ]);
  advance(3 * MINUTE);
  await work();
  advance(20 * MINUTE);
  await world.twitch.endStream('42');
  await work();
  advance(15 * MINUTE);
  await work();
  // Read again, all of it: nothing is added.
  await world.api.services.store.database
    .update(connections)
    .set({ count_wanted_at: new Date(time) });
  await work();
  const rows = await activities();
  expect(rows.map(({ activity, counted: sum }) => [activity, sum]).sort()).toEqual([
    ['twitch:stream:after', 5 + 23],
    ['twitch:stream:before', 60],
    ['twitch:stream:unseen', 120],
  ]);
  expect(await counted()).toBe(60 + 120 + 28);
});

test('a platform that is away is noted, and read again when it is back', async () => {
  world.twitch.outage = 503;
  advance(11 * MINUTE);
  await work();
  const { database } = world.api.services.store;
  const read = () => database.select().from(connections);
  expect(await read()).toMatchObject([{ fault: 'unreachable', fault_since: new Date(time) }]);
  world.twitch.outage = undefined;
  world.twitch.loseTokens();
  advance(2 * MINUTE);
  await work();
  expect(await read()).toMatchObject([{ fault: null, last_read_by: 'poll' }]);
});

test('who takes back what Twitch was allowed is not read any more', async () => {
  await world.twitch.revoke('42');
  await work();
  const { database } = world.api.services.store;
  expect(await database.select().from(connections)).toMatchObject([
    { consents: {}, fault: 'revoked', tokens: null },
  ]);
  await work();
  expect(world.twitch.events.subscriptions).toEqual([]);
});

test('a message that is late ends nothing of who has linked anew meanwhile', async () => {
  world.twitch.events.faults.held = true;
  await world.twitch.revoke('42');
  advance(5 * MINUTE);
  await linkAccountAgain(world.api, { account_id: '42', consents: ['streams'] });
  await world.twitch.events.release();
  await work();
  const { database } = world.api.services.store;
  expect(await database.select().from(connections)).toMatchObject([{ fault: null }]);
});

test('a category that was told days before holds for a stream of today', async () => {
  await world.twitch.changeCategory('42', 'Battlefield 6');
  await work();
  advance(3 * 24 * HOUR);
  // Nothing is read of it: it is known by what was told alone.
  const { services } = world.api;
  await world.twitch.goLive('42');
  advance(50 * MINUTE);
  await world.twitch.endStream('42');
  await runConnector(services, 'twitch', 'pushes', new AbortController().signal);
  await countWanted(services);
  expect(await activities()).toMatchObject([{ observed: 50, counted: 50, uncounted: [] }]);
});

test('a campaign that counts something else by now judges anew what was observed before', async () => {
  await world.twitch.changeCategory('42', 'Just Chatting');
  await world.twitch.goLive('42');
  await work();
  advance(HOUR);
  await world.twitch.endStream('42');
  await work();
  advance(24 * HOUR);
  await work();
  const before = await counted();
  const { services, program } = world.api;
  const campaign = program('alpha').campaign();
  if (!campaign) throw new Error('The fixture has no campaign.');
  const metrics = [
    { name: 'minutes', label: { en: 'Minutes' }, sources: ['twitch.minutes_streamed'] },
  ] as typeof campaign.metrics;
  const changed = { ...campaign, metrics: [...campaign.metrics, ...metrics], hash: 'another one' };
  await applyCampaign(services.store, program('alpha'), changed);
  await countWanted(services);
  expect([before, await counted()]).toEqual([0, 60]);
});

test('a message wakes whoever works it off, and what it says whoever counts it', async () => {
  const { services } = world.api;
  let rung = 0;
  const silence = jobBell.listen(services.store, () => {
    rung += 1;
  });
  // Those who were rung for a moment ago look again by themselves.
  await sleep(250);
  await world.twitch.changeCategory('42', 'Battlefield 6');
  expect(rung).toBe(1);
  await runConnector(services, 'twitch', 'pushes', new AbortController().signal);
  expect(rung).toBe(2);
  silence();
});

test('a message that cannot be worked off holds up no other, and is tried again', async () => {
  await link('77');
  await world.twitch.goLive('42');
  const { services } = world.api;
  const now = services.now();
  // Too long for the index, and not to be made shorter.
  const id = randomBytes(8_000).toString('hex');
  const body = { event: { id, type: 'live', started_at: now.toISOString() } };
  await services.store.database.insert(connectorPushes).values({
    ...{ platform: 'twitch', message_id: 'broken', kind: 'stream.online', account_id: '77', body },
    ...{ sent_at: now, received_at: now, next_attempt_at: now },
  });
  await world.twitch.changeCategory('42', 'Battlefield 6');
  await runConnector(services, 'twitch', 'pushes', new AbortController().signal);
  expect(await streams()).toMatchObject([{ account_id: '42' }]);
  const pushes = () =>
    services.store.database.select().from(connectorPushes).orderBy(asc(connectorPushes.id));
  expect((await pushes()).slice(-3)).toMatchObject([
    { state: 'done', body: {} },
    { message_id: 'broken', state: 'pending', attempts: 1, body },
    { state: 'done', body: {} },
  ]);
});

test('one who cannot be counted holds up no other, and is tried after them', async () => {
  const other = await link('77');
  const { services } = world.api;
  await world.twitch.goLive('42');
  await world.twitch.goLive('77');
  advance(20 * MINUTE);
  await runConnector(services, 'twitch', 'pushes', new AbortController().signal);
  await runConnector(services, 'twitch', 'reads', new AbortController().signal);
  const { database } = services.store;
  const waiting = async () =>
    (await database.select({ at: connections.count_wanted_at }).from(connections)).flatMap(
      ({ at }) => at ?? [],
    );
  expect(await waiting()).toHaveLength(2);
  advance(MINUTE);
  let asked = 0;
  const byUuid = (uuid: string) => {
    asked += 1;
    if (asked === 1) throw new Error('Something is wrong with the first one.');
    return services.programs.byUuid(uuid);
  };
  const programs = { ...services.programs, byUuid };
  await expect(countWanted({ ...services, programs })).rejects.toThrow('the first one');
  expect(await waiting()).toEqual([new Date(time)]);
  await countWanted({ ...services, programs });
  expect(await waiting()).toEqual([]);
  expect(await activities()).toHaveLength(2);
  expect(await counted(other)).toBe(0);
});

test('what was observed while its program was not there counts when it is there again', async () => {
  const { services } = world.api;
  const stream = async () => {
    await world.twitch.changeCategory('42', 'Battlefield 6');
    await world.twitch.goLive('42');
    advance(30 * MINUTE);
    await world.twitch.endStream('42');
    await runConnector(services, 'twitch', 'pushes', new AbortController().signal);
  };
  await stream();
  await countWanted(services);
  advance(24 * HOUR);
  await stream();
  advance(2 * HOUR);
  await countWanted({ ...services, programs: { ...services.programs, byUuid: () => undefined } });
  expect(await counted()).toBe(30);
  advance(24 * HOUR);
  await stream();
  await countWanted(services);
  expect(await counted()).toBe(90);
});

test('without consent nobody is read', async () => {
  const other = await link('77', []);
  await world.twitch.goLive('77', { ago: HOUR });
  advance(11 * MINUTE);
  await work();
  expect(await streams()).toEqual([]);
  expect(await counted(other)).toBe(0);
});
