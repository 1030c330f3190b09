import { afterEach, beforeEach, expect, test } from 'vitest';
import { unlinkAccount } from '#api/auth/link-identity.ts';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { observeGames } from '#api/connectors/observe-games.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { setConsent } from '#api/core/connections/connections.ts';
import { forgetUnlinked } from '#api/core/connections/forget-unlinked.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { connections, connectorQuotas, connectorStates } from '#api/store/tables/connectors.ts';
import { countedActivities, observedGames, playedTimes } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { testInDepth } from '../support/in-depth.ts';
import {
  type ConnectedApi,
  type ConnectedApiOptions,
  startConnectedApi,
} from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GAME = '730';
const OTHER = '570';
const ADA = '76561198000000042';
const LEN = '76561198000000043';

let world: ConnectedApi;
let time: number;

async function begin(options: ConnectedApiOptions = {}) {
  world = await startConnectedApi(options);
  time = START;
  advance(0);
  await name('steam.minutes_played', [Number(GAME)]);
}
beforeEach(() => begin());
afterEach(() => world.close());

function advance(milliseconds: number) {
  time += milliseconds;
  world.api.setTime(new Date(time));
}

/** What the campaigns of all programs ask for. */
const name = (source: 'steam.minutes_played' | 'steam.games_owned', games: number[]) =>
  world.api.services.store.database.update(programs).set({
    metrics: [{ name: 'played', label: { en: 'Played' }, sources: [source], games }],
  });

const link = (account_id: string, more = {}) =>
  linkAccount(world.api, { provider: 'steam', account_id, consents: ['games'], ...more });

/** Withdraws the consent, or gives it anew. */
async function consent({ id: creator_id }: { readonly id: string }, agreed: boolean) {
  const { store, now } = world.api.services;
  const change = { creator_id, platform: 'steam', kind: 'games', agreed } as const;
  await store.transaction(async () => {
    await setConsent(store, change, now());
    if (!agreed) await forgetUnlinked(store, { platform: 'steam', account_id: ADA });
  });
}

/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  await runConnector(services, 'steam', 'reads', new AbortController().signal);
  await countWanted(services);
}
async function workAfter(milliseconds: number) {
  advance(milliseconds);
  await work();
}

const database = () => world.api.services.store.database;
async function counted({ id }: { readonly id: string }) {
  const rows = await database().select().from(metricEvents).where(eq(metricEvents.creator_id, id));
  return rows.reduce((sum, { value }) => sum + value, 0);
}
const activities = () =>
  database().select().from(countedActivities).orderBy(asc(countedActivities.activity));
const connectionOf = async (account: string) => {
  const [row] = await database()
    .select()
    .from(connections)
    .where(eq(connections.account_id, account));
  return row;
};
const faultOf = async (account: string) => (await connectionOf(account))?.fault ?? null;
const usedCalls = async () => (await database().select().from(connectorQuotas))[0]?.used ?? 0;
const stored = async () => [
  (await database().select().from(observedGames)).length,
  (await database().select().from(playedTimes)).length,
];

test('what is played from linking on counts, once, when it is seen', async () => {
  world.steam.set(ADA, GAME, { minutes: 4_000, recent: 300 });
  world.steam.set(ADA, OTHER, { minutes: 100, recent: 0 });
  const ada = await link(ADA);
  await work();
  expect(await counted(ada)).toBe(0);
  world.steam.play(ADA, GAME, 30);
  world.steam.play(ADA, OTHER, 30);
  await workAfter(HOUR - 1);
  expect(world.steam.asked).toBe(1);
  await workAfter(1);
  expect(await counted(ada)).toBe(30);
  for (let hour = 0; hour < 3; hour += 1) await workAfter(HOUR);
  expect(await counted(ada)).toBe(30);
  world.steam.play(ADA, GAME, 15);
  await workAfter(HOUR);
  expect(await counted(ada)).toBe(45);
  expect(await activities()).toMatchObject([
    {
      ...{ activity: 'steam:played:730:2026-11-18', content_type: null, ended_at: null },
      ...{ started_at: new Date(START + HOUR), observed: 45, counted: 45, uncounted: [] },
    },
  ]);
  const [first] = await database().select().from(metricEvents);
  expect(first).toMatchObject({ platform: 'steam', occurred_at: new Date(START + HOUR) });
  expect(await usedCalls()).toBe(world.steam.asked);
});

test('a reading that comes twice, or late, adds nothing, also where two come at once', async () => {
  const ada = await link(ADA);
  await work();
  const { store } = world.api.services;
  const seen = (minutes: number, hours: number) =>
    store.transaction(() =>
      observeGames(store, {
        ...{ platform: 'steam', account_id: ADA, at: new Date(START + hours * HOUR), pace: 1 },
        games: new Map([[GAME, { owned: true, minutes, recent_minutes: minutes }]]),
      }),
    );
  await Promise.all([seen(20, 1), seen(20, 1)]);
  await seen(50, 2);
  await seen(40, 1.5);
  await seen(50, 2);
  advance(3 * HOUR);
  await countWanted(world.api.services);
  expect(await counted(ada)).toBe(50);
});

