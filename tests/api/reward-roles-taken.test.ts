import { afterEach, beforeEach, expect, test } from 'vitest';
import { grantPromisedRoles } from '#api/connectors/grant-promised-roles.ts';
import { forgetRoles } from '#api/core/roles/role-wishes.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { rewardRedemptions } from '#api/store/tables/ledger.ts';
import { roleGrants } from '#api/store/tables/role-grants.ts';
import { unlinkIdentity } from '#contract/auth/endpoints.ts';
import { readOverview } from '#contract/overview/endpoints.ts';
import { listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { cancelRedemption } from '#contract/rewards/endpoints.ts';
import { fulfilRedemption, listOperatorRedemptions } from '#contract/rewards/operator-endpoints.ts';
import type { TestPerson } from '../support/api.ts';
import {
  ROLE,
  type RoleWorld,
  SERVER,
  START,
  startRoleWorld,
} from '../support/platforms/role-world.ts';
import { BADGE } from '../support/rewards.ts';

let world: RoleWorld;
beforeEach(async () => {
  world = await startRoleWorld();
});
afterEach(() => world.close());
const database = () => world.api.services.store.database;
const unlink = ({ token, uuid }: TestPerson) =>
  world.api.call(unlinkIdentity, { token, query: { uuid }, params: { provider: 'discord' } });

test('where a process ends before it knew that it gave a role, it is given again, and taken where it is not wanted', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const id = await world.buy(ada);
  await world.work();
  // As it was when the process ended: written where it may be, given, and nothing noted of it.
  const ended = {
    ...{ state: 'pending' as const, granted_at: null },
    next_attempt_at: new Date(START + 30_000),
  };
  await database().update(roleGrants).set(ended);
  await world.work();
  expect(world.asked()).toEqual(['PUT 42']);
  world.advance(30_000);
  await world.work();
  expect([world.asked(), world.roles('42')]).toEqual([['PUT 42', 'PUT 42'], [ROLE]]);
  await database()
    .update(roleGrants)
    .set({ ...ended, next_attempt_at: new Date(START) });
  await world.refund(ada, id);
  await world.work();
  expect(world.roles('42')).toEqual([]);
});

test('a refund takes the role, and one that was not given is not given any more', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42', ['1']);
  const id = await world.buy(ada);
  await world.work();
  expect(await world.refund(ada, id)).toMatchObject({ role: { state: 'ending' } });
  await world.work();
  expect([world.roles('42'), await world.standing(ada)]).toEqual([
    ['1'],
    [['refunded', 'ended', null]],
  ]);
  expect(world.discord.changes.at(-1)).toMatchObject({ method: 'DELETE', role: ROLE });
  const before = world.asked().length;
  const { token, uuid } = ada;
  const again = await world.buy(ada);
  await world.api.call(cancelRedemption, {
    ...{ token, query: { uuid }, params: { redemption_id: again } },
  });
  await world.work();
  expect(world.asked()).toHaveLength(before);
  expect((await world.rowOf(again)).state).toBe('ended');
});

test('who left the server has nothing left to take', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const id = await world.buy(ada);
  await world.work();
  world.discord.leave(SERVER, '42');
  await world.refund(ada, id);
  await world.work();
  expect(await world.rowOf(id)).toMatchObject({ state: 'ended', account_id: null });
});

test('a refund while the role is being given takes it afterwards', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const id = await world.buy(ada);
  let answered: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const begun = Promise.withResolvers<void>();
  world.discord.before = async () => {
    begun.resolve();
    await held;
  };
  const working = world.work();
  await begun.promise;
  await world.refund(ada, id);
  // Nobody else is at it while its request may still arrive.
  await world.work();
  expect(world.asked()).toEqual([]);
  world.discord.before = undefined;
  answered();
  await working;
  await world.work();
  expect([world.asked(), world.roles('42')]).toEqual([['PUT 42', 'DELETE 42'], []]);
  expect(await world.rowOf(id)).toMatchObject({ state: 'ended', server_id: null });
  expect(await world.standing(ada)).toEqual([['refunded', 'ended', null]]);
});

