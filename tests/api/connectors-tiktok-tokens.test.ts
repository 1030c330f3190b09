import { expect, test } from 'vitest';
import { personToken } from '#api/connectors/person-tokens.ts';
import { contextOf } from '#api/connectors/registry.ts';
import { TIKTOK_DOOR } from '#api/connectors/tiktok/tiktok-api.ts';
import { connectionTokens } from '#api/store/tables/connectors.ts';
import { listConnections } from '#contract/connections/endpoints.ts';
import type { TestPerson } from '../support/api.ts';
import { linkTiktok, linkTiktokAgain } from '../support/platforms/linked-tiktok.ts';
import { HOUR, MINUTE, openPublicationsWorld } from '../support/platforms/publications-world.ts';

const {
  world,
  database,
  advance,
  work,
  later,
  connectionOf,
  faultOf,
  counted,
  unreadable,
  agree,
  withdraw,
  now,
} = openPublicationsWorld('tiktok');
const list = ({ token, uuid }: TestPerson) =>
  world().api.call(listConnections, { token, query: { uuid } });

test('the store holds no token that anybody can read', async () => {
  await linkTiktok(world(), '42');
  const grant = world().tiktok.tokens.of('42');
  const { rows } = await database().execute<{ row: string }>(
    "select t::text || encode(t.tokens, 'escape') as row from connection_tokens t",
  );
  expect(rows).toHaveLength(1);
  for (const token of [grant?.access, grant?.refresh]) expect(rows[0]?.row).not.toContain(token);
});

test('tokens that end soon are exchanged before, once, though two read at the same time', async () => {
  const ada = await linkTiktok(world(), '42');
  await work();
  advance(2 * HOUR - 10 * MINUTE);
  world().tiktok.publish('42', { text: 'Later #marquee' });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    world().tiktok.tokens.beforeRefresh = () => {
      resolve();
      return new Promise((done) => {
        answer = done;
      });
    };
  });
  const first = work();
  await asked;
  // The token that is there holds for ten minutes still: the other one goes on with it.
  await work();
  answer();
  await first;
  expect(world().tiktok.tokens).toMatchObject({ refreshed: 1, refused: 0 });
  expect(await counted(ada)).toBe(1);
  advance(2 * HOUR);
  world().tiktok.tokens.beforeRefresh = undefined;
  await Promise.all([work(), work(), work()]);
  expect(world().tiktok.tokens).toMatchObject({ refreshed: 2, refused: 0 });
  expect(await faultOf('42')).toBeNull();
});

test('who comes to exchange a moment after it was done finds the new token', async () => {
  await linkTiktok(world(), '42');
  advance(3 * HOUR);
  const context = contextOf(world().api.services, 'tiktok');
  if (!context) throw new Error('TikTok is not reached.');
  let asked = 0;
  let done = false;
  const first = personToken(context, TIKTOK_DOOR, '42').finally(() => {
    done = true;
  });
  // Few at a time: who asks without end would keep the one that exchanges from its turn.
  const lane = async () => {
    while (!done) {
      asked += 1;
      await personToken(context, TIKTOK_DOOR, '42');
    }
  };
  await Promise.all([first, ...Array.from({ length: 4 }, lane)]);
  expect(asked).toBeGreaterThan(3);
  expect(world().tiktok.tokens).toMatchObject({ refreshed: 1, refused: 0 });
});

test('who finds a token that is over being exchanged comes back later, and asks for none', async () => {
  await linkTiktok(world(), '42');
  advance(3 * HOUR);
  await database().update(connectionTokens).set({ refreshing_at: now() });
  await work();
  expect(world().tiktok.tokens).toMatchObject({ refreshed: 0, refused: 0 });
  expect(await connectionOf('42')).toMatchObject({
    ...{ fault: null, next_read_at: new Date(+now() + 10_000), last_read_at: null },
  });
  // Whoever it was has ended.
  await later(MINUTE);
  expect(world().tiktok.tokens.refreshed).toBe(1);
  expect(await connectionOf('42')).toMatchObject({ last_read_at: now() });
});

test('a token that is refused early is exchanged once', async () => {
  await linkTiktok(world(), '42');
  const grant = world().tiktok.tokens.of('42');
  if (grant) grant.access = 'another one';
  await work();
  expect(world().tiktok.tokens).toMatchObject({ refreshed: 1, refused: 0 });
  expect(await faultOf('42')).toBeNull();
});

test('a new token that is refused as well is not exchanged in circles', async () => {
  await linkTiktok(world(), '42');
  world().tiktok.tokens.holder = () => undefined;
  await work();
  expect(world().tiktok.tokens.refreshed).toBe(1);
  expect(await faultOf('42')).toBe('refused');
  await later(14 * MINUTE);
  expect(world().tiktok.tokens.refreshed).toBe(1);
});

test('a refused refresh token ends the account with one mail; linked again, nothing is missing or doubled', async () => {
  const ada = await linkTiktok(world(), '42');
  advance(MINUTE);
  world().tiktok.publish('42', { text: 'First #marquee' });
  await work();
  world().tiktok.tokens.remove('42');
  advance(HOUR);
  world().tiktok.publish('42', { text: 'Meanwhile #marquee' });
  await work();
  expect(await connectionOf('42')).toMatchObject({
    ...{ fault: 'revoked', fault_since: now(), next_read_at: null },
  });
  expect(await database().select().from(connectionTokens)).toEqual([]);
  for (let round = 0; round < 3; round += 1) await later(HOUR);
  expect(world().tiktok.tokens.refused).toBe(1);
  expect(await unreadable()).toBe(1);
  await linkTiktokAgain(world(), '42');
  await work();
  expect([await counted(ada), await faultOf('42'), await unreadable()]).toEqual([2, null, 1]);
});

test('an answer with new tokens that gets lost ends in being asked to link again, never in a loop', async () => {
  await linkTiktok(world(), '42');
  advance(3 * HOUR);
  world().tiktok.tokens.losesAnswer = true;
  await work();
  expect(await faultOf('42')).toBe('unreachable');
  await later(MINUTE);
  expect(await faultOf('42')).toBe('revoked');
  for (let round = 0; round < 3; round += 1) await later(HOUR);
  expect(world().tiktok.tokens).toMatchObject({ refreshed: 1, refused: 1 });
  expect(await unreadable()).toBe(1);
});

test.each([
  ['at linking', ['user.info.basic']],
  ['later', ['user.info.basic', 'video.list']],
])('a permission that is not granted %s is named', async (_when, scopes) => {
  const ada = await linkTiktok(world(), '42', { scopes });
  const grant = world().tiktok.tokens.of('42');
  if (grant) grant.scopes = ['user.info.basic'];
  await work();
  const { body } = await list(ada);
  expect(body.connections).toMatchObject([
    { fault: 'permission_missing', missing_permissions: ['video.list'] },
  ]);
  const { asked } = world().tiktok;
  await later(5 * MINUTE);
  expect(world().tiktok.asked).toBe(asked);
  expect(world().tiktok.tokens.refreshed).toBe(0);
  await linkTiktokAgain(world(), '42');
  await work();
  expect((await list(ada)).body.connections).toMatchObject([
    { fault: null, missing_permissions: [] },
  ]);
});

test('who agrees again after the tokens were dropped is told to link the account', async () => {
  const ada = await linkTiktok(world(), '42');
  await work();
  await withdraw(ada);
  expect(await database().select().from(connectionTokens)).toEqual([]);
  await agree(ada);
  await work();
  expect(await faultOf('42')).toBe('permission_missing');
});
