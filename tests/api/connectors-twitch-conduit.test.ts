import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectorContext } from '#api/connectors/connector.ts';
import { countWanted } from '#api/connectors/count-observed.ts';
import { contextOf } from '#api/connectors/registry.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { checkTwitch } from '#api/connectors/twitch/check-twitch.ts';
import { readHearing } from '#api/connectors/twitch/conduit-rows.ts';
import { ConduitKeeper } from '#api/connectors/twitch/keep-conduit.ts';
import { eq, sql } from '#api/store/drizzle.ts';
import { StoreUnavailableError } from '#api/store/errors.ts';
import {
  connections,
  connectorPushes,
  connectorSubscriptions,
} from '#api/store/tables/connectors.ts';
import { observedStreams } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { listPlatforms } from '#contract/connections/platform-endpoints.ts';
import { testInDepth } from '../support/in-depth.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const TIMES = { look: 30, lease: 30, compare: 150, retry: { first: 20, longest: 60 } };

let world: ConnectedApi;
let time: number;
let keepers: ConduitKeeper[];

beforeEach(async () => {
  world = await startConnectedApi({ reachable: false });
  keepers = [];
  advance(START - (time ?? 0), true);
  await linkAccount(world.api, { provider: 'twitch', account_id: '42', consents: ['streams'] });
  await world.api.services.store.database.update(programs).set({
    metrics: [{ name: 'minutes', label: { en: 'Minutes' }, sources: ['twitch.minutes_streamed'] }],
  });
});
afterEach(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  await world.close();
});

function advance(milliseconds: number, absolute = false) {
  time = absolute ? START : time + milliseconds;
  world.api.setTime(new Date(time));
}

const context = (): ConnectorContext => {
  const found = contextOf(world.api.services, 'twitch');
  if (!found) throw new Error('Twitch is not reached.');
  return found;
};

function keep(of: () => ConnectorContext | undefined = context, times: Partial<typeof TIMES> = {}) {
  const keeper = new ConduitKeeper(of, { ...TIMES, ...times });
  keepers.push(keeper);
  keeper.start();
  return keeper;
}

const events = () => world.twitch.events;
const conduits = () => events().conduits;
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 10 });
const hearing = () => readHearing(context());
const connected = () =>
  until(async () => expect((await hearing())?.connected_at).toBeInstanceOf(Date));

/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  for (const step of ['subscriptions', 'reads', 'pushes'] as const)
    await runConnector(services, 'twitch', step, new AbortController().signal);
  await countWanted(services);
}

/** The connection is open, and Twitch was asked to tell. */
async function listening() {
  const keeper = keep();
  await connected();
  await work();
  return keeper;
}

const pushes = () =>
  world.api.services.store.database.select().from(connectorPushes).orderBy(connectorPushes.id);
const kinds = async () => (await pushes()).map(({ kind }) => kind);
const told = (wanted: readonly string[]) =>
  until(async () => expect(await kinds()).toEqual(wanted));
const streams = () => world.api.services.store.database.select().from(observedStreams);
const counted = async () =>
  (await world.api.services.store.database.select().from(metricEvents)).reduce(
    (sum, { value }) => sum + value,
    0,
  );

test('a stream that is told over the connection is counted, each message once however often it comes', async () => {
  await listening();
  expect(
    events()
      .subscriptions.map(({ type, status }) => `${type} ${status}`)
      .sort(),
  ).toEqual([
    'channel.update enabled',
    'stream.offline enabled',
    'stream.online enabled',
    'user.authorization.revoke enabled',
  ]);
  events().faults.doubled = true;
  await world.twitch.goLive('42', { id: 'one' });
  advance(5 * MINUTE);
  await world.twitch.changeCategory('42', 'Chess');
  advance(20 * MINUTE);
  await world.twitch.endStream('42');
  await told(['stream.online', 'channel.update', 'stream.offline']);
  const [online] = await pushes();
  expect(online).toMatchObject({
    ...{ account_id: '42', sent_at: new Date(START), state: 'pending' },
    body: { event: { id: 'one', type: 'live' }, subscription: { type: 'stream.online' } },
  });
  expect(JSON.stringify(online?.body)).not.toContain('user_login');
  await runConnector(world.api.services, 'twitch', 'pushes', new AbortController().signal);
  await countWanted(world.api.services);
  expect(await counted()).toBe(25);
  expect(await streams()).toMatchObject([{ stream_id: 'one', ended_by: 'push' }]);
});

