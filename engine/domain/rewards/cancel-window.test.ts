import { expect, test } from 'vitest';
import { CANCEL_WITHIN, type Cancellable, cancellableUntil } from './cancel-window.ts';

const claimed_at = new Date('2026-11-25T12:00:00Z');
const redemption: Cancellable = { kind: 'merchandise', state: 'claimed', cost: 50, claimed_at };

test('what was redeemed can be cancelled for an hour', () => {
  expect(cancellableUntil(redemption)).toEqual(new Date(claimed_at.getTime() + CANCEL_WITHIN));
});

test.each<Partial<Cancellable>>([
  { kind: 'key' },
  { cost: 0 },
  { state: 'fulfilled' },
  { state: 'refunded' },
])('a key, a gift, and what is settled cannot (%o)', (other) => {
  expect(cancellableUntil({ ...redemption, ...other })).toBeNull();
});
