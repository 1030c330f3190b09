import { afterEach, beforeEach, expect, test } from 'vitest';
import { countWanted } from '#api/connectors/count-observed.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { personToken } from '#api/connectors/person-tokens.ts';
import { contextOf } from '#api/connectors/registry.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { TIKTOK_DOOR } from '#api/connectors/tiktok/tiktok-api.ts';
import { asc, eq } from '#api/store/drizzle.ts';
import { connections, connectionTokens } from '#api/store/tables/connectors.ts';
import { countedActivities, observedPublications } from '#api/store/tables/observations.ts';
import { programs } from '#api/store/tables/programs.ts';
import { metricEvents } from '#api/store/tables/quests.ts';
import { changeConsent, listConnections } from '#contract/connections/endpoints.ts';
import type { TestPerson } from '../support/api.ts';
import { type ConnectedApi, startConnectedApi } from '../support/platforms/connected-api.ts';
import { linkTiktok, linkTiktokAgain } from '../support/platforms/linked-tiktok.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: ConnectedApi;
let time: number;

beforeEach(async () => {
  world = await startConnectedApi();
  time = START;
  advance(0);
  await name({ hashtags: ['marquee'] });
});
afterEach(() => world.close());

function advance(milliseconds: number) {
  time += milliseconds;
  world.api.setTime(new Date(time));
}
/** What the campaigns of all programs ask for. */
const name = (options: object) =>
  world.api.services.store.database.update(programs).set({
    metrics: [
      { name: 'videos', label: { en: 'Videos' }, sources: ['tiktok.publications'], ...options },
    ],
  });
/** One round of everything that goes on in the background. */
async function work() {
  const { services } = world.api;
  for (const step of ['pushes', 'reads'] as const)
    await runConnector(services, 'tiktok', step, new AbortController().signal);
  await countWanted(services);
}
async function later(milliseconds: number) {
  advance(milliseconds);
  await work();
}
const database = () => world.api.services.store.database;
const connectionOf = async (account: string) => {
  const [row] = await database()
    .select()
    .from(connections)
    .where(eq(connections.account_id, account));
  return row;
};
const faultOf = async (account: string) => (await connectionOf(account))?.fault ?? null;
async function counted({ id }: { readonly id: string }) {
  const rows = await database().select().from(metricEvents).where(eq(metricEvents.creator_id, id));
  return rows.reduce((sum, { value }) => sum + value, 0);
}
const activities = () =>
  database()
    .select()
    .from(countedActivities)
    .orderBy(asc(countedActivities.started_at), asc(countedActivities.activity));
const list = ({ token, uuid }: TestPerson) =>
  world.api.call(listConnections, { token, query: { uuid } });

test('a video with the hashtag counts, once; others do not, with the reason', async () => {
  await name({ hashtags: ['marquee'], minimum_minutes: 1 });
  world.tiktok.publish('42', { text: 'Before anybody agreed #marquee', seconds: 90 });
  advance(MINUTE);
  const ada = await linkTiktok(world, '42');
  advance(MINUTE);
  const good = world.tiktok.publish('42', { text: 'My day \uFF03MarQuee', seconds: 60 });
  advance(MINUTE);
  world.tiktok.publish('42', { text: 'Another one', seconds: 60 });
  advance(MINUTE);
  world.tiktok.publish('42', { text: 'In a hurry #marquee', seconds: 59 });
  await work();
  await later(15 * MINUTE);
  expect(await activities()).toMatchObject([
    {
      ...{ activity: `tiktok:publication:${good}`, content_type: 'short', counted: 1 },
      ...{ started_at: new Date(START + 2 * MINUTE), uncounted: [] },
    },
    { counted: 0, uncounted: [{ reason: 'hashtag_missing', amount: 1 }] },
    { counted: 0, uncounted: [{ reason: 'too_short', amount: 1 }] },
  ]);
  expect(await counted(ada)).toBe(1);
  expect(await connectionOf('42')).toMatchObject({
    ...{ last_read_by: 'poll', last_read_at: new Date(time), fault: null },
    next_read_at: new Date(time + 15 * MINUTE),
  });
});

test('all pages are read, back to the consent', async () => {
  const ada = await linkTiktok(world, '42');
  for (let count = 0; count < 45; count += 1) {
    advance(MINUTE);
    world.tiktok.publish('42', { text: `Number ${count} #marquee` });
  }
  await work();
  expect([await counted(ada), world.tiktok.asked]).toEqual([45, 3]);
});