test('the role follows the account: from the one that is unlinked to the one that is linked', async () => {
  const ada = await world.member('42');
  for (const account of ['42', '43']) world.discord.join(SERVER, account);
  await world.buy(ada);
  await world.work();
  await unlink(ada);
  await world.work();
  expect([world.roles('42'), await world.standing(ada)]).toEqual([
    [],
    [['fulfilled', 'pending', 'account_missing']],
  ]);
  await world.link(ada, '43');
  await world.work();
  expect([world.roles('42'), world.roles('43')]).toEqual([[], [ROLE]]);
  // Another one of the same provider gives way at once.
  await world.link(ada, '42');
  await world.work();
  expect([world.roles('42'), world.roles('43')]).toEqual([[ROLE], []]);
  expect(await world.standing(ada)).toEqual([['fulfilled', 'granted', null]]);
});

test('a role that somebody has by another reward, too, stays until the last one is given back', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const first = await world.buy(ada);
  const second = await world.buy(ada);
  await world.work();
  await world.refund(ada, first);
  await world.work();
  expect(world.roles('42')).toEqual([ROLE]);
  await world.refund(ada, second);
  await world.work();
  expect(world.roles('42')).toEqual([]);
  expect(world.asked().filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
});

test('a role that another reward gives just as it is taken is given again', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const first = await world.buy(ada);
  await world.work();
  await world.refund(ada, first);
  await world.buy(ada);
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  world.discord.before = async () => {
    world.discord.before = undefined;
    begun.resolve();
    await held.promise;
  };
  const working = world.work();
  await begun.promise;
  // A second process gives it, while the first one's request to take it is under way.
  await world.work();
  held.resolve();
  await working;
  expect(world.asked()).toEqual(['PUT 42', 'PUT 42', 'DELETE 42', 'PUT 42']);
  expect(world.roles('42')).toEqual([ROLE]);
  expect(await world.standing(ada)).toEqual([
    ['refunded', 'ended', null],
    ['fulfilled', 'granted', null],
  ]);
});

test('another account than Discord’s changes nothing of a role', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  const id = await world.buy(ada);
  await world.work();
  const before = await world.rowOf(id);
  const { token, uuid } = ada;
  const params = { provider: 'twitch' };
  await world.api.call(unlinkIdentity, { token, query: { uuid }, params });
  expect(await world.rowOf(id)).toEqual(before);
});

test('roles under way are nobody’s work; one that was given up is, and can be delivered by hand', async () => {
  const ada = await world.member();
  const id = await world.buy(ada);
  await world.work();
  const { token, uuid } = await world.api.operator('alpha', 'manager');
  const inbox = async () => {
    const { body } = await world.api.call(listInbox, {
      ...{ token, query: { uuid, kinds: 'redemption' } },
    });
    return body.items.map(({ id: of }) => of);
  };
  const queue = async () => {
    const { body } = await world.api.call(readOverview, { token, query: { uuid } });
    return body.queues.find(({ kind }) => kind === 'redemption')?.waiting;
  };
  expect([await inbox(), await queue()]).toEqual([[], 0]);
  await database().update(roleGrants).set({ state: 'failed', fault: 'not_a_member' });
  expect([await inbox(), await queue()]).toEqual([[id], 1]);
  const { body } = await world.api.call(fulfilRedemption, {
    ...{ token, query: { uuid }, params: { redemption_id: id }, body: {} },
  });
  expect([body.state, body.role]).toMatchObject(['fulfilled', { state: 'granted', fault: null }]);
  const listed = await world.api.call(listOperatorRedemptions, { token, query: { uuid } });
  expect(listed.body.items).toMatchObject([{ id, role: { state: 'granted' } }]);
  await world.work();
  expect(world.asked()).toEqual([]);
});

test('where Discord is not reached roles wait; who deletes the account is forgotten', async () => {
  const ada = await world.member('42');
  world.discord.join(SERVER, '42');
  await world.buy(ada);
  const { services } = world.api;
  await grantPromisedRoles(
    { ...services, connectors: { access: () => undefined } },
    new AbortController().signal,
  );
  expect(await world.standing(ada)).toEqual([['claimed', 'pending', null]]);
  await forgetRoles(services.store, ada.id);
  await world.work();
  expect([world.asked(), await database().select().from(roleGrants)]).toEqual([[], []]);
  const [kept] = await database()
    .select()
    .from(rewardRedemptions)
    .where(and(eq(rewardRedemptions.creator_id, ada.id), eq(rewardRedemptions.state, 'claimed')));
  expect(kept?.reward_id).toBe(BADGE);
});
