import { expect, test } from 'vitest';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { asc } from '#api/store/drizzle.ts';
import { connections } from '#api/store/tables/connectors.ts';
import { countedActivities } from '#api/store/tables/observations.ts';
import { DAY, HOUR, MINUTE, START } from '../support/platforms/publications-world.ts';
import { openXWorld } from '../support/platforms/x-world.ts';

const {
  world,
  x,
  database,
  advance,
  name,
  work,
  later,
  now,
  link,
  agree,
  withdraw,
  connectionOf,
  faultOf,
  platformFault,
  counted,
  observed,
  used,
} = openXWorld();

const activities = () =>
  database()
    .select()
    .from(countedActivities)
    .orderBy(asc(countedActivities.started_at), asc(countedActivities.activity));

test('a post with the hashtag counts, once; others do not, with the reason', async () => {
  await name({ hashtags: ['straße'], languages: ['de'] });
  x().post('42', 'Before anybody agreed #straße', { lang: 'de' });
  advance(MINUTE);
  const ada = await link('42');
  advance(MINUTE);
  const good = x().post('42', 'Mein Tag \uFF03STRASSE', { lang: 'de' });
  advance(MINUTE);
  x().post('42', 'Noch einer', { lang: 'de' });
  advance(MINUTE);
  x().post('42', 'My day #straße', { lang: 'en' });
  advance(MINUTE);
  x().post('42', '#straße', { lang: 'qht' });
  x().post('42', 'An answer #straße', { lang: 'de', kind: 'reply' });
  x().post('42', 'Of somebody else #straße', { lang: 'de', kind: 'repost' });
  await work();
  await later(15 * MINUTE);
  expect(await activities()).toMatchObject([
    {
      ...{ activity: `x:publication:${good}`, content_type: 'article', counted: 1 },
      ...{ started_at: new Date(START + 2 * MINUTE), uncounted: [] },
    },
    { counted: 0, uncounted: [{ reason: 'hashtag_missing', amount: 1 }] },
    { counted: 0, uncounted: [{ reason: 'other_language', amount: 1 }] },
    { counted: 0, uncounted: [{ reason: 'other_language', amount: 1 }] },
  ]);
  expect(await counted(ada)).toBe(1);
  expect(await connectionOf('42')).toMatchObject({
    ...{ last_read_by: 'poll', last_read_at: now(), fault: null },
    next_read_at: new Date(+now() + 15 * MINUTE),
  });
  // Nothing from before the consent was paid for, and nothing twice; no words are kept.
  expect([x().shown, await used()]).toEqual([4, 4]);
  expect(await observed()).toMatchObject(Array(4).fill({ title: null, text: null }));
});

test('all pages are read, and what was read is never read again', async () => {
  const ada = await link('42');
  for (let count = 0; count < 230; count += 1) {
    advance(1000);
    x().post('42', `Number ${count} #marquee`);
  }
  await work();
  expect([await counted(ada), x().asked, x().shown]).toEqual([230, 3, 230]);
  x().post('42', 'One more #marquee');
  await later(15 * MINUTE);
  await later(15 * MINUTE);
  expect([await counted(ada), x().asked, x().shown, await used()]).toEqual([231, 5, 231, 231]);
});

test('a post that is deleted is found gone within a day: what counted stays', async () => {
  const ada = await link('42');
  advance(MINUTE);
  const id = x().post('42', 'First #marquee');
  const kept = x().post('42', 'Second #marquee');
  await work();
  x().remove(id);
  await later(DAY);
  expect(await observed()).toMatchObject([
    { publication_id: id, gone_at: now(), tags: null },
    { publication_id: kept, gone_at: null, observed_at: now() },
  ]);
  // Of the two that were asked after, one was shown.
  expect([await counted(ada), x().shown, await used('2026-11-19')]).toEqual([2, 3, 1]);
  const { asked } = x();
  await later(HOUR);
  expect(x().asked).toBe(asked + 1);
});

test('posts are looked up for three days and then forgotten; what counted stays', async () => {
  const ada = await link('42');
  advance(MINUTE);
  x().post('42', 'First #marquee');
  for (let hour = 0; hour < 24 * 6; hour += 6) {
    await later(6 * HOUR);
    await forgetObservations(world().api.services);
  }
  expect(await observed()).toEqual([]);
  expect(x().shown).toBeLessThanOrEqual(4);
  expect([await counted(ada), (await activities()).length]).toEqual([1, 1]);
});

