import { expect, test } from 'vitest';
import { auditQuery } from './audit-query.ts';

test('days are those of the reader, and the last one belongs to what is shown', () => {
  expect(auditQuery({ from: '2026-03-28', to: '2026-03-31' })).toEqual({
    from: new Date(2026, 2, 28).toISOString(),
    to: new Date(2026, 3, 1).toISOString(),
  });
});

test('what the log would refuse is left out', () => {
  expect(auditQuery({ kind: 'spaceship', from: 'yesterday', to: '1969-12-31' })).toEqual({});
  expect(auditQuery({ from: '9999-01-01' })).toEqual({});
});

test('the other filters reach the log by its own names', () => {
  expect(auditQuery({ action: 'operator.grant', actor: 'ada', kind: 'operator' })).toEqual({
    action: 'operator.grant',
    actor_id: 'ada',
    subject_kind: 'operator',
  });
});
