import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameReading, type KnownGame, readGame } from './read-game.ts';

const START = Date.parse('2026-11-29T10:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);
const reading = (
  time: number,
  minutes: number,
  recent_minutes = minutes,
  owned = true,
): GameReading => ({ at: at(time), owned, minutes, recent_minutes });

/** What readings add up to, in the order in which they come. */
function play(readings: readonly GameReading[], pace?: number) {
  let known: KnownGame | undefined;
  const times = readings.flatMap((one) => {
    const { game, played } = readGame(known, one, pace);
    known = game;
    return played ?? [];
  });
  return { known, times, minutes: times.reduce((sum, time) => sum + time.minutes, 0) };
}

test('the first reading is what others are compared with, and later growth counts when it is seen', () => {
  const { times } = play([reading(0, 500, 40), reading(60, 500, 40), reading(120, 530, 70)]);
  expect(times).toEqual([{ at: at(120), since: at(60), minutes: 30, earlier_minutes: 0 }]);
});

test('a figure that shrinks takes nothing back, and counts once when it grows again', () => {
  const readings = [reading(0, 500), reading(60, 530), reading(120, 510), reading(180, 535)];
  expect(play(readings).times.map(({ minutes }) => minutes)).toEqual([30, 5]);
});

test('a game that is bought later begins with none', () => {
  const { times, known } = play([reading(0, 0, 0, false), reading(60, 0), reading(120, 25)]);
  expect(times.map(({ minutes }) => minutes)).toEqual([25]);
  expect(known?.owned).toBe(true);
});

test('who hid their time until now begins with what they show', () => {
  expect(play([reading(0, 0), reading(60_000, 5_000, 100)]).minutes).toBe(0);
  expect(play([reading(0, 0), reading(60, 5_000, 0), reading(90, 5_020, 20)]).minutes).toBe(20);
});

test('what was shown before and comes late begins nothing anew', () => {
  const { known } = play([reading(0, 0), reading(60, 0), reading(30, 5_000, 10)]);
  expect(known).toMatchObject({ minutes: 0, first_at: at(0), observed_at: at(60) });
});

test('nobody plays more than the time that passes; what is read besides was played before', () => {
  const { times } = play([reading(0, 0), reading(60, 100), reading(120, 160)]);
  expect(times).toEqual([
    { at: at(60), since: at(0), minutes: 60, earlier_minutes: 40 },
    { at: at(120), since: at(60), minutes: 60, earlier_minutes: 0 },
  ]);
});

test('minutes that a platform tells late count once there was time for them', () => {
  expect(play([reading(0, 100), reading(60, 100), reading(120, 220)]).minutes).toBe(120);
});

test('who plays at playing waits for no clock', () => {
  expect(play([reading(0, 0), reading(1, 30)], Number.POSITIVE_INFINITY).minutes).toBe(30);
});

const readings = fc.uniqueArray(
  fc.record({ time: fc.nat(5_000), minutes: fc.nat(4_000), recent: fc.nat(4_000) }),
  { minLength: 1, maxLength: 30, selector: ({ time }) => time },
);
const inOrder = readings.map((list) => list.toSorted((a, b) => a.time - b.time));
const of = ({ time, minutes, recent }: { time: number; minutes: number; recent: number }) =>
  reading(time, minutes, recent);

test('whatever comes, no more counts than was played since the first reading, nor than time passed', () => {
  fc.assert(
    fc.property(inOrder, (list) => {
      const { minutes, known } = play(list.map(of));
      const passed = (list.at(-1)?.time ?? 0) - (list[0]?.time ?? 0);
      expect(minutes).toBeLessThanOrEqual(passed);
      expect(minutes).toBeLessThanOrEqual(
        Math.max(...list.map((one) => one.minutes)) - Math.min(...list.map((one) => one.minutes)),
      );
      expect(known?.minutes).toBeLessThanOrEqual(Math.max(...list.map((one) => one.minutes)));
    }),
    { seed: 29, numRuns: 500 },
  );
});

test('what is read twice, or again after something newer, adds nothing and changes nothing', () => {
  fc.assert(
    fc.property(inOrder, fc.array(fc.nat(29), { maxLength: 10 }), (list, again) => {
      const once = play(list.map(of));
      const repeated = list.flatMap((one, index) => [
        of(one),
        // Itself, and whatever came before it.
        ...again.flatMap((earlier) => {
          const known = list[Math.min(earlier, index)];
          return known ? of(known) : [];
        }),
      ]);
      expect(play(repeated)).toEqual(once);
    }),
    { seed: 29, numRuns: 500 },
  );
});

test('how often is looked changes nothing of what a figure that only grows adds up to', () => {
  const steps = fc.array(fc.record({ wait: fc.integer({ min: 1, max: 90 }), part: fc.nat(100) }), {
    minLength: 2,
    maxLength: 30,
  });
  fc.assert(
    fc.property(steps, fc.array(fc.boolean(), { maxLength: 30 }), (list, left) => {
      let [time, minutes] = [0, 700];
      const all = list.map(({ wait, part }) => {
        time += wait;
        minutes += Math.floor((wait * part) / 100);
        return reading(time, minutes, minutes - 700);
      });
      const some = all.filter((_, index) => index === 0 || index === all.length - 1 || left[index]);
      expect(play(some).minutes).toBe(play(all).minutes);
      expect(play(all).minutes).toBe(minutes - (all[0]?.minutes ?? 0));
    }),
    { seed: 29, numRuns: 500 },
  );
});
