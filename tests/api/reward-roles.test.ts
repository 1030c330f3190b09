import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { grantPromisedRoles } from '#api/connectors/grant-promised-roles.ts';
import { grantReward } from '#api/core/rewards/grant-reward.ts';
import { retryRoles } from '#api/core/roles/role-wishes.ts';
import { eq } from '#api/store/drizzle.ts';
import { creatorNotifications } from '#api/store/tables/creator-notifications.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { listPlatforms } from '#contract/connections/platform-endpoints.ts';
import { readOverview } from '#contract/overview/endpoints.ts';
import { listRedemptions } from '#contract/rewards/endpoints.ts';
import { startTestApi } from '../support/api.ts';
import {
  INVITE,
  ROLE,
  type RoleWorld,
  SERVER,
  startRoleWorld,
} from '../support/platforms/role-world.ts';
import { BADGE, redeem, rewardRow } from '../support/rewards.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: RoleWorld;
beforeEach(async () => {
  world = await startRoleWorld();
});
afterEach(() => world.close());
const database = () => world.api.services.store.database;

test('whoever redeems a role has it on Discord, once, with a reason, and is told once', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42', ['1']);
  const { body } = await redeem(world.api, ada, BADGE);
  expect(body.redemption).toMatchObject({
    ...{ kind: 'role', state: 'claimed', fulfilled_at: null },
    role: { state: 'pending', fault: null, invite: INVITE },
  });
  expect(world.asked()).toEqual([]);
  await Promise.all([world.work(), world.work()]);
  await world.work();
  expect(world.roles('42')).toEqual(['1', ROLE]);
  expect(world.discord.changes).toEqual([
    {
      ...{ method: 'PUT', server: SERVER, person: '42', role: ROLE },
      reason: `Reward ${body.redemption.id} was redeemed.`,
    },
  ]);
  const { token, uuid } = ada;
  const listed = await world.api.call(listRedemptions, { token, query: { uuid } });
  expect(listed.body.items).toMatchObject([
    { state: 'fulfilled', role: { state: 'granted', fault: null, invite: INVITE } },
  ]);
  const told = await database()
    .select({ kind: creatorNotifications.kind })
    .from(creatorNotifications)
    .where(eq(creatorNotifications.creator_id, ada.id));
  expect(told.filter(({ kind }) => kind === 'reward_fulfilled')).toHaveLength(1);
  const entries = await database()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'redemption.fulfil'));
  expect(entries).toMatchObject([{ actor_kind: 'system', subject_id: String(body.redemption.id) }]);
});

test('a role that a quest gave is given, too, and the same one twice is one', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const granted = {
    ...{ program_uuid: ada.uuid, creator_id: ada.id, reward_id: BADGE, source: 'quest:1:once' },
    now: world.api.services.now(),
  };
  await grantReward(world.api.services.store, granted);
  await grantReward(world.api.services.store, granted);
  await world.work();
  expect([world.roles('42'), world.asked()]).toEqual([[ROLE], ['PUT 42']]);
});

test('without an account nothing is asked; once one is linked the role comes by itself', async () => {
  const ada = await world.member();
  world.discord.join(SERVER, '42');
  await world.buy(ada);
  await world.work();
  expect(await world.standing(ada)).toEqual([['claimed', 'pending', 'account_missing']]);
  world.advance(DAY);
  await world.work();
  expect(world.asked()).toEqual([]);
  await world.link(ada, '42');
  await world.work();
  expect([await world.standing(ada), world.roles('42')]).toEqual([
    [['fulfilled', 'granted', null]],
    [ROLE],
  ]);
});

test('who is not on the server is looked for at first each minute, then hourly, for 30 days', async () => {
  const ada = await world.member('42');
  const id = await world.buy(ada);
  await world.work();
  expect(await world.standing(ada)).toEqual([['claimed', 'pending', 'not_a_member']]);
  world.advance(MINUTE - 1);
  await world.work();
  expect(world.asked()).toHaveLength(1);
  world.advance(1);
  await world.work();
  expect(world.asked()).toHaveLength(2);
  world.advance(DAY);
  await world.work();
  world.advance(60 * MINUTE - 1);
  await world.work();
  expect(world.asked()).toHaveLength(3);
  world.advance(1);
  world.discord.join(SERVER, '42');
  await world.work();
  expect(await world.standing(ada)).toEqual([['fulfilled', 'granted', null]]);
  const bea = await world.member('43');
  const other = await world.buy(bea);
  world.advance(30 * DAY);
  await world.work();
  expect(await world.standing(bea)).toEqual([['claimed', 'failed', 'not_a_member']]);
  expect(await world.rowOf(other)).toMatchObject({ next_attempt_at: null });
  // Who links the account anew begins anew.
  await world.link(bea, '43');
  world.discord.join(SERVER, '43');
  await world.work();
  expect([await world.standing(bea), world.roles('43')]).toEqual([
    [['fulfilled', 'granted', null]],
    [ROLE],
  ]);
  expect((await world.rowOf(id)).state).toBe('granted');
});