test('what starts while the connection is cut is found by reading, and is no second stream when it is told', async () => {
  await listening();
  const [before] = conduits().sessions;
  const [conduit] = conduits().conduits;
  conduits().hanging = true;
  conduits().drop();
  await until(async () => expect(await hearing()).toMatchObject({ connected_at: null }));
  expect((await hearing())?.fault).toMatch(
    /^The connection to Twitch ended: it was closed with 1006/,
  );
  await world.twitch.goLive('42', { id: 'unheard' });
  advance(11 * MINUTE);
  await work();
  expect(await streams()).toMatchObject([{ stream_id: 'unheard', ended_at: null }]);
  expect(await kinds()).toEqual([]);
  conduits().hanging = false;
  conduits().drop();
  for (const keeper of keepers.splice(0)) await keeper.stop();
  keep();
  await connected();
  expect(conduits().sessions).not.toContain(before);
  // Bound anew, the same conduit tells on: nothing is asked for again.
  expect(conduits().conduits).toMatchObject([{ id: conduit?.id, shard: { status: 'enabled' } }]);
  expect(await hearing()).toMatchObject({ fault: null, fault_since: null });
  advance(4 * MINUTE);
  await world.twitch.endStream('42');
  await told(['stream.offline']);
  await work();
  expect(await streams()).toMatchObject([{ stream_id: 'unheard', ended_by: 'push' }]);
  expect(await counted()).toBe(15);
});

test('a connection that is cut is opened anew by itself', async () => {
  await listening();
  const [before] = conduits().sessions;
  conduits().drop();
  await until(() => expect(conduits().conduits[0]?.shard?.session_id).not.toBe(before));
  await connected();
  await world.twitch.goLive('42');
  await told(['stream.online']);
});

testInDepth(
  'where Twitch asks to move, the old connection is read until the new one has its welcome',
  async () => {
    await listening();
    const [session] = conduits().sessions;
    const since = (await hearing())?.connected_at;
    advance(MINUTE);
    // The new one is taken and says nothing yet: what is told meanwhile comes over the old one.
    conduits().slow = 300;
    conduits().reconnect();
    await until(() => expect(conduits().opening).toBe(1));
    await world.twitch.goLive('42');
    await told(['stream.online']);
    expect(conduits().open).toBe(1);
    await until(() => expect(conduits().welcomed).toBe(2));
    await until(() => expect(conduits().open).toBe(1));
    await world.twitch.endStream('42');
    await told(['stream.online', 'stream.offline']);
    expect(conduits().sessions).toEqual([session]);
    // One that follows another is no new one to operators.
    expect((await hearing())?.connected_at).toEqual(since);
  },
);

testInDepth(
  'where the address to move to does not do, another connection is opened beside the old one',
  async () => {
    await listening();
    const [session] = conduits().sessions;
    conduits().reconnect('https://elsewhere.example/ws');
    await until(() => expect(conduits().conduits[0]?.shard?.session_id).not.toBe(session));
    await world.twitch.goLive('42');
    await told(['stream.online']);
  },
);

test('a second instance waits, takes over when the first ends, and makes no conduit of its own', async () => {
  const first = await listening();
  const second = keep();
  await until(() => expect(world.twitch.asked.length).toBeGreaterThan(5));
  await new Promise((resolve) => setTimeout(resolve, 5 * TIMES.look));
  expect(conduits().sessions).toHaveLength(1);
  const [session] = conduits().sessions;
  await first.stop();
  await until(() => expect(conduits().sessions).toHaveLength(1));
  await connected();
  expect(conduits().sessions).not.toEqual([session]);
  expect(conduits().conduits).toHaveLength(1);
  await world.twitch.goLive('42');
  await told(['stream.online']);
  await second.stop();
  expect(conduits().sessions).toEqual([]);
});

