import { expect, test } from 'vitest';
import { VisitCounter } from './visit-counter.ts';

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

test('visits are counted by program and day, and handed over once', () => {
  const counter = new VisitCounter();
  counter.count('alpha', at('22T23:59:59.999'));
  counter.count('alpha', at('23T00:00:00.000'));
  counter.count('alpha', at('23T12:00:00.000'));
  counter.count('beta', at('23T12:00:00.000'));
  expect(counter.take()).toEqual([
    { program_uuid: 'alpha', day: '2026-11-22', visits: 1 },
    { program_uuid: 'alpha', day: '2026-11-23', visits: 2 },
    { program_uuid: 'beta', day: '2026-11-23', visits: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

test('what could not be kept is counted with what came meanwhile', () => {
  const counter = new VisitCounter();
  counter.count('alpha', at('23T12:00:00.000'));
  const taken = counter.take();
  counter.count('alpha', at('23T12:00:01.000'));
  counter.giveBack(taken);
  counter.count('alpha', at('23T12:00:02.000'));
  expect(counter.take()).toEqual([{ program_uuid: 'alpha', day: '2026-11-23', visits: 3 }]);
});
