import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideRefresh, type RefreshFacts } from './refresh-decision.ts';
import { LIFETIMES, later } from './session-lifetimes.ts';

const now = new Date('2026-11-21T12:00:00Z');
const fresh: RefreshFacts = {
  replaced_at: null,
  token_expires_at: later(now, 1),
  session_expires_at: later(now, 1),
  revoked_at: null,
  status: 'active',
};
const decide = (facts: Partial<RefreshFacts>) => decideRefresh({ ...fresh, ...facts }, now);

describe('a refresh_token', () => {
  test('that was never exchanged is, of creators and operators', () => {
    expect(decide({})).toBe('rotate');
    expect(decide({ status: undefined })).toBe('rotate');
  });

  test('gives the same successor for 30 seconds, and ends the session after', () => {
    expect(decide({ replaced_at: now })).toBe('repeat');
    expect(decide({ replaced_at: later(now, -LIFETIMES.refresh_grace) })).toBe('repeat');
    expect(decide({ replaced_at: later(now, -LIFETIMES.refresh_grace - 1) })).toBe('reused');
  });

  test('that was stolen long ago ends the session though it has expired itself', () => {
    expect(decide({ replaced_at: later(now, -1e10), token_expires_at: later(now, -1) })).toBe(
      'reused',
    );
  });

  test.each([
    ['has expired', { token_expires_at: now }],
    ['has a session that has expired', { session_expires_at: now }],
    ['has a session that was ended', { revoked_at: now }],
    ['belongs to a deleted account', { status: 'deleted' }],
  ] as const)('that %s is invalid', (_what, facts) => {
    expect(decide(facts)).toBe('invalid');
  });

  test('of a suspended account says so', () => {
    expect(decide({ status: 'suspended' })).toBe('suspended');
    expect(decide({ status: 'suspended', revoked_at: now })).toBe('suspended');
  });

  test('never continues a session that is over, whatever else holds', () => {
    const moment = fc.integer({ min: -1e9, max: 1e9 }).map((offset) => later(now, offset));
    const facts = fc.record({
      replaced_at: fc.option(moment),
      token_expires_at: moment,
      session_expires_at: moment,
      revoked_at: fc.option(moment),
      status: fc.constantFrom('active', 'suspended', 'deleted', undefined),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const decision = decideRefresh(given, now);
        if (decision !== 'rotate' && decision !== 'repeat') return;
        expect(given.revoked_at).toBeNull();
        expect(given.session_expires_at > now && given.token_expires_at > now).toBe(true);
        expect(given.status === 'active' || given.status === undefined).toBe(true);
      }),
    );
  });
});
