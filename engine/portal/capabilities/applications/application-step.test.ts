import { expect, test } from 'vitest';
import type { Application } from '#contract/shapes/application.ts';
import { type ApplicationAnswer, applicationStep } from './application-step.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const sent = (state: Application['state'], reapply_at: string | null = null): Application => ({
  id: '5a0c6a0e-9d64-4d6f-8a35-0f9b8a1d9e10',
  state,
  revision: 1,
  reason_code: null,
  note: null,
  submitted_at: '2026-11-01T12:00:00.000Z',
  decided_at: null,
  answers: {},
  reapply_at,
  timeline: [],
});
const step = (
  state: ApplicationAnswer['applications']['state'],
  application: Application | null = null,
) => applicationStep({ applications: { state, until: null }, application }, NOW);

test('whoever has not applied follows the state of applications', () => {
  expect([step('open'), step('closed'), step('upcoming')]).toEqual(['apply', 'closed', 'upcoming']);
});

test('an application under way goes on while applications are closed', () => {
  expect(step('closed', sent('submitted'))).toBe('wait');
  expect(step('closed', sent('in_review'))).toBe('wait');
  expect(step('closed', sent('needs_changes'))).toBe('change');
  expect(step('closed', sent('accepted'))).toBe('accepted');
});

test('after a rejection one applies again from the date on', () => {
  expect(step('open', sent('rejected', '2026-11-22T12:00:00.000Z'))).toBe('later');
  expect(step('open', sent('rejected', '2026-11-21T12:00:00.000Z'))).toBe('again');
  expect(step('open', sent('rejected'))).toBe('again');
  expect(step('closed', sent('rejected'))).toBe('closed');
});

test('whoever withdrew may apply again at once', () => {
  expect(step('open', sent('withdrawn'))).toBe('again');
});