test('a video that is deleted is gone: what counted stays, and what comes too late is none', async () => {
  const ada = await linkTiktok(world, '42');
  advance(MINUTE);
  const id = world.tiktok.publish('42', { text: 'First #marquee' });
  await work();
  world.tiktok.remove(id);
  await later(15 * MINUTE);
  expect(await database().select().from(observedPublications)).toMatchObject([
    { publication_id: id, gone_at: new Date(time), text: null },
  ]);
  expect(await counted(ada)).toBe(1);
  const asked = world.tiktok.asked;
  await later(15 * MINUTE);
  // What is known to be gone is not asked after again.
  expect(world.tiktok.asked).toBe(asked + 1);
});

test('the store holds no token that anybody can read', async () => {
  await linkTiktok(world, '42');
  const grant = world.tiktok.tokens.of('42');
  const { rows } = await database().execute<{ row: string }>(
    "select t::text || encode(t.tokens, 'escape') as row from connection_tokens t",
  );
  expect(rows).toHaveLength(1);
  for (const token of [grant?.access, grant?.refresh]) expect(rows[0]?.row).not.toContain(token);
});

test('tokens that end soon are exchanged before, once, though two read at the same time', async () => {
  const ada = await linkTiktok(world, '42');
  await work();
  advance(2 * HOUR - 10 * MINUTE);
  world.tiktok.publish('42', { text: 'Later #marquee' });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    world.tiktok.tokens.beforeRefresh = () => {
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
  expect(world.tiktok.tokens).toMatchObject({ refreshed: 1, refused: 0 });
  expect(await counted(ada)).toBe(1);
  advance(2 * HOUR);
  world.tiktok.tokens.beforeRefresh = undefined;
  await Promise.all([work(), work(), work()]);
  expect(world.tiktok.tokens).toMatchObject({ refreshed: 2, refused: 0 });
  expect(await faultOf('42')).toBeNull();
});

test('who comes to exchange a moment after it was done finds the new token', async () => {
  await linkTiktok(world, '42');
  advance(3 * HOUR);
  const context = contextOf(world.api.services, 'tiktok');
  if (!context) throw new Error('TikTok is not reached.');
  const asked: Promise<unknown>[] = [];
  let done = false;
  const first = personToken(context, TIKTOK_DOOR, '42').finally(() => {
    done = true;
  });
  while (!done) {
    asked.push(personToken(context, TIKTOK_DOOR, '42'));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([first, ...asked]);
  expect(asked.length).toBeGreaterThan(3);
  expect(world.tiktok.tokens).toMatchObject({ refreshed: 1, refused: 0 });
});

test('who finds a token that is over being exchanged comes back later, and asks for none', async () => {
  await linkTiktok(world, '42');
  advance(3 * HOUR);
  await database()
    .update(connectionTokens)
    .set({ refreshing_at: new Date(time) });
  await work();
  expect(world.tiktok.tokens).toMatchObject({ refreshed: 0, refused: 0 });
  expect(await connectionOf('42')).toMatchObject({
    ...{ fault: null, next_read_at: new Date(time + 10_000), last_read_at: null },
  });
  // Whoever it was has ended.
  await later(MINUTE);
  expect(world.tiktok.tokens.refreshed).toBe(1);
  expect(await connectionOf('42')).toMatchObject({ last_read_at: new Date(time) });
});

test('a token that is refused early is exchanged once', async () => {
  await linkTiktok(world, '42');
  const grant = world.tiktok.tokens.of('42');
  if (grant) grant.access = 'another one';
  await work();
  expect(world.tiktok.tokens).toMatchObject({ refreshed: 1, refused: 0 });
  expect(await faultOf('42')).toBeNull();
});

test('a new token that is refused as well is not exchanged in circles', async () => {
  await linkTiktok(world, '42');
  world.tiktok.tokens.holder = () => undefined;
  await work();
  expect(world.tiktok.tokens.refreshed).toBe(1);
  expect(await faultOf('42')).toBe('refused');
  await later(14 * MINUTE);
  expect(world.tiktok.tokens.refreshed).toBe(1);
});

test('a refused refresh token ends the account with one mail; linked again, nothing is missing or doubled', async () => {
  const ada = await linkTiktok(world, '42');
  advance(MINUTE);
  world.tiktok.publish('42', { text: 'First #marquee' });
  await work();
  world.tiktok.tokens.remove('42');
  advance(HOUR);
  world.tiktok.publish('42', { text: 'Meanwhile #marquee' });
  await work();
  expect(await connectionOf('42')).toMatchObject({
    ...{ fault: 'revoked', fault_since: new Date(time), next_read_at: null },
  });
  expect(await database().select().from(connectionTokens)).toEqual([]);
  for (let round = 0; round < 3; round += 1) await later(HOUR);
  expect(world.tiktok.tokens.refused).toBe(1);
  expect(await unreadable()).toBe(1);
  await linkTiktokAgain(world, '42');
  await work();
  expect([await counted(ada), await faultOf('42'), await unreadable()]).toEqual([2, null, 1]);
});

test('an answer with new tokens that gets lost ends in being asked to link again, never in a loop', async () => {
  await linkTiktok(world, '42');
  advance(3 * HOUR);
  world.tiktok.tokens.losesAnswer = true;
  await work();
  expect(await faultOf('42')).toBe('unreachable');
  await later(MINUTE);
  expect(await faultOf('42')).toBe('revoked');
  for (let round = 0; round < 3; round += 1) await later(HOUR);
  expect(world.tiktok.tokens).toMatchObject({ refreshed: 1, refused: 1 });
  expect(await unreadable()).toBe(1);
});

test('who is linked in two programs is read with the newest token, and told in each', async () => {
  const ada = await linkTiktok(world, '42');
  advance(MINUTE);
  const ben = await linkTiktok(world, '42', { program: 'beta' });
  advance(MINUTE);
  world.tiktok.publish('42', { text: 'For both #marquee' });
  await work();
  expect([await counted(ada), await counted(ben), world.tiktok.asked]).toEqual([1, 1, 1]);
  await withdraw(ada);
  expect(await database().select().from(connectionTokens)).toHaveLength(1);
  await withdraw(ben);
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await database().select().from(observedPublications)).toEqual([]);
});

test.each([
  ['at linking', ['user.info.basic']],
  ['later', ['user.info.basic', 'video.list']],
])('a permission that is not granted %s is named', async (_when, scopes) => {
  const ada = await linkTiktok(world, '42', { scopes });
  const grant = world.tiktok.tokens.of('42');
  if (grant) grant.scopes = ['user.info.basic'];
  await work();
  const { body } = await list(ada);
  expect(body.connections).toMatchObject([
    { fault: 'permission_missing', missing_permissions: ['video.list'] },
  ]);
  const { asked } = world.tiktok;
  await later(5 * MINUTE);
  expect(world.tiktok.asked).toBe(asked);
  expect(world.tiktok.tokens.refreshed).toBe(0);
  await linkTiktokAgain(world, '42');
  await work();
  expect((await list(ada)).body.connections).toMatchObject([
    { fault: null, missing_permissions: [] },
  ]);
});

test('who agrees again after the tokens were dropped is told to link the account', async () => {
  const ada = await linkTiktok(world, '42');
  await work();
  await withdraw(ada);
  expect(await database().select().from(connectionTokens)).toEqual([]);
  await agree(ada);
  await work();
  expect(await faultOf('42')).toBe('permission_missing');
});

test('after too many requests TikTok is left alone for a minute, whoever is due', async () => {
  await linkTiktok(world, '42');
  world.tiktok.limit = 0;
  await work();
  const ada = await linkTiktok(world, '43');
  advance(30_000);
  world.tiktok.publish('43', { text: '#marquee' });
  await later(29_000);
  expect(world.tiktok.asked).toBe(1);
  world.tiktok.limit = Number.POSITIVE_INFINITY;
  await later(1_000);
  expect(await counted(ada)).toBe(1);
});

test('one account that is not answered holds up no other', async () => {
  const ada = await linkTiktok(world, '42');
  const len = await linkTiktok(world, '43');
  world.tiktok.stuck.add('42');
  advance(MINUTE);
  for (const account of ['42', '43']) world.tiktok.publish(account, { text: '#marquee' });
  await work();
  expect([await counted(ada), await counted(len)]).toEqual([0, 1]);
  expect([await faultOf('42'), await faultOf('43')]).toEqual(['unreachable', null]);
  world.tiktok.stuck.clear();
  await later(MINUTE);
  expect([await counted(ada), await faultOf('42')]).toEqual([1, null]);
});

test.each([
  ['does not answer', { outage: 503 }],
  ['has had too many requests', { limit: 0 }],
])('TikTok that %s is asked again later, by few', async (_case, failing) => {
  const people = [];
  for (let account = 1; account <= 12; account += 1)
    people.push(await linkTiktok(world, String(account)));
  advance(MINUTE);
  for (let account = 1; account <= 12; account += 1)
    world.tiktok.publish(String(account), { text: '#marquee' });
  Object.assign(world.tiktok, failing);
  await work();
  expect(world.tiktok.asked).toBeLessThanOrEqual(8);
  for (const account of ['1', '12']) expect(await faultOf(account)).toBe('unreachable');
  const { asked } = world.tiktok;
  await later(59_000);
  expect(world.tiktok.asked).toBe(asked);
  Object.assign(world.tiktok, { outage: undefined, limit: Number.POSITIVE_INFINITY });
  await later(1_000);
  for (const person of people) expect(await counted(person)).toBe(1);
});

test('TikTok tells who took the permission back: everything of them ends, once', async () => {
  const ada = await linkTiktok(world, '42');
  advance(MINUTE);
  world.tiktok.publish('42', { text: 'First #marquee' });
  await work();
  world.tiktok.sender.faults.doubled = true;
  expect(await world.tiktok.revoke('42')).toEqual([true, true]);
  await work();
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await database().select().from(observedPublications)).toEqual([]);
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect([await counted(ada), await unreadable()]).toEqual([1, 1]);
  // The same once more, later, is no news.
  await world.tiktok.revoke('42');
  await work();
  expect(await unreadable()).toBe(1);
});

