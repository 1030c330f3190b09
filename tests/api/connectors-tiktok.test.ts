import { expect, test } from 'vitest';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { asc } from '#api/store/drizzle.ts';
import { connections, connectionTokens } from '#api/store/tables/connectors.ts';
import { countedActivities, observedPublications } from '#api/store/tables/observations.ts';
import { linkTiktok, linkTiktokAgain } from '../support/platforms/linked-tiktok.ts';
import { MINUTE, openPublicationsWorld, START } from '../support/platforms/publications-world.ts';

const {
  world,
  database,
  advance,
  name,
  work,
  later,
  connectionOf,
  faultOf,
  counted,
  unreadable,
  withdraw,
  now,
} = openPublicationsWorld('tiktok');
const activities = () =>
  database()
    .select()
    .from(countedActivities)
    .orderBy(asc(countedActivities.started_at), asc(countedActivities.activity));

test('a video with the hashtag counts, once; others do not, with the reason', async () => {
  await name({ hashtags: ['marquee'], minimum_minutes: 1 });
  world().tiktok.publish('42', { text: 'Before anybody agreed #marquee', seconds: 90 });
  advance(MINUTE);
  const ada = await linkTiktok(world(), '42');
  advance(MINUTE);
  const good = world().tiktok.publish('42', { text: 'My day \uFF03MarQuee', seconds: 60 });
  advance(MINUTE);
  world().tiktok.publish('42', { text: 'Another one', seconds: 60 });
  advance(MINUTE);
  world().tiktok.publish('42', { text: 'In a hurry #marquee', seconds: 59 });
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
    ...{ last_read_by: 'poll', last_read_at: now(), fault: null },
    next_read_at: new Date(+now() + 15 * MINUTE),
  });
});

test('all pages are read, back to the consent', async () => {
  const ada = await linkTiktok(world(), '42');
  for (let count = 0; count < 45; count += 1) {
    advance(MINUTE);
    world().tiktok.publish('42', { text: `Number ${count} #marquee` });
  }
  await work();
  expect([await counted(ada), world().tiktok.asked]).toEqual([45, 3]);
});

test('a video that is deleted is gone: what counted stays, and what comes too late is none', async () => {
  const ada = await linkTiktok(world(), '42');
  advance(MINUTE);
  const id = world().tiktok.publish('42', { text: 'First #marquee' });
  await work();
  world().tiktok.remove(id);
  await later(15 * MINUTE);
  expect(await database().select().from(observedPublications)).toMatchObject([
    { publication_id: id, gone_at: now(), text: null },
  ]);
  expect(await counted(ada)).toBe(1);
  const asked = world().tiktok.asked;
  await later(15 * MINUTE);
  // What is known to be gone is not asked after again.
  expect(world().tiktok.asked).toBe(asked + 1);
});

test('who is linked in two programs is read with the newest token, and told in each', async () => {
  const ada = await linkTiktok(world(), '42');
  advance(MINUTE);
  const ben = await linkTiktok(world(), '42', { program: 'beta' });
  advance(MINUTE);
  world().tiktok.publish('42', { text: 'For both #marquee' });
  await work();
  expect([await counted(ada), await counted(ben), world().tiktok.asked]).toEqual([1, 1, 1]);
  await withdraw(ada);
  expect(await database().select().from(connectionTokens)).toHaveLength(1);
  await withdraw(ben);
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await database().select().from(observedPublications)).toEqual([]);
});

test('after too many requests TikTok is left alone for a minute, whoever is due', async () => {
  await linkTiktok(world(), '42');
  world().tiktok.limit = 0;
  await work();
  const ada = await linkTiktok(world(), '43');
  advance(30_000);
  world().tiktok.publish('43', { text: '#marquee' });
  await later(29_000);
  expect(world().tiktok.asked).toBe(1);
  world().tiktok.limit = Number.POSITIVE_INFINITY;
  await later(1_000);
  expect(await counted(ada)).toBe(1);
});

