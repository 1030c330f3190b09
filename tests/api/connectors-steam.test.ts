import { expect, test } from 'vitest';
import { unlinkAccount } from '#api/auth/link-identity.ts';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { observeGames } from '#api/connectors/observe-games.ts';
import { setConsent } from '#api/core/connections/connections.ts';
import { forgetUnlinked } from '#api/core/connections/forget-unlinked.ts';
import { asc } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { connections, connectorQuotas, connectorStates } from '#api/store/tables/connectors.ts';
import { countedActivities, observedGames, playedTimes } from '#api/store/tables/observations.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { testInDepth } from '../support/in-depth.ts';
import type { ConnectedApi } from '../support/platforms/connected-api.ts';
import { HOUR, MINUTE, openConnectorWorld, START } from '../support/platforms/connector-world.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const GAME = '730';
const OTHER = '570';
const ADA = '76561198000000042';
const LEN = '76561198000000043';

const opened = openConnectorWorld('steam', {
  ...{ source: 'steam.minutes_played', asked: { games: [Number(GAME)] } },
});
const { world, database, advance, begin, work, later, now, faultOf, counted } = opened;

/** What the campaigns of all programs ask for. */
const name = (source: 'steam.minutes_played' | 'steam.games_owned', games: number[]) =>
  opened.name({ sources: [source], games });

const link = (account_id: string, more = {}) =>
  linkAccount(world().api, { provider: 'steam', account_id, consents: ['games'], ...more });

/** Withdraws the consent, or gives it anew. */
async function consent({ id: creator_id }: { readonly id: string }, agreed: boolean) {
  const { store, now } = world().api.services;
  const change = { creator_id, platform: 'steam', kind: 'games', agreed } as const;
  await store.transaction(async () => {
    await setConsent(store, change, now());
    if (!agreed) await forgetUnlinked(store, { platform: 'steam', account_id: ADA });
  });
}

const activities = () =>
  database().select().from(countedActivities).orderBy(asc(countedActivities.activity));
const usedCalls = async () => (await database().select().from(connectorQuotas))[0]?.used ?? 0;
const stored = async () => [
  (await database().select().from(observedGames)).length,
  (await database().select().from(playedTimes)).length,
];

test('what is played from linking on counts, once, when it is seen', async () => {
  world().steam.set(ADA, GAME, { minutes: 4_000, recent: 300 });
  world().steam.set(ADA, OTHER, { minutes: 100, recent: 0 });
  const ada = await link(ADA);
  await work();
  expect(await counted(ada)).toBe(0);
  world().steam.play(ADA, GAME, 30);
  world().steam.play(ADA, OTHER, 30);
  await later(HOUR - 1);
  expect(world().steam.asked).toBe(1);
  await later(1);
  expect(await counted(ada)).toBe(30);
  for (let hour = 0; hour < 3; hour += 1) await later(HOUR);
  expect(await counted(ada)).toBe(30);
  world().steam.play(ADA, GAME, 15);
  await later(HOUR);
  expect(await counted(ada)).toBe(45);
  expect(await activities()).toMatchObject([
    {
      ...{ activity: 'steam:played:730:2026-11-18', content_type: null, ended_at: null },
      ...{ started_at: new Date(START + HOUR), observed: 45, counted: 45, uncounted: [] },
    },
  ]);
  const [first] = await database().select().from(metricEvents);
  expect(first).toMatchObject({ platform: 'steam', occurred_at: new Date(START + HOUR) });
  expect(await usedCalls()).toBe(world().steam.asked);
});

test('a reading that comes twice, or late, adds nothing, also where two come at once', async () => {
  const ada = await link(ADA);
  await work();
  const { store } = world().api.services;
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
  await countWanted(world().api.services);
  expect(await counted(ada)).toBe(50);
});

test('two first readings at once are one', async () => {
  await link(ADA);
  const { store } = world().api.services;
  const seen = () =>
    store.transaction(() =>
      observeGames(store, {
        ...{ platform: 'steam', account_id: ADA, at: now(), pace: 1 },
        games: new Map([[GAME, { owned: true, minutes: 70, recent_minutes: 70 }]]),
      }),
    );
  await Promise.all([seen(), seen()]);
  expect(await stored()).toEqual([1, 0]);
});

