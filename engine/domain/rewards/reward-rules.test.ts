import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RedemptionState } from '#contract/vocabulary/state-words.ts';
import { nextRedemptionState } from './redemption-state.ts';
import { remainingOf, runsLow } from './reward-stock.ts';

test('a redemption is fulfilled once and refunded once, and nothing follows a refund', () => {
  const table = (['claimed', 'fulfilled', 'refunded'] as const).map((state) => [
    state,
    nextRedemptionState(state, 'fulfil'),
    nextRedemptionState(state, 'refund'),
  ]);
  expect(table).toEqual([
    ['claimed', 'fulfilled', 'refunded'],
    ['fulfilled', undefined, 'refunded'],
    ['refunded', undefined, undefined],
  ]);
});

test('no sequence of actions refunds twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('fulfil' as const, 'refund' as const)), (actions) => {
      let state: RedemptionState = 'claimed';
      let refunds = 0;
      for (const action of actions) {
        const next = nextRedemptionState(state, action);
        if (next === 'refunded') refunds += 1;
        state = next ?? state;
      }
      expect(refunds).toBe(actions.includes('refund') ? 1 : 0);
    }),
  );
});

test('what is left of a reward is never negative, and without a stock nobody counts', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (stock, redeemed) => {
      expect(remainingOf({ stock, redeemed })).toBe(stock > redeemed ? stock - redeemed : 0);
      expect(remainingOf({ stock: null, redeemed })).toBeNull();
    }),
  );
});

test.each([
  [{ stock: 20, redeemed: 17 }, false],
  [{ stock: 20, redeemed: 18 }, true],
  [{ stock: 20, redeemed: 25 }, true],
  [{ stock: null, redeemed: 25 }, false],
])('%o runs low: %s', (reward, low) => {
  expect(runsLow(reward)).toBe(low);
});
