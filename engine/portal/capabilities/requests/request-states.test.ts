import { expect, test } from 'vitest';
import { REVIEW_STATES } from '#contract/vocabulary/review-words.ts';
import { HISTORY_STATES, splitRequests } from './request-states.ts';

test('a request is either under way or history, never both', () => {
  const { open, over } = splitRequests(REVIEW_STATES.map((state) => ({ state })));
  expect(open.map(({ state }) => state)).toEqual(['submitted', 'in_review', 'needs_changes']);
  expect(over.map(({ state }) => state)).toEqual([...HISTORY_STATES]);
});
