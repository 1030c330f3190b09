import { expect, test } from 'vitest';
import { guestLinkState, isPersonal, usesLeft } from './guest-link-state.ts';

test('a link takes as many people as its limit says, and never fewer than none', () => {
  expect(usesLeft({ uses_limit: 3, uses: 1 })).toBe(2);
  expect(usesLeft({ uses_limit: 1, uses: 1 })).toBe(0);
  expect(usesLeft({ uses_limit: 1, uses: 2 })).toBe(0);
});

test('only a link for one person is that person’s own', () => {
  expect(isPersonal({ uses_limit: 1 })).toBe(true);
  expect(isPersonal({ uses_limit: 2 })).toBe(false);
});

test('a link is over when it is revoked, expired or used up, and says which', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const fresh = { uses_limit: 2, uses: 1, expires_at: null, revoked_at: null };
  expect(guestLinkState(fresh, now)).toBe('open');
  expect(guestLinkState({ ...fresh, uses: 2 }, now)).toBe('used_up');
  expect(guestLinkState({ ...fresh, expires_at: new Date(now.getTime() + 1) }, now)).toBe('open');
  const expired = { ...fresh, uses: 2, expires_at: now };
  expect(guestLinkState(expired, now)).toBe('expired');
  expect(guestLinkState({ ...expired, revoked_at: now }, now)).toBe('revoked');
});
