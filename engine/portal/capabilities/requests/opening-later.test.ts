import { expect, test } from 'vitest';
import { openingLater } from './opening-later.ts';

const activation = (id: number, opens_at: string | null, offer: 'automatic' | 'request') => ({
  ...{ id, opens_at, offer },
  kind: 'key' as const,
  title: `${id}`,
  description: null,
  image: null,
  closes_at: null,
  open: false,
});

test('only what can be requested and has not opened is listed, the nearest first', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const later = openingLater(
    [
      activation(1, '2026-12-24T00:00:00Z', 'request'),
      activation(2, '2026-12-01T00:00:00Z', 'request'),
      activation(3, '2026-12-01T00:00:00Z', 'automatic'),
      activation(4, '2026-11-21T12:00:00Z', 'request'),
      activation(5, null, 'request'),
    ],
    now,
  );
  expect(later.map(({ id }) => id)).toEqual([2, 1]);
});