test('one account that is not answered holds up no other', async () => {
  const ada = await linkTiktok(world(), '42');
  const len = await linkTiktok(world(), '43');
  world().tiktok.stuck.add('42');
  advance(MINUTE);
  for (const account of ['42', '43']) world().tiktok.publish(account, { text: '#marquee' });
  await work();
  expect([await counted(ada), await counted(len)]).toEqual([0, 1]);
  expect([await faultOf('42'), await faultOf('43')]).toEqual(['unreachable', null]);
  world().tiktok.stuck.clear();
  await later(MINUTE);
  expect([await counted(ada), await faultOf('42')]).toEqual([1, null]);
});

test.each([
  ['does not answer', { outage: 503 }],
  ['has had too many requests', { limit: 0 }],
])('TikTok that %s is asked again later, by few', async (_case, failing) => {
  const people = [];
  for (let account = 1; account <= 12; account += 1)
    people.push(await linkTiktok(world(), String(account)));
  advance(MINUTE);
  for (let account = 1; account <= 12; account += 1)
    world().tiktok.publish(String(account), { text: '#marquee' });
  Object.assign(world().tiktok, failing);
  await work();
  expect(world().tiktok.asked).toBeLessThanOrEqual(8);
  for (const account of ['1', '12']) expect(await faultOf(account)).toBe('unreachable');
  const { asked } = world().tiktok;
  await later(59_000);
  expect(world().tiktok.asked).toBe(asked);
  Object.assign(world().tiktok, { outage: undefined, limit: Number.POSITIVE_INFINITY });
  await later(1_000);
  for (const person of people) expect(await counted(person)).toBe(1);
});

test('TikTok tells who took the permission back: everything of them ends, once', async () => {
  const ada = await linkTiktok(world(), '42');
  advance(MINUTE);
  world().tiktok.publish('42', { text: 'First #marquee' });
  await work();
  world().tiktok.sender.faults.doubled = true;
  expect(await world().tiktok.revoke('42')).toEqual([true, true]);
  await work();
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await database().select().from(observedPublications)).toEqual([]);
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect([await counted(ada), await unreadable()]).toEqual([1, 1]);
  // The same once more, later, is no news.
  await world().tiktok.revoke('42');
  await work();
  expect(await unreadable()).toBe(1);
});

test('who is told already that the tokens are refused is not told again that the permission is', async () => {
  await linkTiktok(world(), '42');
  world().tiktok.tokens.remove('42');
  await work();
  expect([await faultOf('42'), await unreadable()]).toEqual(['revoked', 1]);
  advance(MINUTE);
  await world().tiktok.revoke('42');
  await work();
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect(await unreadable()).toBe(1);
});

test('an account that was deleted at TikTok is gone', async () => {
  await linkTiktok(world(), '42');
  await world().tiktok.revoke('42', 2);
  await work();
  expect(await faultOf('42')).toBe('gone');
});

test('a message that is late ends nothing of who has linked anew meanwhile', async () => {
  await linkTiktok(world(), '42');
  world().tiktok.sender.faults.held = true;
  await world().tiktok.revoke('42');
  advance(5 * MINUTE);
  await linkTiktokAgain(world(), '42');
  await world().tiktok.sender.release();
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await database().select().from(connectionTokens)).toHaveLength(1);
});

test('a message with a wrong or an old signature is refused and changes nothing', async () => {
  await linkTiktok(world(), '42');
  const { headers, body } = world().tiktok.removal('42');
  const signature = headers['tiktok-signature'];
  const send = async (value: string, sent = body) =>
    (await world().post({ ...headers, 'tiktok-signature': value }, sent, 'tiktok')).status;
  expect(await send(signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(403);
  expect(await send(signature.replace('t=1', 't=2'))).toBe(403);
  expect(await send(signature, body.replace('42', '43'))).toBe(403);
  expect(await send('')).toBe(403);
  const old = world().tiktok.removal('42', 1, new Date(+now() - 11 * MINUTE));
  expect(await send(old.headers['tiktok-signature'])).toBe(403);
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await send(signature)).toBe(200);
  await work();
  expect(await faultOf('42')).toBe('revoked');
});

test('what was read goes with the link, tokens too', async () => {
  await linkTiktok(world(), '42');
  advance(MINUTE);
  world().tiktok.publish('42', { text: 'First #marquee' });
  await work();
  await database().delete(connections);
  await forgetObservations(world().api.services);
  expect(await database().select().from(observedPublications)).toEqual([]);
  expect(await database().select().from(connectionTokens)).toEqual([]);
});