test('two first readings at once are one', async () => {
  await link(ADA);
  const { store } = world.api.services;
  const seen = () =>
    store.transaction(() =>
      observeGames(store, {
        ...{ platform: 'steam', account_id: ADA, at: new Date(time), pace: 1 },
        games: new Map([[GAME, { owned: true, minutes: 70, recent_minutes: 70 }]]),
      }),
    );
  await Promise.all([seen(), seen()]);
  expect(await stored()).toEqual([1, 0]);
});

test('what one program counts already, another counts from its own consent on', async () => {
  world.steam.set(ADA, GAME, { minutes: 10, recent: 10 });
  const ada = await link(ADA);
  await work();
  world.steam.play(ADA, GAME, 20);
  advance(30 * MINUTE);
  const beta = await link(ADA, { program: 'beta' });
  // The reading before was made without beta's consent.
  await work();
  expect([await counted(ada), await counted(beta)]).toEqual([20, 0]);
  expect(world.steam.asked).toBe(2);
  world.steam.play(ADA, GAME, 25);
  await workAfter(HOUR);
  expect([await counted(ada), await counted(beta)]).toEqual([45, 25]);
  const rows = (await activities()).filter(({ creator_id }) => creator_id === beta.id);
  expect(rows).toMatchObject([
    { observed: 45, counted: 25, uncounted: [{ reason: 'before_consent', amount: 20 }] },
  ]);
});

test('who hides their games is told so, and is counted again once they show them', async () => {
  const ada = await link(ADA);
  world.steam.set(ADA, GAME, { minutes: 50, recent: 50 });
  await work();
  world.steam.private.add(ADA);
  world.steam.play(ADA, GAME, 40);
  await workAfter(HOUR);
  expect([await faultOf(ADA), await counted(ada)]).toEqual(['private', 0]);
  await workAfter(HOUR);
  world.steam.private.delete(ADA);
  await workAfter(HOUR);
  expect([await faultOf(ADA), await counted(ada)]).toEqual([null, 40]);
  const [state] = await database().select().from(connectorStates);
  expect(state?.fault).toBeNull();
});

test('who shows how long they played only after linking gains nothing by it', async () => {
  world.steam.set(ADA, GAME, { minutes: 5_000, recent: 600 });
  world.steam.timeless.add(ADA);
  const ada = await link(ADA);
  await work();
  world.steam.timeless.delete(ADA);
  await workAfter(100 * HOUR);
  expect(await counted(ada)).toBe(0);
  world.steam.play(ADA, GAME, 30);
  await workAfter(HOUR);
  expect(await counted(ada)).toBe(30);
});

test('each game that is owned counts one, whenever it was bought, and never again', async () => {
  await name('steam.games_owned', [Number(GAME), Number(OTHER)]);
  world.steam.set(ADA, GAME, { minutes: 4_000, recent: 0 });
  const ada = await link(ADA);
  await work();
  expect(await counted(ada)).toBe(1);
  expect(await activities()).toMatchObject([
    { activity: 'steam:owned:570', counted: 0, uncounted: [{ reason: 'not_owned', amount: 1 }] },
    { activity: 'steam:owned:730', counted: 1, started_at: new Date(START), uncounted: [] },
  ]);
  world.steam.play(ADA, OTHER, 0);
  await workAfter(HOUR);
  expect(await counted(ada)).toBe(2);
  world.steam.refund(ADA, GAME);
  await workAfter(HOUR);
  world.steam.play(ADA, GAME, 0);
  await workAfter(HOUR);
  // Long after what was counted would be looked at otherwise, and with a new consent.
  for (const agreed of [false, true]) await consent(ada, agreed);
  await workAfter(100 * 24 * HOUR);
  expect(await counted(ada)).toBe(2);
  expect(await activities()).toMatchObject([{ counted: 1 }, { counted: 1 }]);
});

test('a game that a metric names later counts beside those that counted', async () => {
  await name('steam.games_owned', [Number(GAME)]);
  world.steam.play(ADA, GAME, 0);
  world.steam.play(ADA, OTHER, 0);
  const ada = await link(ADA);
  await work();
  await name('steam.games_owned', [Number(OTHER)]);
  await workAfter(HOUR);
  expect(await counted(ada)).toBe(2);
});

