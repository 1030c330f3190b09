import { expect, test } from 'vitest';
import { ROLE_FAULTS } from '#contract/vocabulary/role-words.ts';
import { roleStanding } from './role-standing.ts';

test('who has to do something is told what, and of others’ troubles only that there are some', () => {
  const told = [null, ...ROLE_FAULTS].map((fault) =>
    roleStanding({ state: 'pending', fault, invite: null }),
  );
  expect(told).toEqual([
    'pending',
    'account_missing',
    'not_a_member',
    ...['hindered', 'hindered', 'hindered', 'hindered', 'hindered'],
    'pending',
  ]);
});

test('a role that was given, given up or taken back says so whatever was in the way', () => {
  for (const state of ['granted', 'failed', 'ending'] as const)
    expect(roleStanding({ state, fault: 'forbidden', invite: null })).toBe(state);
  expect(roleStanding({ state: 'ended', fault: null, invite: null })).toBeUndefined();
});
