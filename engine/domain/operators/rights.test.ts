import { expect, test } from 'vitest';
import {
  ANY_ROLES_ACTIONS,
  OPERATOR_ACTIONS,
  OPERATOR_ROLES,
} from '#contract/vocabulary/operator-words.ts';
import { mayDo } from './rights.ts';

test('every role reads, an owner does everything, and each role what the ones before it may', () => {
  const rights = OPERATOR_ROLES.map((role) =>
    OPERATOR_ACTIONS.filter((action) => mayDo(role, action)),
  );
  expect(rights[0]).toEqual(ANY_ROLES_ACTIONS);
  expect(rights.at(-1)).toEqual(OPERATOR_ACTIONS);
  for (const [rank, actions] of rights.entries())
    expect(actions).toEqual(expect.arrayContaining([...(rights[rank - 1] ?? [])]));
});

test('who decides reviews does not hand out points or roles', () => {
  expect(mayDo('reviewer', 'review')).toBe(true);
  expect(mayDo('reviewer', 'adjust_points')).toBe(false);
  expect(mayDo('manager', 'manage_operators')).toBe(false);
});
