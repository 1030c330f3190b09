import { expect, test } from 'vitest';
import { ServiceLoad } from './service-load.ts';

const at = (seconds: number) => new Date(seconds * 1000);

test('a service is busy while four messages are on their way to it; others are not', () => {
  const load = new ServiceLoad();
  for (const _ of [1, 2, 3]) load.begin('a');
  expect(load.busy(at(0))).toEqual([]);
  load.begin('a');
  load.begin('b');
  expect(load.busy(at(0))).toEqual(['a']);
  expect(load.end('b', 'answered', at(0))).toBeUndefined();
  expect(load.end('a', 'answered', at(0))).toBe('freed');
  expect(load.busy(at(0))).toEqual([]);
});

test('one that does not answer rests, longer each time, until it answers', () => {
  const load = new ServiceLoad();
  const ask = (outcome: 'answered' | 'silent', now: Date) => {
    load.begin('a');
    load.end('a', outcome, now);
  };
  ask('silent', at(0));
  expect(load.busy(at(4))).toEqual(['a']);
  expect(load.busy(at(5))).toEqual([]);
  ask('silent', at(10));
  expect(load.busy(at(19))).toEqual(['a']);
  expect(load.busy(at(20))).toEqual([]);
  for (let count = 0; count < 20; count += 1) ask('silent', at(100));
  expect(load.busy(at(399))).toEqual(['a']);
  expect(load.busy(at(400))).toEqual([]);
  ask('answered', at(500));
  ask('silent', at(600));
  expect(load.busy(at(606))).toEqual([]);
});
