import { expect, test } from 'vitest';
import { asc } from '#api/store/drizzle.ts';
import { connectionTokens, connectorPushes } from '#api/store/tables/connectors.ts';
import { countedActivities, observedPublications } from '#api/store/tables/observations.ts';
import { linkInstagram, linkInstagramAgain } from '../support/platforms/linked-instagram.ts';
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
} = openPublicationsWorld('instagram');
const instagram = () => world().instagram;
const activities = () =>
  database()
    .select()
    .from(countedActivities)
    .orderBy(asc(countedActivities.started_at), asc(countedActivities.activity));

test('a post with the hashtag counts, once, as what it is; others do not, with the reason', async () => {
  await name({ hashtags: ['marquee'], content_types: ['image', 'short'] });
  instagram().publish('42', { caption: 'Before anybody agreed #marquee' });
  advance(MINUTE);
  const ada = await linkInstagram(world(), '42');
  const posts: string[] = [];
  for (const [caption, kind] of [
    ['My day \uFF03MarQuee', 'reel'],
    ['Another one', 'image'],
    ['An album #marquee', 'album'],
    ['At length #marquee', 'video'],
    ['', 'image'],
    ['Paid for #marquee', 'ad'],
  ] as const) {
    advance(MINUTE);
    posts.push(instagram().publish('42', { caption, kind }));
  }
  await work();
  await later(15 * MINUTE);
  const missing = { counted: 0, uncounted: [{ reason: 'hashtag_missing', amount: 1 }] };
  expect(await activities()).toMatchObject([
    {
      ...{ activity: `instagram:publication:${posts[0]}`, content_type: 'short', counted: 1 },
      ...{ started_at: new Date(START + 2 * MINUTE), uncounted: [] },
    },
    { content_type: 'image', ...missing },
    { content_type: 'image', counted: 1 },
    { content_type: 'video', counted: 0, uncounted: [{ reason: 'other_kind', amount: 1 }] },
    missing,
  ]);
  expect(await counted(ada)).toBe(2);
  expect(await connectionOf('42')).toMatchObject({
    ...{ last_read_by: 'poll', last_read_at: now(), fault: null },
    next_read_at: new Date(+now() + 15 * MINUTE),
  });
});

test('all pages are read, back to the consent', async () => {
  instagram().publish('42', { caption: 'Before anybody agreed #marquee' });
  advance(MINUTE);
  const ada = await linkInstagram(world(), '42');
  for (let count = 0; count < 120; count += 1) {
    advance(1_000);
    instagram().publish('42', { caption: `Number ${count} #marquee` });
  }
  await work();
  expect([await counted(ada), instagram().asked]).toEqual([120, 3]);
});

test('a post that is taken away is gone, what counted stays; one that is not listed alone is none', async () => {
  const ada = await linkInstagram(world(), '42');
  advance(MINUTE);
  const id = instagram().publish('42', { caption: 'First #marquee' });
  const hidden = instagram().publish('42', { caption: 'Second #marquee' });
  await work();
  instagram().remove(id);
  const all = instagram().postsOf.bind(instagram());
  instagram().postsOf = (person) => all(person).filter((post) => post.id !== hidden);
  await later(15 * MINUTE);
  expect(
    await database()
      .select()
      .from(observedPublications)
      .orderBy(asc(observedPublications.publication_id)),
  ).toMatchObject([
    { publication_id: id, gone_at: now(), text: null },
    { publication_id: hidden, gone_at: null },
  ]);
  expect(await counted(ada)).toBe(2);
});

test('who is linked in two programs is read once, until the last agreement is withdrawn', async () => {
  const ada = await linkInstagram(world(), '42');
  advance(MINUTE);
  const ben = await linkInstagram(world(), '42', { program: 'beta' });
  advance(MINUTE);
  instagram().publish('42', { caption: 'For both #marquee' });
  await work();
  expect([await counted(ada), await counted(ben), instagram().asked]).toEqual([1, 1, 1]);
  await withdraw(ada);
  expect(await database().select().from(connectionTokens)).toHaveLength(1);
  await withdraw(ben);
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await database().select().from(observedPublications)).toEqual([]);
});

test('an account that Instagram stumbles over keeps nobody else waiting', async () => {
  const ada = await linkInstagram(world(), '1');
  const ben = await linkInstagram(world(), '2');
  instagram().stuck.add('1');
  advance(MINUTE);
  for (const account of ['1', '2']) instagram().publish(account, { caption: '#marquee' });
  await expect(work()).resolves.toBeUndefined();
  expect([await counted(ada), await counted(ben)]).toEqual([0, 1]);
  expect([await faultOf('1'), await faultOf('2')]).toEqual(['unreachable', null]);
  instagram().stuck.clear();
  await later(MINUTE);
  expect([await counted(ada), await faultOf('1')]).toEqual([1, null]);
});

