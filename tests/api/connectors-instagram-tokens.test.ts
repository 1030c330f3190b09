import { expect, test } from 'vitest';
import { connectionTokens } from '#api/store/tables/connectors.ts';
import { linkInstagram, linkInstagramAgain } from '../support/platforms/linked-instagram.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  openPublicationsWorld,
} from '../support/platforms/publications-world.ts';

const { world, database, advance, work, later, faultOf, counted, unreadable, now } =
  openPublicationsWorld('instagram');
const tokens = () => world().instagram.tokens;
const kept = async () => {
  const [row] = await database().select().from(connectionTokens);
  return row;
};

test('the token of an hour that linking gives is exchanged for one of 60 days at the first reading', async () => {
  await linkInstagram(world(), '42');
  expect(await kept()).toMatchObject({ expires_at: null });
  await Promise.all([work(), work(), work()]);
  expect(tokens()).toMatchObject({ exchanged: 1, refreshed: 0, refused: 0 });
  expect(await kept()).toMatchObject({ expires_at: new Date(+now() + 5_183_944_000) });
  await later(2 * HOUR);
  expect(await faultOf('42')).toBeNull();
  expect(tokens()).toMatchObject({ exchanged: 1, refreshed: 0, refused: 0 });
});

test('one of 60 days is exchanged for the next a month before it ends, and reading goes on', async () => {
  const ada = await linkInstagram(world(), '42');
  await work();
  for (let days = 0; days < 130; days += 10) await later(10 * DAY);
  world().instagram.publish('42', { caption: 'Much later #marquee' });
  await later(HOUR);
  expect(tokens()).toMatchObject({ exchanged: 1, refreshed: 4, refused: 0 });
  expect([await counted(ada), await faultOf('42'), await unreadable()]).toEqual([1, null, 0]);
});

test('where it cannot be exchanged now, the one that is there goes on being used', async () => {
  const ada = await linkInstagram(world(), '42');
  tokens().answerExchange = () => ({ status: 503, body: {} });
  advance(MINUTE);
  world().instagram.publish('42', { caption: 'First #marquee' });
  await work();
  expect([await counted(ada), await faultOf('42')]).toEqual([1, null]);
  expect(await kept()).toMatchObject({ expires_at: null, refreshing_at: null });
});

test('an account whose token ended is linked again; nothing is missing then, or doubled', async () => {
  const ada = await linkInstagram(world(), '42');
  advance(MINUTE);
  world().instagram.publish('42', { caption: 'First #marquee' });
  await work();
  // Nobody read for so long that it could not be exchanged any more.
  advance(61 * DAY);
  world().instagram.publish('42', { caption: 'Meanwhile #marquee' });
  await work();
  expect([await faultOf('42'), await unreadable()]).toEqual(['revoked', 1]);
  expect(await kept()).toBeUndefined();
  await later(HOUR);
  expect(tokens().refused).toBe(1);
  await linkInstagramAgain(world(), '42');
  await work();
  expect([await counted(ada), await faultOf('42'), await unreadable()]).toEqual([2, null, 1]);
});

test('an answer with a new token that gets lost ends in being asked to link again, never in a loop', async () => {
  await linkInstagram(world(), '42');
  tokens().losesAnswer = true;
  await work();
  for (let round = 0; round < 3; round += 1) await later(HOUR);
  expect(await faultOf('42')).toBe('revoked');
  expect(tokens()).toMatchObject({ exchanged: 1, refused: 1 });
  expect(await unreadable()).toBe(1);
});

test('a permission that is taken away is named, and nothing is exchanged for it', async () => {
  await linkInstagram(world(), '42');
  await work();
  const grant = tokens().of('42');
  if (grant) grant.scopes = [];
  await later(15 * MINUTE);
  expect(await faultOf('42')).toBe('permission_missing');
  const { asked } = world().instagram;
  await later(HOUR);
  expect(world().instagram.asked).toBe(asked);
  expect(tokens()).toMatchObject({ exchanged: 1, refreshed: 0, refused: 0 });
});