test('what one program counts already, another counts from its own consent on', async () => {
  world().steam.set(ADA, GAME, { minutes: 10, recent: 10 });
  const ada = await link(ADA);
  await work();
  world().steam.play(ADA, GAME, 20);
  advance(30 * MINUTE);
  const beta = await link(ADA, { program: 'beta' });
  // The reading before was made without beta's consent.
  await work();
  expect([await counted(ada), await counted(beta)]).toEqual([20, 0]);
  expect(world().steam.asked).toBe(2);
  world().steam.play(ADA, GAME, 25);
  await later(HOUR);
  expect([await counted(ada), await counted(beta)]).toEqual([45, 25]);
  const rows = (await activities()).filter(({ creator_id }) => creator_id === beta.id);
  expect(rows).toMatchObject([
    { observed: 45, counted: 25, uncounted: [{ reason: 'before_consent', amount: 20 }] },
  ]);
});

test('who hides their games is told so, and is counted again once they show them', async () => {
  const ada = await link(ADA);
  world().steam.set(ADA, GAME, { minutes: 50, recent: 50 });
  await work();
  world().steam.private.add(ADA);
  world().steam.play(ADA, GAME, 40);
  await later(HOUR);
  expect([await faultOf(ADA), await counted(ada)]).toEqual(['private', 0]);
  await later(HOUR);
  world().steam.private.delete(ADA);
  await later(HOUR);
  expect([await faultOf(ADA), await counted(ada)]).toEqual([null, 40]);
  const [state] = await database().select().from(connectorStates);
  expect(state?.fault).toBeNull();
});

test('who shows how long they played only after linking gains nothing by it', async () => {
  world().steam.set(ADA, GAME, { minutes: 5_000, recent: 600 });
  world().steam.timeless.add(ADA);
  const ada = await link(ADA);
  await work();
  world().steam.timeless.delete(ADA);
  await later(100 * HOUR);
  expect(await counted(ada)).toBe(0);
  world().steam.play(ADA, GAME, 30);
  await later(HOUR);
  expect(await counted(ada)).toBe(30);
});

test('each game that is owned counts one, whenever it was bought, and never again', async () => {
  await name('steam.games_owned', [Number(GAME), Number(OTHER)]);
  world().steam.set(ADA, GAME, { minutes: 4_000, recent: 0 });
  const ada = await link(ADA);
  await work();
  expect(await counted(ada)).toBe(1);
  expect(await activities()).toMatchObject([
    { activity: 'steam:owned:570', counted: 0, uncounted: [{ reason: 'not_owned', amount: 1 }] },
    { activity: 'steam:owned:730', counted: 1, started_at: new Date(START), uncounted: [] },
  ]);
  world().steam.play(ADA, OTHER, 0);
  await later(HOUR);
  expect(await counted(ada)).toBe(2);
  world().steam.refund(ADA, GAME);
  await later(HOUR);
  world().steam.play(ADA, GAME, 0);
  await later(HOUR);
  // Long after what was counted would be looked at otherwise, and with a new consent.
  for (const agreed of [false, true]) await consent(ada, agreed);
  await later(100 * 24 * HOUR);
  expect(await counted(ada)).toBe(2);
  expect(await activities()).toMatchObject([{ counted: 1 }, { counted: 1 }]);
});

test('a game that a metric names later counts beside those that counted', async () => {
  await name('steam.games_owned', [Number(GAME)]);
  world().steam.play(ADA, GAME, 0);
  world().steam.play(ADA, OTHER, 0);
  const ada = await link(ADA);
  await work();
  await name('steam.games_owned', [Number(OTHER)]);
  await later(HOUR);
  expect(await counted(ada)).toBe(2);
});