test('who is told already that the tokens are refused is not told again that the permission is', async () => {
  await linkTiktok(world, '42');
  world.tiktok.tokens.remove('42');
  await work();
  expect([await faultOf('42'), await unreadable()]).toEqual(['revoked', 1]);
  advance(MINUTE);
  await world.tiktok.revoke('42');
  await work();
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect(await unreadable()).toBe(1);
});

test('an account that was deleted at TikTok is gone', async () => {
  await linkTiktok(world, '42');
  await world.tiktok.revoke('42', 2);
  await work();
  expect(await faultOf('42')).toBe('gone');
});

test('a message that is late ends nothing of who has linked anew meanwhile', async () => {
  await linkTiktok(world, '42');
  world.tiktok.sender.faults.held = true;
  await world.tiktok.revoke('42');
  advance(5 * MINUTE);
  await linkTiktokAgain(world, '42');
  await world.tiktok.sender.release();
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await database().select().from(connectionTokens)).toHaveLength(1);
});

test('a message with a wrong or an old signature is refused and changes nothing', async () => {
  await linkTiktok(world, '42');
  const { headers, body } = world.tiktok.removal('42');
  const signature = headers['tiktok-signature'];
  const send = async (value: string, sent = body) =>
    (await world.post({ ...headers, 'tiktok-signature': value }, sent, 'tiktok')).status;
  expect(await send(signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(403);
  expect(await send(signature.replace('t=1', 't=2'))).toBe(403);
  expect(await send(signature, body.replace('42', '43'))).toBe(403);
  expect(await send('')).toBe(403);
  const old = world.tiktok.removal('42', 1, new Date(time - 11 * MINUTE));
  expect(await send(old.headers['tiktok-signature'])).toBe(403);
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await send(signature)).toBe(200);
  await work();
  expect(await faultOf('42')).toBe('revoked');
});

test('what was read goes with the link, tokens too', async () => {
  await linkTiktok(world, '42');
  advance(MINUTE);
  world.tiktok.publish('42', { text: 'First #marquee' });
  await work();
  await database().delete(connections);
  await forgetObservations(world.api.services);
  expect(await database().select().from(observedPublications)).toEqual([]);
  expect(await database().select().from(connectionTokens)).toEqual([]);
});

/** How often somebody was told that an account cannot be read any more. */
async function unreadable(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(
    "select count(*)::int as count from creator_notifications where kind = 'account_unreadable'",
  );
  return rows[0]?.count ?? 0;
}
const consent = ({ token }: TestPerson, agreed: boolean) =>
  world.api.call(changeConsent, {
    ...{ token, params: { provider: 'tiktok' }, body: { kind: 'publications', agreed } },
  });
const withdraw = async (person: TestPerson) =>
  expect((await consent(person, false)).status).toBe(204);
const agree = async (person: TestPerson) => expect((await consent(person, true)).status).toBe(204);