test.each([
  ['is not let in', 'server_unknown', () => world.discord.closed.add(SERVER)],
  ['may not give the role', 'forbidden', () => world.discord.high.add(ROLE)],
  ['finds no such role', 'role_unknown', () => world.discord.deleted.add(ROLE)],
])(
  'a bot that %s is seen by operators, and the role comes once that is mended',
  async (_case, fault, fail) => {
    const ada = await world.member('42');
    world.discord.join(SERVER, '42');
    fail();
    await world.buy(ada);
    await world.work();
    expect(await world.standing(ada)).toEqual([['claimed', 'pending', fault]]);
    const reviewer = await world.api.operator('alpha', 'reviewer');
    const { token, uuid } = reviewer;
    const { body } = await world.api.call(listPlatforms, { token, query: { uuid } });
    expect(body.platforms).toMatchObject([
      {
        ...{ platform: 'discord', needed: true, fault: null },
        roles: { granted: 0, waiting: 0, faults: [{ fault, roles: 1 }] },
      },
    ]);
    expect(body.platforms[0]?.roles?.faults[0]?.detail).toContain('discord.com answered');
    const overview = await world.api.call(readOverview, { token, query: { uuid } });
    expect(JSON.stringify(overview.body)).toContain('"discord"');
    for (const set of [world.discord.closed, world.discord.high, world.discord.deleted])
      set.clear();
    world.advance(MINUTE);
    await world.work();
    expect([await world.standing(ada), world.roles('42')]).toEqual([
      [['fulfilled', 'granted', null]],
      [ROLE],
    ]);
  },
);

test('a campaign that names another role has what could not be given tried at once', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  world.discord.deleted.add(ROLE);
  await world.buy(ada);
  await world.work();
  await world.promise('99999999999999999');
  await retryRoles(world.api.services.store, ada.uuid, world.api.services.now());
  await world.work();
  expect(world.roles('42')).toEqual(['99999999999999999']);
  // Whoever has one keeps it.
  await world.promise('88888888888888888');
  await retryRoles(world.api.services.store, ada.uuid, world.api.services.now());
  await world.work();
  expect(world.roles('42')).toEqual(['99999999999999999']);
});

test.each([
  ['does not answer', { outage: 503 }, 5_000],
  ['has had too many requests', { limitedFor: 600 }, 600_000],
])(
  'Discord that %s is left alone for a time, for all who wait, and nothing is lost',
  async (_case, failing, wait) => {
    const people = [await world.member('42'), await world.member('43')];
    for (const account of ['42', '43']) world.discord.join(SERVER, account);
    for (const person of people) await world.buy(person);
    Object.assign(world.discord, failing);
    await world.work();
    await world.work();
    expect(world.discord.asked).toBe(1);
    Object.assign(world.discord, { outage: undefined, limitedFor: undefined });
    world.advance(wait - 1);
    // One of them waits by chance a little less than the time of an outage.
    if (wait > 5_000) await world.work();
    expect(world.discord.asked).toBe(1);
    world.advance(1);
    await world.work();
    expect([world.roles('42'), world.roles('43')]).toEqual([[ROLE], [ROLE]]);
  },
);

test('a token that Discord does not take is tried for one of them, and said', async () => {
  const people = [await world.member('42'), await world.member('43')];
  for (const person of people) await world.buy(person);
  const { services } = world.api;
  const { connectors } = services;
  const access: typeof connectors.access = (platform) => {
    const reached = connectors.access(platform);
    return reached && { ...reached, variables: { BOT_TOKEN: 'another' } };
  };
  await grantPromisedRoles({ ...services, connectors: { access } }, new AbortController().signal);
  expect(world.discord.asked).toBe(1);
  const standings = await Promise.all(people.map((person) => world.standing(person)));
  expect(standings).toEqual([
    [['claimed', 'pending', 'unauthorized']],
    [['claimed', 'pending', null]],
  ]);
});

test('a campaign’s role is stored with its server, for each person once unless it says otherwise', async () => {
  const api = await startTestApi({}, 'tests/fixtures/every-kind');
  onTestFinished(() => api.close());
  expect(await rewardRow(api, api.program('everything').uuid, 6)).toMatchObject({
    ...{ kind: 'role', limit_per_creator: 1 },
    discord_role: { server: SERVER, role: ROLE, invite: 'https://discord.gg/everything' },
  });
});
