import { expect, test } from 'vitest';
import { appealSlot, givenByAppeal, isAppealable, leftUncounted } from './appealed-amounts.ts';
import { dueCounts, withinRoom } from './due-counts.ts';
import { spreadAmount } from './spread-amount.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const slot = (time: string) => at(time).toISOString();
const stream = {
  ...{ content_type: 'stream', started_at: at('10:00'), ended_at: at('11:00'), observed: 60 },
  slots: { [slot('10:00')]: 15 },
  uncounted: [
    { reason: 'other_category', amount: 30 },
    { reason: 'too_few_viewers', amount: 15 },
  ],
} as const;

test('an appeal gives what did not count, by reason, and a second one nothing', () => {
  const given = givenByAppeal(stream);
  expect(given).toEqual(stream.uncounted);
  const slots = {
    ...stream.slots,
    [appealSlot(7, 'other_category')]: 30,
    [appealSlot(7, 'too_few_viewers')]: 15,
  };
  expect(leftUncounted({ ...stream, slots })).toEqual([]);
  expect(givenByAppeal({ ...stream, slots })).toEqual([]);
});

test('it never gives more than there was of the activity', () => {
  expect(givenByAppeal({ ...stream, observed: 50 })).toEqual([
    { reason: 'other_category', amount: 30 },
    { reason: 'too_few_viewers', amount: 5 },
  ]);
  expect(givenByAppeal({ ...stream, observed: 10 })).toEqual([]);
});

test('one is heard once it is over: a stream after the time of a restart, a day when it has passed', () => {
  expect(isAppealable(stream, at('11:15'))).toBe(false);
  expect(isAppealable(stream, at('11:16'))).toBe(true);
  expect(isAppealable({ ...stream, ended_at: null }, at('23:00'))).toBe(false);
  expect(isAppealable({ ...stream, uncounted: [] }, at('23:00'))).toBe(false);
  const day = { ...stream, content_type: null, ended_at: null };
  expect(isAppealable(day, at('23:59'))).toBe(false);
  expect(isAppealable(day, new Date('2026-11-19T00:00:00Z'))).toBe(true);
  expect(isAppealable({ ...day, content_type: 'video' }, at('10:01'))).toBe(true);
});

test('what it gives is spread over the quarters of an hour in which nothing counted', () => {
  expect(spreadAmount({ ...stream, ended_at: at('10:40') }, 25)).toEqual([
    { at: at('10:15'), value: 15 },
    { at: at('10:30'), value: 10 },
  ]);
});

test('where something counted in each, over all of them, with no part lost to rounding', () => {
  const slots = { [slot('10:00')]: 1, [slot('10:15')]: 1, [slot('10:30')]: 1 };
  const spread = (amount: number) =>
    spreadAmount({ started_at: at('10:00'), ended_at: at('10:45'), slots }, amount).map(
      ({ value }) => value,
    );
  expect(spread(10)).toEqual([3, 4, 3]);
  expect(spread(0.5)).toEqual([0.17, 0.16, 0.17]);
  expect(spread(1)).toEqual([1]);
});

test('what takes no time happened when it began', () => {
  const { started_at } = stream;
  expect(spreadAmount({ started_at, ended_at: null, slots: {} }, 1)).toEqual([
    { at: started_at, value: 1 },
  ]);
});

test('what the rules come to want later counts as far as an appeal left room', () => {
  const wanted = new Map([
    ['a', { [slot('10:00')]: 15, [slot('10:15')]: 15 }],
    ['b', { [slot('10:30')]: 5 }],
  ]);
  const due = dueCounts(wanted, new Map([['a', { [appealSlot(7, 'category_unknown')]: 12 }]]));
  expect(withinRoom(due, new Map([['a', 18]])).map((one) => [one.slot, one.value])).toEqual([
    [slot('10:00'), 15],
    [slot('10:15'), 3],
    [slot('10:30'), 5],
  ]);
  expect(withinRoom(due, new Map([['a', -3]])).map(({ activity }) => activity)).toEqual(['b']);
});