test('what was read goes with the link, what was counted stays', async () => {
  const ada = await link(ADA);
  await work();
  world().steam.play(ADA, GAME, 30);
  await later(HOUR);
  expect(await stored()).toEqual([1, 1]);
  await database()
    .insert(identityLinks)
    .values({ program_uuid: ada.uuid, creator_id: ada.id, provider: 'x', subject: '1', name: 'x' });
  const program = world().api.program('alpha');
  const caller = { kind: 'creator', creator_id: ada.id, session_id: 'any', program } as const;
  await unlinkAccount(world().api.services, caller, 'steam');
  expect(await stored()).toEqual([0, 0]);
  expect(await counted(ada)).toBe(30);
  await later(HOUR);
  expect(world().steam.asked).toBe(2);
});

test('what was read goes with the consent, and after a month', async () => {
  const ada = await link(ADA);
  await work();
  world().steam.play(ADA, GAME, 30);
  await later(HOUR);
  advance(31 * 24 * HOUR);
  await forgetObservations(world().api.services);
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
    for (const account of [ADA, LEN]) world().steam.play(account, GAME, 30);
    advance(HOUR);
    const before = world().steam.asked;
    Object.assign(world().steam, failing);
    await work();
    expect(world().steam.asked - before).toBe(asked);
    const fault = failing.outage === 403 ? 'refused' : 'unreachable';
    expect([await faultOf(ADA), await faultOf(LEN)]).toEqual([fault, fault]);
    const [state] = await database().select().from(connectorStates);
    expect(state?.fault).toContain('api.steampowered.com answered');
    Object.assign(world().steam, { outage: undefined, limited: undefined });
    await later(wait - 1000);
    expect(world().steam.asked - before).toBe(asked);
    await later(1000);
    expect([await counted(ada), await counted(len)]).toEqual([30, 30]);
    expect([await faultOf(ADA), await faultOf(LEN)]).toEqual([null, null]);
  },
);

testInDepth(
  'an answer that never comes is given up, and its account is asked after again',
  async () => {
    const ada = await link(ADA);
    world().steam.hangs = true;
    await work();
    expect(await faultOf(ADA)).toBe('unreachable');
    world().steam.hangs = false;
    await later(MINUTE);
    world().steam.play(ADA, GAME, 5);
    await later(HOUR);
    expect([await faultOf(ADA), await counted(ada)]).toEqual([null, 5]);
  },
  30_000,
);

test('an account that Steam does not know keeps nobody from the others', async () => {
  await link(ADA);
  advance(1000);
  const len = await link(LEN);
  world().steam.unknown.add(ADA);
  await work();
  expect([await faultOf(ADA), await faultOf(LEN)]).toEqual(['refused', null]);
  world().steam.play(LEN, GAME, 30);
  await later(HOUR);
  expect(await counted(len)).toBe(30);
  const [state] = await database().select().from(connectorStates);
  expect(state?.fault).toBeNull();
});

testInDepth(
  'the calls of a day are never exceeded, and accounts are read again on the next',
  async () => {
    await begin({ variables: { CALLS: '100' } });
    const people = [];
    for (let index = 10; index < 30; index += 1) people.push(await link(`765611980000000${index}`));
    // 20 accounts would like 480 calls a day; 95 are there: more than five hours go by between two looks.
    for (let hour = 0; hour < 12; hour += 1) await later(HOUR);
    expect(world().steam.asked).toBe(40);
    const dueNow = () =>
      database()
        .update(connections)
        .set({ next_read_at: new Date(START) });
    for (let round = 0; round < 3; round += 1) {
      await dueNow();
      await Promise.all([work(), work()]);
    }
    expect(world().steam.asked).toBe(95);
    expect(await database().select().from(connectorQuotas)).toMatchObject([
      { platform: 'steam', bucket: 'calls', day: '2026-11-18', used: 95 },
    ]);
    const [state] = await database().select().from(connectorStates);
    expect(state?.fault).toBe('Steam’s calls of today are used up until 2026-11-19T00:00:00.000Z.');
    await later(START + 14 * HOUR - 1000 - +now());
    expect(world().steam.asked).toBe(95);
    world().steam.play('76561198000000010', GAME, 30);
    await later(1000);
    expect(world().steam.asked).toBe(115);
    expect(await counted(people[0] ?? { id: '' })).toBe(30);
  },
);