test.each([
  ['protects them', 'protected', 'private'],
  ['is suspended', 'suspended', 'refused'],
] as const)(
  'the posts of somebody who %s are forgotten, and read again afterwards',
  async (_case, how, fault) => {
    const ada = await link('42');
    const len = await link('43');
    advance(MINUTE);
    for (const account of ['42', '43']) x().post(account, 'First #marquee');
    await work();
    x()[how].add('42');
    x().post('43', 'Second #marquee');
    await later(15 * MINUTE);
    expect([await faultOf('42'), await faultOf('43'), await counted(len)]).toEqual([
      fault,
      null,
      2,
    ]);
    expect((await observed()).filter(({ account_id }) => account_id === '42')).toMatchObject([
      { gone_at: now(), tags: null },
    ]);
    x()[how].delete('42');
    x().post('42', 'Third #marquee');
    await later(HOUR);
    expect([await faultOf('42'), await counted(ada), await platformFault()]).toEqual([
      ...[null, 2, null],
    ]);
  },
);

test('an account is gone that X does not know for a day, not for a moment', async () => {
  await link('42');
  advance(MINUTE);
  x().post('42', 'First #marquee');
  await work();
  x().missing.add('42');
  await later(15 * MINUTE);
  await later(HOUR);
  expect([await faultOf('42'), (await observed())[0]?.gone_at]).toEqual(['refused', null]);
  x().missing.delete('42');
  await later(HOUR);
  expect(await faultOf('42')).toBeNull();
  x().missing.add('42');
  await later(HOUR);
  for (let hour = 0; hour < 24; hour += 1) await later(HOUR);
  expect(await connectionOf('42')).toMatchObject({ fault: 'gone', consents: {} });
  await forgetObservations(world().api.services);
  expect(await observed()).toEqual([]);
});

test.each([
  ['does not answer', { outage: 503 }, 'unreachable', 2, 5 * MINUTE],
  ['has had too many requests', { limited: 120 }, 'unreachable', 1, 2 * MINUTE],
  ['does not take the token', { outage: 401 }, 'refused', 1, HOUR],
  ['has no credit left', { outage: 402 }, 'refused', 1, HOUR],
  ['refuses', { outage: 403 }, 'refused', 1, HOUR],
])(
  'X that %s is asked again later, nothing is lost, nothing is charged',
  async (_case, failing, fault, asked, wait) => {
    const people = [];
    for (const account of ['42', '43', '44']) people.push(await link(account));
    advance(MINUTE);
    for (const account of ['42', '43', '44']) x().post(account, '#marquee');
    Object.assign(x(), failing);
    await work();
    expect([x().asked, await used()]).toEqual([asked, 0]);
    for (const account of ['42', '44']) expect(await faultOf(account)).toBe(fault);
    expect(await platformFault()).toContain('api.x.com answered');
    Object.assign(x(), { outage: undefined, limited: undefined });
    await later(wait - 2_000);
    expect(x().asked).toBe(asked);
    await later(3_000);
    for (const person of people) expect(await counted(person)).toBe(1);
    expect([await faultOf('42'), await platformFault(), await used()]).toEqual([null, null, 3]);
  },
);

test.each([
  ['is not answered', 'stuck', 'unreachable'],
  ['has an id that X takes for none', 'odd', 'refused'],
] as const)('an account that %s keeps nobody from the others', async (_case, how, fault) => {
  await link('42');
  advance(MINUTE);
  const len = await link('43');
  x()[how].add('42');
  advance(MINUTE);
  x().post('43', '#marquee');
  await work();
  expect([await faultOf('42'), await faultOf('43'), await counted(len)]).toEqual([fault, null, 1]);
});

test('what was read goes with the last agreement, and nothing is read of the time without', async () => {
  const ada = await link('42');
  const ben = await link('42', 'beta');
  advance(MINUTE);
  x().post('42', 'For both #marquee');
  await work();
  expect([await counted(ada), await counted(ben), x().shown]).toEqual([1, 1, 1]);
  await withdraw(ada);
  expect(await observed()).toHaveLength(1);
  await withdraw(ben);
  expect(await observed()).toEqual([]);
  const { asked } = x();
  await later(16 * MINUTE);
  expect(x().asked).toBe(asked);
  x().post('42', 'Of nobody’s business #marquee');
  advance(MINUTE);
  await agree(ada);
  await later(MINUTE);
  expect([await counted(ada), x().shown]).toEqual([1, 1]);
  x().post('42', 'Again for both #marquee');
  await later(15 * MINUTE);
  expect([await counted(ada), x().shown]).toEqual([2, 2]);
});

test('of who withdraws while their posts are read, nothing is kept', async () => {
  const ada = await link('42');
  advance(MINUTE);
  x().post('42', '#marquee');
  x().meanwhile = () => withdraw(ada);
  await work();
  expect([x().asked, await counted(ada)]).toEqual([1, 0]);
  expect(await observed()).toEqual([]);
});

test('what was read goes with the link', async () => {
  await link('42');
  advance(MINUTE);
  x().post('42', 'First #marquee');
  await work();
  expect(await observed()).toHaveLength(1);
  await database().delete(connections);
  await forgetObservations(world().api.services);
  expect(await observed()).toEqual([]);
});
