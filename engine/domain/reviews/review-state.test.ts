import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECISION_REASONS, DECISIONS } from '#contract/shapes/decisions.ts';
import { REVIEW_STATES } from '#contract/vocabulary/review-words.ts';
import { isDecided, nextState, REVIEW_ACTIONS, reasonFits } from './review-state.ts';

describe('the states of a review', () => {
  test('lead only where they may', () => {
    const table = Object.fromEntries(
      REVIEW_STATES.map((state) => [
        state,
        REVIEW_ACTIONS.flatMap((action) => {
          const next = nextState(state, action);
          return next ? [`${action} → ${next}`] : [];
        }),
      ]),
    );
    expect(table).toEqual({
      submitted: [
        'start_review → in_review',
        'accept → accepted',
        'reject → rejected',
        'request_changes → needs_changes',
        'withdraw → withdrawn',
      ],
      in_review: [
        'accept → accepted',
        'reject → rejected',
        'request_changes → needs_changes',
        'withdraw → withdrawn',
      ],
      needs_changes: ['resubmit → submitted', 'withdraw → withdrawn'],
      accepted: [],
      rejected: ['reopen → in_review'],
      withdrawn: [],
    });
  });

  const actions = fc.array(fc.constantFrom(...REVIEW_ACTIONS), { maxLength: 30 });
  const walk = (steps: readonly (typeof REVIEW_ACTIONS)[number][]) => {
    const states = [REVIEW_STATES[0] as (typeof REVIEW_STATES)[number]];
    for (const action of steps) {
      const next = nextState(states.at(-1) ?? 'submitted', action);
      if (next) states.push(next);
    }
    return states;
  };

  test('no sequence of actions leads out of acceptance or withdrawal', () => {
    fc.assert(
      fc.property(actions, (steps) => {
        const final = walk(steps).findIndex((s) => s === 'accepted' || s === 'withdrawn');
        if (final !== -1) expect(walk(steps).length).toBe(final + 1);
      }),
    );
  });

  test('what is decided stays decided unless it is reopened', () => {
    fc.assert(
      fc.property(actions, (steps) => {
        const states = walk(steps.filter((action) => action !== 'reopen'));
        expect(states.slice(0, -1).some(isDecided)).toBe(false);
      }),
    );
  });

  test('what waits for changes comes back to the queue only by its author', () => {
    for (const action of REVIEW_ACTIONS)
      if (nextState('needs_changes', action) === 'submitted') expect(action).toBe('resubmit');
  });
});

describe('the reasons of a decision', () => {
  test('a rejection and a wish for changes never come without a reason', () => {
    expect(reasonFits('reject', 'none')).toBe(false);
    expect(reasonFits('request_changes', 'none')).toBe(false);
  });

  test('each decision takes exactly its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DECISIONS),
        fc.oneof(fc.constantFrom(...Object.values(DECISION_REASONS).flat()), fc.string()),
        (decision, reason) => {
          const own: readonly string[] = DECISION_REASONS[decision];
          expect(reasonFits(decision, reason)).toBe(own.includes(reason));
        },
      ),
    );
  });
});
