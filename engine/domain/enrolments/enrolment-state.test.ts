import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENROLMENT_STATES, type EnrolmentState } from '#contract/vocabulary/state-words.ts';
import { ENROLMENT_ACTIONS, holdsPlace, nextEnrolmentState } from './enrolment-state.ts';

const actions = fc.array(fc.constantFrom(...ENROLMENT_ACTIONS), { maxLength: 40 });

/** Every state that a list of actions leads through; those that cannot be done are passed over. */
function walk(list: readonly (typeof ENROLMENT_ACTIONS)[number][]): EnrolmentState[] {
  const states: EnrolmentState[] = ['offered'];
  for (const action of list) {
    const next = nextEnrolmentState(states.at(-1) ?? 'offered', action);
    if (next) states.push(next);
  }
  return states;
}

test('every state can be reached, and none but the declared ones', () => {
  const reached = new Set<EnrolmentState>();
  fc.assert(
    fc.property(actions, (list) => {
      for (const state of walk(list)) {
        reached.add(state);
        expect(ENROLMENT_STATES).toContain(state);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...ENROLMENT_STATES].sort());
});

test('nothing is claimed that was not accepted just before, and only once an offer', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const states = walk(list);
      let claims = 0;
      for (const [index, state] of states.entries()) {
        if (state === 'offered') claims = 0;
        if (state !== 'claimed') continue;
        claims += 1;
        expect(states[index - 1]).toBe('accepted');
        expect(claims).toBe(1);
      }
    }),
    { numRuns: 500 },
  );
});

test('an enrolment that ended goes on only by a new offer', () => {
  for (const state of ENROLMENT_STATES.filter((one) => !holdsPlace(one)))
    for (const action of ENROLMENT_ACTIONS)
      expect(nextEnrolmentState(state, action)).toBe(
        action === 'offer_again' ? 'offered' : undefined,
      );
});

test('places taken and given back are never fewer than none nor more than one', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const states = walk(list);
      let places = 1;
      for (const [index, state] of states.entries()) {
        if (index === 0) continue;
        places += Number(holdsPlace(state)) - Number(holdsPlace(states[index - 1] ?? state));
        expect(places).toBe(holdsPlace(state) ? 1 : 0);
      }
    }),
  );
});
