import { describe, expect, test } from 'vitest';
import { type GuardContext, runGuards } from './guards.ts';

const VISITOR: GuardContext = { signedIn: false, member: false };
const SIGNED_IN: GuardContext = { signedIn: true, member: false };
const MEMBER: GuardContext = { signedIn: true, member: true };

describe('guards', () => {
  test.each([
    ['auth', 'login', 'pass', 'pass'],
    ['guest', 'pass', 'landing', 'landing'],
    ['member', 'login', 'landing', 'pass'],
  ])('%s sends a visitor to %s, someone signed in to %s, a member to %s', (name, ...outcomes) => {
    const people = [VISITOR, SIGNED_IN, MEMBER];
    expect(people.map((person) => runGuards([name], person))).toEqual(outcomes);
  });

  test('without a guard everyone passes', () => {
    expect(runGuards([], VISITOR)).toBe('pass');
  });

  test('the first that does not pass decides', () => {
    expect(runGuards(['auth', 'guest'], SIGNED_IN)).toBe('landing');
    expect(runGuards(['auth', 'guest'], VISITOR)).toBe('login');
  });

  test.each(['authed', '', 'constructor'])('the unknown name "%s" throws', (name) => {
    expect(() => runGuards([name], MEMBER)).toThrow(
      `Unknown guard "${name}". Known guards: auth, guest, member.`,
    );
  });
});