test.each([
  ['does not answer', { outage: 503 }, MINUTE],
  ['has had too many requests', { limit: 0 }, 5 * MINUTE],
])('Instagram that %s is asked again later, by few', async (_case, failing, rest) => {
  const people = [];
  for (let account = 1; account <= 12; account += 1)
    people.push(await linkInstagram(world(), String(account)));
  // With tokens of 60 days, as all have after the first reading.
  await work();
  advance(15 * MINUTE);
  for (let account = 1; account <= 12; account += 1)
    instagram().publish(String(account), { caption: '#marquee' });
  const before = instagram().asked;
  Object.assign(instagram(), failing);
  await work();
  expect(instagram().asked - before).toBeLessThanOrEqual(8);
  for (const account of ['1', '12']) expect(await faultOf(account)).toBe('unreachable');
  const { asked } = instagram();
  await later(rest - 1_000);
  expect(instagram().asked).toBe(asked);
  Object.assign(instagram(), { outage: undefined, limit: Number.POSITIVE_INFINITY });
  await later(1_000);
  for (const person of people) expect(await counted(person)).toBe(1);
});

test('Instagram tells who took the permission back: everything of them ends, once', async () => {
  const ada = await linkInstagram(world(), '42');
  advance(MINUTE);
  instagram().publish('42', { caption: 'First #marquee' });
  await work();
  instagram().sender.faults.doubled = true;
  expect(await instagram().revoke('42')).toEqual([true, true]);
  await work();
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await database().select().from(observedPublications)).toEqual([]);
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect([await counted(ada), await unreadable()]).toEqual([1, 1]);
});

test('a message that is late ends nothing of who has linked anew meanwhile', async () => {
  await linkInstagram(world(), '42');
  instagram().sender.faults.held = true;
  await instagram().revoke('42');
  advance(5 * MINUTE);
  await linkInstagramAgain(world(), '42');
  await instagram().sender.release();
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await database().select().from(connectionTokens)).toHaveLength(1);
});

test('who wants their data deleted is told where they see that it is', async () => {
  await linkInstagram(world(), '42');
  advance(MINUTE);
  instagram().publish('42', { caption: 'First #marquee' });
  await work();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = instagram().signed('42');
  const ask = async () =>
    JSON.parse((await world().post(headers, body, 'instagram/deletion')).text) as {
      url: string;
      confirmation_code: string;
    };
  const { url, confirmation_code } = await ask();
  // The same request again is the same one.
  expect(await ask()).toEqual({ url, confirmation_code });
  expect(confirmation_code).toMatch(/^[\da-f]{32}$/);
  const status = async (at = url) => {
    const answer = await fetch(at);
    return [answer.status, await answer.text()];
  };
  expect(await status()).toEqual([200, expect.stringContaining('is being deleted')]);
  await work();
  expect(await status()).toEqual([200, expect.stringContaining('Nothing is kept any more')]);
  expect(await status(url.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toEqual([
    ...[404, expect.stringContaining('No request with this code')],
  ]);
  expect(await database().select().from(observedPublications)).toEqual([]);
  expect(await database().select().from(connectionTokens)).toEqual([]);
  expect(await connectionOf('42')).toMatchObject({ fault: 'revoked', consents: {} });
  expect(await database().select().from(connectorPushes)).toMatchObject([
    { kind: 'deletion', state: 'done', message_id: confirmation_code },
  ]);
});

test('a request of deletion that is late says that it ended nothing, and how to end it', async () => {
  await linkInstagram(world(), '42');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = instagram().signed('42');
  advance(5 * MINUTE);
  await linkInstagramAgain(world(), '42');
  const { url } = JSON.parse((await world().post(headers, body, 'instagram/deletion')).text) as {
    url: string;
  };
  await work();
  expect(await (await fetch(url)).text()).toMatch(/^This request ended nothing/);
  expect(await faultOf('42')).toBeNull();
  expect((await fetch(`${url}0`)).status).toBe(404);
});

test('what is not signed by Instagram is refused and changes nothing', async () => {
  await linkInstagram(world(), '42');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = async (body: string, to: 'instagram' | 'instagram/deletion' = 'instagram') =>
    (await world().post(headers, body, to)).status;
  const good = instagram().signed('42');
  const [, payload = ''] = decodeURIComponent(good).split('.');
  const forged = Buffer.from('{"user_id":"43"}').toString('base64url');
  for (const bad of [
    ...['', 'signed_request=', `signed_request=.${payload}`, good.replace(payload, forged)],
    good.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`),
    `${good}.more`,
  ])
    for (const to of ['instagram', 'instagram/deletion'] as const)
      expect([bad, await send(bad, to)]).toEqual([bad, 403]);
  await work();
  expect(await faultOf('42')).toBeNull();
  expect(await send(good)).toBe(200);
  await work();
  expect(await faultOf('42')).toBe('revoked');
});
