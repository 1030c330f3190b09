import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENROLMENT_STATES } from '#contract/vocabulary/state-words.ts';
import { holdsPlace } from '../enrolments/enrolment-state.ts';
import { mergeEnrolments } from './merge-enrolments.ts';

const join = (own: (typeof ENROLMENT_STATES)[number], guest: (typeof ENROLMENT_STATES)[number]) =>
  mergeEnrolments({ state: own, key: false }, { state: guest, key: false });

test('of two enrolments the one that is further along holds', () => {
  expect(join('offered', 'accepted')).toEqual({ way: 'join', state: 'accepted' });
  expect(join('accepted', 'claimed')).toEqual({ way: 'join', state: 'claimed' });
  expect(join('completed', 'claimed')).toEqual({ way: 'join', state: 'completed' });
  expect(join('declined', 'accepted')).toEqual({ way: 'join', state: 'accepted' });
  expect(join('expired', 'accepted')).toEqual({ way: 'join', state: 'accepted' });
});

test('what an operator revoked of a guest takes nothing from the account', () => {
  for (const own of ENROLMENT_STATES)
    expect(join(own, 'revoked')).toEqual({ way: 'join', state: own });
});

test('what an operator revoked of the account comes back only with what was claimed', () => {
  expect(join('revoked', 'accepted')).toEqual({ way: 'join', state: 'revoked' });
  expect(join('revoked', 'claimed')).toEqual({ way: 'join', state: 'claimed' });
  expect(join('revoked', 'completed')).toEqual({ way: 'join', state: 'completed' });
});

test('two keys stay two, and no merge takes away what either side had', () => {
  const side = fc.record({ state: fc.constantFrom(...ENROLMENT_STATES), key: fc.boolean() });
  fc.assert(
    fc.property(side, side, (own, guest) => {
      const merge = mergeEnrolments(own, guest);
      expect(merge.way).toBe(own.key && guest.key ? 'beside' : 'join');
      if (merge.way === 'beside') return;
      expect([own.state, guest.state]).toContain(merge.state);
      if (holdsPlace(own.state)) expect(holdsPlace(merge.state)).toBe(true);
      for (const won of ['claimed', 'completed'] as const)
        if (own.state === won || guest.state === won)
          expect(['claimed', 'completed']).toContain(merge.state);
    }),
  );
});
