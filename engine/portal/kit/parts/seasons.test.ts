import { expect, test } from 'vitest';
import { seasonsOf } from './seasons.ts';

const activation = (
  id: number,
  kind: 'season' | 'key' | 'event',
  opens_at: string | null = null,
) => ({
  ...{ id, kind, opens_at },
  title: `Number ${id}`,
  description: null,
  image: null,
  closes_at: null,
  open: true,
  offer: 'automatic' as const,
});

test('current seasons come first as the program names them, then past ones, the newest first', () => {
  const activations = [
    activation(1, 'season', '2025-01-01T00:00:00Z'),
    activation(2, 'season', '2025-06-01T00:00:00Z'),
    activation(3, 'season', '2026-01-01T00:00:00Z'),
    activation(4, 'season', '2026-01-01T00:00:00Z'),
    activation(5, 'key'),
  ];
  const seasons = seasonsOf({ activations, seasonActivationIDs: [4, 3] });
  expect(seasons.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

test('other activations are listed only where they give points', () => {
  const activations = [activation(1, 'season'), activation(2, 'event'), activation(3, 'key')];
  const seasons = seasonsOf({ activations, seasonActivationIDs: [1, 99] }, [1, 2]);
  expect(seasons.map(({ id }) => id)).toEqual([1, 2]);
});