test('one that ended without a word is followed when its lease is over, and is shown as connected no longer', async () => {
  const first = await listening();
  await first.stop();
  const { database } = world.api.services.store;
  // As a killed process leaves it: the lease runs on, and the connection is noted as open.
  await database.execute(sql`insert into leases (name, holder, held_until)
    values ('twitch-conduit', gen_random_uuid(), clock_timestamp() + interval '500 milliseconds')`);
  await database.execute(
    sql`update connector_conduits set connected_at = ${new Date(time).toISOString()}`,
  );
  advance(MINUTE);
  expect(await hearing()).toMatchObject({ connected_at: new Date(time - MINUTE) });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await hearing()).toMatchObject({ connected_at: null });
  keep();
  await until(async () => expect(await hearing()).toMatchObject({ connected_at: new Date(time) }));
});

testInDepth('whoever was away for longer than its lease closes its connection', async () => {
  await listening();
  const { database } = world.api.services.store;
  await database.execute(sql`update leases set holder = gen_random_uuid(),
    held_until = clock_timestamp() + interval '1 hour' where name = 'twitch-conduit'`);
  await until(() => expect(conduits().open).toBe(0));
});

testInDepth(
  'our own conduit is adopted after a restart, and one that was made without an answer, too',
  async () => {
    const first = await listening();
    const asked = () =>
      world.twitch.asked.filter((path) => path === 'POST /helix/eventsub/conduits');
    expect(asked()).toHaveLength(1);
    await first.stop();
    const second = await listening();
    expect(conduits().conduits).toHaveLength(1);
    await second.stop();
    const { database } = world.api.services.store;
    const other = conduits().conduits[0]?.id ?? '';
    await database.execute(
      sql`update connector_conduits set conduit_id = null, beside = ${sql.param([other])}::text[]`,
    );
    conduits().make();
    await listening();
    expect(asked()).toHaveLength(1);
    expect(conduits().conduits).toMatchObject([
      { id: other, shard: { status: 'websocket_disconnected' } },
      { shard: { status: 'enabled' } },
    ]);
  },
);

testInDepth(
  'a conduit that is gone is made anew, and everything is asked for over it',
  async () => {
    await listening();
    const [gone] = conduits().conduits;
    events().deleteConduit(gone?.id ?? '');
    await until(() =>
      expect(conduits().conduits).toMatchObject([{ shard: { status: 'enabled' } }]),
    );
    await connected();
    await work();
    const [made] = conduits().conduits;
    expect(made?.id).not.toBe(gone?.id);
    expect(events().subscriptions.map(({ callback }) => callback)).toEqual(
      Array.from({ length: 4 }, () => `conduit:${made?.id}`),
    );
    await world.twitch.goLive('42');
    await told(['stream.online']);
  },
);

testInDepth('a connection that another one took the place of is opened anew', async () => {
  await listening();
  const [conduit] = conduits().conduits;
  if (conduit?.shard) conduit.shard.status = 'websocket_failed_ping_pong';
  await until(() => expect(conduits().conduits[0]?.shard?.status).toBe('enabled'));
  await world.twitch.goLive('42');
  await told(['stream.online']);
});

testInDepth('where no sign of life comes, the connection is ended and opened anew', async () => {
  conduits().keepalive = 0.2;
  conduits().silent = true;
  const keeper = keep(context, { compare: 60_000 });
  await connected();
  const [session] = conduits().sessions;
  await until(() => expect(conduits().welcomed).toBeGreaterThan(1));
  expect(conduits().sessions).not.toContain(session);
  // Often enough that a machine that stalls is not taken for silence.
  Object.assign(conduits(), { silent: false, keepalive: 1, signs: 5 });
  await keeper.stop();
  const welcomed = conduits().welcomed;
  keep(context, { compare: 60_000 });
  await connected();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  // With its signs of life it stays.
  expect(conduits().welcomed).toBe(welcomed + 1);
});

test('what Twitch ends is noted as where it comes to an address', async () => {
  await listening();
  const { database } = world.api.services.store;
  const one = events().subscriptions.find(({ type }) => type === 'stream.online');
  await events().end(one?.id ?? '', 'version_removed');
  await told(['revocation']);
  await runConnector(world.api.services, 'twitch', 'pushes', new AbortController().signal);
  const online = () =>
    database
      .select()
      .from(connectorSubscriptions)
      .where(eq(connectorSubscriptions.kind, 'stream.online'));
  expect(await online()).toMatchObject([{ state: 'revoked', detail: 'version_removed' }]);
  await work();
  expect(await online()).toMatchObject([{ state: 'enabled' }]);
  await world.twitch.revoke('42');
  await until(async () => expect(await kinds()).toContain('user.authorization.revoke'));
  await work();
  expect(await database.select().from(connections)).toMatchObject([
    { consents: {}, fault: 'revoked' },
  ]);
});

