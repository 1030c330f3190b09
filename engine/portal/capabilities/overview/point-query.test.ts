import { expect, test } from 'vitest';
import { pointQuery } from './point-query.ts';

test('days are those of UTC, and the last one belongs to what is shown', () => {
  expect(pointQuery({ from: '2026-11-16', to: '2026-11-22', source: 'redemption' })).toEqual({
    source_kind: 'redemption',
    from: '2026-11-16T00:00:00.000Z',
    to: '2026-11-23T00:00:00.000Z',
  });
});

test('what the list would refuse is left out', () => {
  expect(pointQuery({ from: 'yesterday', to: '2026-13-01', source: 'luck' })).toEqual({});
  expect(pointQuery({ from: '1969-12-31', to: '9999-12-31' })).toEqual({});
});
