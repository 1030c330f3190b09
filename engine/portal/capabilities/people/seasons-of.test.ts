import { expect, test } from 'vitest';
import { seasonsOf } from './seasons-of.ts';

test('points can be given in seasons with points and in those that one is enrolled in, each once', () => {
  const person = {
    point_balances: [{ activation_id: 2, title: 'Summer' }],
    enrolments: {
      items: [
        { activation_id: 3, title: 'Winter', kind: 'season' as const },
        { activation_id: 4, title: 'A key', kind: 'key' as const },
        { activation_id: 2, title: 'Summer', kind: 'season' as const },
      ],
    },
  };
  expect(seasonsOf(person)).toEqual([
    { id: 2, title: 'Summer' },
    { id: 3, title: 'Winter' },
  ]);
});
