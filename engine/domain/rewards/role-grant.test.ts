import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextRoleAttempt,
  nextRoleStep,
  ROLE_PATIENCE,
  type RolePlace,
  type RoleStanding,
} from './role-grant.ts';

const HERE: RolePlace = { server_id: '1', role_id: '2', account_id: '3' };
const THERE: RolePlace = { ...HERE, account_id: '4' };
const MINUTE = 60_000;

test.each<[RoleStanding, string]>([
  [{ held: null, granted: false, wanted: HERE }, 'give'],
  // A process may have ended before it knew that it was given.
  [{ held: HERE, granted: false, wanted: HERE }, 'give'],
  [{ held: HERE, granted: true, wanted: HERE }, 'rest'],
  [{ held: HERE, granted: true, wanted: THERE }, 'take'],
  [{ held: HERE, granted: false, wanted: 'ended' }, 'take'],
  [{ held: HERE, granted: true, wanted: 'account_missing' }, 'take'],
  [{ held: null, granted: false, wanted: 'account_missing' }, 'wait'],
  [{ held: null, granted: false, wanted: 'role_unknown' }, 'wait'],
  [{ held: null, granted: false, wanted: 'ended' }, 'rest'],
])('of %o the next step is to %s', (standing, step) => {
  expect(nextRoleStep(standing)).toBe(step);
});

test('whatever is wanted after the other, a role ends where it was wanted last and nowhere else', () => {
  const wish = fc.constantFrom<RoleStanding['wanted']>(HERE, THERE, 'ended', 'account_missing');
  fc.assert(
    fc.property(fc.array(fc.tuple(wish, fc.nat(2)), { minLength: 1 }), (wishes) => {
      const has = new Set<string>();
      let held: RolePlace | null = null;
      let granted = false;
      const step = (wanted: RoleStanding['wanted']) => {
        const next = nextRoleStep({ held, granted, wanted });
        if (next === 'take' && held) {
          has.delete(held.account_id);
          [held, granted] = [null, false];
        }
        if (next === 'give' && typeof wanted !== 'string') {
          has.add(wanted.account_id);
          [held, granted] = [wanted, true];
        }
      };
      for (const [wanted, steps] of wishes) for (let i = 0; i < steps; i += 1) step(wanted);
      const [last] = wishes.at(-1) ?? ['ended' as const];
      for (let i = 0; i < 3; i += 1) step(last);
      expect([...has]).toEqual(typeof last === 'string' ? [] : [last.account_id]);
    }),
  );
});

test('what a person mends is looked at after a quarter of the time, from a minute to an hour', () => {
  const after = (waited: number) =>
    nextRoleAttempt({ fault: 'not_a_member', attempts: 9, waited }, 0);
  expect([0, 20 * MINUTE, 10 * 60 * MINUTE].map(after)).toEqual([MINUTE, 5 * MINUTE, 60 * MINUTE]);
  expect(after(ROLE_PATIENCE - 1)).toBe(60 * MINUTE);
  expect(after(ROLE_PATIENCE)).toBeUndefined();
});

test('what does not answer is asked again soon, then less often, and never before it says', () => {
  const after = (attempts: number, retryAfter?: number) =>
    nextRoleAttempt({ fault: 'unreachable', attempts, waited: 0, retryAfter }, 0);
  expect([1, 2, 30].map((attempts) => after(attempts))).toEqual([5_000, 10_000, 15 * MINUTE]);
  expect(after(1, 90)).toBe(90_000);
});
