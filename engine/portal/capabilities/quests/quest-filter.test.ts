import { expect, test } from 'vitest';
import { isDone, isOf, QUEST_FILTERS } from './quest-filter.ts';

type Filtered = Parameters<typeof isOf>[1];
const progress = (value: number, state: 'in_progress' | 'completed' | 'claimed') => ({
  ...{ period: 'once', value, state, completed_at: null, claimed_at: null },
});
const quest = (changes: Partial<Filtered>): Filtered => ({
  ...{ window: 'open', target: 10, progress: null, claimable: 0, shared: null, prerequisites: [] },
  ...changes,
});
const filtersOf = (changes: Partial<Filtered>) =>
  QUEST_FILTERS.filter((filter) => isOf(filter, quest(changes)));

test('what can be done now is open, and nearly done from half of it on', () => {
  expect(filtersOf({})).toEqual(['open']);
  expect(filtersOf({ progress: progress(4.9, 'in_progress') })).toEqual(['open']);
  expect(filtersOf({ progress: progress(5, 'in_progress') })).toEqual(['open', 'nearly-done']);
  expect(filtersOf({ shared: { value: 5, reached_at: null } })).toEqual(['open', 'nearly-done']);
});

test('what waits to be claimed is open, whatever else it is', () => {
  const claimable = { claimable: 1, progress: progress(10, 'completed') };
  expect(filtersOf(claimable)).toEqual(['open', 'nearly-done']);
  expect(filtersOf({ ...claimable, window: 'closed' })).toEqual(['open', 'nearly-done']);
  expect(isDone(quest(claimable))).toBe(false);
});

test('what is claimed, completed or over is done; what comes later or after another is locked', () => {
  expect(filtersOf({ progress: progress(10, 'claimed') })).toEqual(['done']);
  expect(filtersOf({ progress: progress(10, 'completed') })).toEqual(['done']);
  expect(filtersOf({ window: 'closed' })).toEqual(['done']);
  expect(filtersOf({ window: 'upcoming' })).toEqual(['locked']);
  const prerequisites = [{ id: 1, title: 'First', completed: false }];
  expect(filtersOf({ prerequisites })).toEqual(['locked']);
});
