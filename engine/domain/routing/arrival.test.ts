import { expect, test } from 'vitest';
import { arrivesAt } from './arrival.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash });

test('a navigation leads to a page, to a card on one, or nowhere else', () => {
  expect(arrivesAt(at('/quests'), at('/rewards'))).toBe('page');
  expect(arrivesAt(at('/dashboard'), at('/quests', 'quest-5'))).toBe('card');
  expect(arrivesAt(at('/dashboard'), at('/quests', 'counted'))).toBe('page');
  expect(arrivesAt(at('/quests'), at('/quests', 'quest-5'))).toBe('same-page');
});

test('the first page of a document is no navigation', () => {
  expect(arrivesAt(undefined, at('/quests'))).toBe('same-page');
});