test('what was read goes with the link, what was counted stays', async () => {
  const ada = await link(ADA);
  await work();
  world.steam.play(ADA, GAME, 30);
  await workAfter(HOUR);
  expect(await stored()).toEqual([1, 1]);
  await database()
    .insert(identityLinks)
    .values({ program_uuid: ada.uuid, creator_id: ada.id, provider: 'x', subject: '1', name: 'x' });
  const program = world.api.program('alpha');
  const caller = { kind: 'creator', creator_id: ada.id, session_id: 'any', program } as const;
  await unlinkAccount(world.api.services, caller, 'steam');
  expect(await stored()).toEqual([0, 0]);
  expect(await counted(ada)).toBe(30);
  await workAfter(HOUR);
  expect(world.steam.asked).toBe(2);
});

test('what was read goes with the consent, and after a month', async () => {
  const ada = await link(ADA);
  await work();
  world.steam.play(ADA, GAME, 30);
  await workAfter(HOUR);
  advance(31 * 24 * HOUR);
  await forgetObservations(world.api.services);
  expect(await stored()).toEqual([0, 0]);
  await work();
  expect(await stored()).toEqual([1, 0]);
  await consent(ada, false);
  expect(await stored()).toEqual([0, 0]);
  expect(await counted(ada)).toBe(30);
});

test.each<[string, Partial<ConnectedApi['steam']>, number, number]>([
  ['does not answer', { outage: 503 }, MINUTE, 2],
  ['has had too many requests', { limited: 900 }, 900_000, 1],
  ['has had too many requests and does not say for how long', { limited: 'untold' }, 600_000, 1],
  ['refuses the key', { outage: 403 }, HOUR, 1],
])(
  'Steam that %s is asked again later, and nothing is lost',
  async (_case, failing, wait, asked) => {
    const [ada, len] = [await link(ADA), await link(LEN)];
    await work();
    for (const account of [ADA, LEN]) world.steam.play(account, GAME, 30);
    advance(HOUR);
    const before = world.steam.asked;
    Object.assign(world.steam, failing);
    await work();
    expect(world.steam.asked - before).toBe(asked);
    const fault = failing.outage === 403 ? 'refused' : 'unreachable';
    expect([await faultOf(ADA), await faultOf(LEN)]).toEqual([fault, fault]);
    const [state] = await database().select().from(connectorStates);
    expect(state?.fault).toContain('api.steampowered.com answered');
    Object.assign(world.steam, { outage: undefined, limited: undefined });
    await workAfter(wait - 1000);
    expect(world.steam.asked - before).toBe(asked);
    await workAfter(1000);
    expect([await counted(ada), await counted(len)]).toEqual([30, 30]);
    expect([await faultOf(ADA), await faultOf(LEN)]).toEqual([null, null]);
  },
);

testInDepth(
  'an answer that never comes is given up, and its account is asked after again',
  async () => {
    const ada = await link(ADA);
    world.steam.hangs = true;
    await work();
    expect(await faultOf(ADA)).toBe('unreachable');
    world.steam.hangs = false;
    await workAfter(MINUTE);
    world.steam.play(ADA, GAME, 5);
    await workAfter(HOUR);
    expect([await faultOf(ADA), await counted(ada)]).toEqual([null, 5]);
  },
  30_000,
);

test('an account that Steam does not know keeps nobody from the others', async () => {
  await link(ADA);
  advance(1000);
  const len = await link(LEN);
  world.steam.unknown.add(ADA);
  await work();
  expect([await faultOf(ADA), await faultOf(LEN)]).toEqual(['refused', null]);
  world.steam.play(LEN, GAME, 30);
  await workAfter(HOUR);
  expect(await counted(len)).toBe(30);
  const [state] = await database().select().from(connectorStates);
  expect(state?.fault).toBeNull();
});

testInDepth(
  'the calls of a day are never exceeded, and accounts are read again on the next',
  async () => {
    await world.close();
    await begin({ variables: { CALLS: '100' } });
    const people = [];
    for (let index = 10; index < 30; index += 1) people.push(await link(`765611980000000${index}`));
    // 20 accounts would like 480 calls a day; 95 are there: more than five hours go by between two looks.
    for (let hour = 0; hour < 12; hour += 1) await workAfter(HOUR);
    expect(world.steam.asked).toBe(40);
    const dueNow = () =>
      database()
        .update(connections)
        .set({ next_read_at: new Date(START) });
    for (let round = 0; round < 3; round += 1) {
      await dueNow();
      await Promise.all([work(), work()]);
    }
    expect(world.steam.asked).toBe(95);
    expect(await database().select().from(connectorQuotas)).toMatchObject([
      { platform: 'steam', bucket: 'calls', day: '2026-11-18', used: 95 },
    ]);
    const [state] = await database().select().from(connectorStates);
    expect(state?.fault).toBe('Steam’s calls of today are used up until 2026-11-19T00:00:00.000Z.');
    await workAfter(START + 14 * HOUR - 1000 - time);
    expect(world.steam.asked).toBe(95);
    world.steam.play('76561198000000010', GAME, 30);
    await workAfter(1000);
    expect(world.steam.asked).toBe(115);
    expect(await counted(people[0] ?? { id: '' })).toBe(30);
  },
);
