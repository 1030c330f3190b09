import { expect, test } from 'vitest';
import { slowdowns } from './share-quota.ts';

const shared = (wishes: Record<string, number>, quota: number) =>
  Object.fromEntries(slowdowns(new Map(Object.entries(wishes)), quota));

test('who wishes little gets it, and the others share the rest evenly', () => {
  expect(shared({ small: 10, large: 900, larger: 1_800 }, 910)).toEqual({
    small: 1,
    large: 2,
    larger: 4,
  });
});

test('where there is enough for all, nobody waits', () => {
  expect(shared({ a: 10, b: 20 }, 100)).toEqual({ a: 1, b: 1 });
});

test('nothing is asked of nobody, and no quota at all still ends', () => {
  expect(shared({}, 100)).toEqual({});
  expect(shared({ a: 5 }, 0)).toEqual({ a: 5 });
  expect(shared({ idle: 0, busy: 5 }, 5)).toEqual({ idle: 1, busy: 1 });
});
