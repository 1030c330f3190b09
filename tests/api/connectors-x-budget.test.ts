import { expect, test } from 'vitest';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { connections } from '#api/store/tables/connectors.ts';
import { testInDepth } from '../support/in-depth.ts';
import { DAY, HOUR, MINUTE, START } from '../support/platforms/publications-world.ts';
import { openXWorld } from '../support/platforms/x-world.ts';

const {
  world,
  x,
  database,
  advance,
  begin,
  read,
  work,
  later,
  link,
  faultOf,
  platformFault,
  counted,
  observed,
  used,
} = openXWorld();

test('what the budget does not do for is read on the next day, and nothing of it twice', async () => {
  await begin(20);
  const ada = await link('42');
  for (let count = 0; count < 33; count += 1) {
    advance(1000);
    x().post('42', `Number ${count} #marquee`);
  }
  await work();
  expect([x().shown, await used(), await counted(ada)]).toEqual([20, 20, 20]);
  expect(await platformFault()).toBe(
    'X’s posts of today are used up until 2026-11-19T00:00:00.000Z.',
  );
  for (let hour = 0; hour < 13; hour += 1) await later(HOUR);
  expect(x().shown).toBe(20);
  x().post('42', 'Of the evening #marquee');
  await later(2 * HOUR);
  await later(HOUR);
  expect([await counted(ada), await used('2026-11-19')]).toEqual([34, 14]);
  expect([x().shown, await platformFault(), await faultOf('42')]).toEqual([34, null, null]);
});

test('the budget is never exceeded, also where two read at once', async () => {
  await begin(60);
  for (let account = 0; account < 20; account += 1) {
    await link(String(account), account % 2 === 0 ? 'alpha' : 'beta');
    advance(1000);
    for (let post = 0; post < 9; post += 1) x().post(String(account), '#marquee');
  }
  for (let round = 0; round < 4; round += 1) {
    await database()
      .update(connections)
      .set({ next_read_at: new Date(START) });
    await Promise.all([read(), read(), read()]);
  }
  expect(x().shown).toBeLessThanOrEqual(60);
  expect(x().shown).toBeGreaterThanOrEqual(56);
  expect(await used()).toBe(x().shown);
});

test('a program that takes much leaves the others what they are likely to need', async () => {
  await begin(40);
  const ada = await link('42');
  const people = [];
  for (let account = 0; account < 10; account += 1) people.push(await link(`b${account}`, 'beta'));
  advance(1000);
  for (let post = 0; post < 100; post += 1) x().post('42', '#marquee');
  await work();
  expect([await counted(ada), await used()]).toEqual([30, 30]);
  expect(await platformFault()).toContain('used up for a program that has had its share of them');
  for (let account = 0; account < 2; account += 1) x().post(`b${account}`, '#marquee');
  await later(15 * MINUTE);
  expect([await counted(ada), await counted(people[0] ?? { id: '' })]).toEqual([30, 1]);
  expect([await faultOf('42'), await faultOf('b0')]).toEqual(['unreachable', null]);
});

test('what cannot be looked up is forgotten all the same, and what is new is read', async () => {
  await begin(10);
  const ada = await link('42');
  advance(MINUTE);
  for (let count = 0; count < 8; count += 1) x().post('42', '#marquee');
  await work();
  advance(DAY);
  for (let count = 0; count < 6; count += 1) x().post('42', '#marquee');
  // Six of ten are gone by now: half of the day's may be used up by looking up.
  await work();
  expect([await counted(ada), await used('2026-11-19'), await faultOf('42')]).toEqual([
    14,
    6,
    null,
  ]);
  expect(await platformFault()).toBeNull();
  advance(DAY + HOUR);
  await forgetObservations(world().api.services);
  expect(await observed()).toHaveLength(6);
});

testInDepth(
  'answers that never come are given up, and cost the budget little',
  async () => {
    const ada = await link('42');
    for (const account of ['43', '44', '45']) await link(account);
    advance(MINUTE);
    x().post('42', '#marquee');
    x().hangs = true;
    await work();
    // It may have been paid for: a page, and as little as can be asked for.
    expect([x().asked, await used(), await faultOf('45')]).toEqual([2, 105, 'unreachable']);
    await later(5 * MINUTE);
    expect([x().asked, await used()]).toEqual([3, 110]);
    x().hangs = false;
    await later(5 * MINUTE);
    expect([await counted(ada), await used(), await faultOf('45')]).toEqual([1, 111, null]);
  },
  60_000,
);