testInDepth('what comes while the store is away is stored when it is back', async () => {
  let away = false;
  const of = (): ConnectorContext => {
    const found = context();
    const single: typeof found.store.single = (run) =>
      away
        ? Promise.reject(new StoreUnavailableError('The store is away.'))
        : found.store.single(run);
    const store = new Proxy(found.store, {
      get: (target, name) => (name === 'single' ? single : Reflect.get(target, name)),
    });
    return { ...found, store };
  };
  keep(of);
  await connected();
  await work();
  away = true;
  await world.twitch.goLive('42');
  await world.twitch.endStream('42');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await kinds()).toEqual([]);
  away = false;
  await told(['stream.online', 'stream.offline']);
});

test('a stop closes the connection, also one that is only being opened, and gives the lease back', async () => {
  const keeper = await listening();
  const began = performance.now();
  await keeper.stop();
  expect(performance.now() - began).toBeLessThan(1_500);
  expect(conduits().open).toBe(0);
  expect(await hearing()).toMatchObject({ connected_at: null, fault: null });
  const { database } = world.api.services.store;
  const { rows } = await database.execute(sql`select * from leases where name = 'twitch-conduit'`);
  expect(rows).toEqual([]);
  conduits().hanging = true;
  const other = keep();
  await until(() => expect(conduits().opening).toBe(1));
  const again = performance.now();
  await other.stop();
  expect(performance.now() - again).toBeLessThan(1_500);
});

testInDepth('five conduits of others are one too many, and what to do is said', async () => {
  for (let made = 0; made < 5; made += 1) conduits().make();
  keep();
  await until(async () => expect((await hearing())?.fault).toContain('no more: delete one'));
  expect(conduits().conduits).toHaveLength(5);
  const reviewer = await world.api.operator('alpha', 'reviewer');
  const { body } = await world.api.call(listPlatforms, {
    ...{ token: reviewer.token, query: { uuid: reviewer.uuid } },
  });
  expect(body.platforms).toMatchObject([
    { platform: 'twitch', conduit: { connected_since: null, fault_since: expect.any(String) } },
  ]);
});

test('how its connection stands is said to operators of the console and of the server', async () => {
  const keeper = await listening();
  const reviewer = await world.api.operator('alpha', 'reviewer');
  const shown = async () => {
    const { body } = await world.api.call(listPlatforms, {
      ...{ token: reviewer.token, query: { uuid: reviewer.uuid } },
    });
    return body.platforms[0]?.conduit;
  };
  const since = new Date(START).toISOString();
  expect(await shown()).toEqual({ connected_since: since, fault: null, fault_since: null });
  const check = () => checkTwitch(context().access, new AbortController().signal);
  const [conduit] = conduits().conduits;
  expect(await check()).toContain(`By conduit ${conduit?.id}: connected since ${since}.`);
  expect(await check()).toContain(
    'It was asked to tell of 4 things; of the first 4: 4 enabled by conduit.',
  );
  await keeper.stop();
  expect(await shown()).toEqual({ connected_since: null, fault: null, fault_since: null });
  expect(await check()).toContain(
    `By conduit ${conduit?.id}: not connected (websocket_disconnected since ${since}).`,
  );
});

test('nobody is read, or Twitch reaches us: no conduit is made, and one that was is deleted', async () => {
  const { database } = world.api.services.store;
  const keeper = await listening();
  await keeper.stop();
  const callback = 'https://creators.example/api/connectors/twitch';
  const reached = { ...context(), access: { ...context().access, callback } };
  keep(() => reached);
  await new Promise((resolve) => setTimeout(resolve, 5 * TIMES.look));
  expect(conduits().sessions).toEqual([]);
  const { twitch } = await import('#api/connectors/twitch/twitch.ts');
  await twitch.subscribe?.(reached, new AbortController().signal);
  expect(conduits().conduits).toEqual([]);
  expect(new Set(events().subscriptions.map((one) => one.callback))).toEqual(new Set([callback]));
  await database.update(connections).set({ consents: {} });
  keep();
  await new Promise((resolve) => setTimeout(resolve, 5 * TIMES.look));
  expect(conduits().conduits).toEqual([]);
  expect(await hearing()).toBeNull();
});
