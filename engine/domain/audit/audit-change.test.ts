import { expect, test } from 'vitest';
import { auditChange } from './audit-change.ts';

test('pairs of "from" and "to" are what was before and after', () => {
  const details = { decision: 'accept', from_state: 'submitted', to_state: 'accepted' };
  expect(auditChange(details)).toEqual({
    before: { state: 'submitted' },
    after: { state: 'accepted' },
  });
  expect(auditChange({ from_role: null, to_role: 'owner' }).before).toEqual({ role: null });
});

test('an entry that names no change has none', () => {
  expect(auditChange({ note: 'Sold keys.', to: 'x' })).toEqual({ before: null, after: null });
  expect(auditChange({ from_state: 'submitted' })).toEqual({ before: null, after: null });
});
