import { expect, test } from 'vitest';
import { failedTooLong, webhookStep } from './webhook-step.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const HOUR = 3_600_000;

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'retry'],
  [400, 'retry'],
  [410, 'gone'],
  [500, 'retry'],
  ['none', 'retry'],
] as const)('%s means %s', (answer, step) => {
  expect(webhookStep({ answer, attempts: 1 }, NOW, 0).step).toBe(step);
});

test('ten attempts are made over three days, later ones rarer', () => {
  const steps = Array.from({ length: 10 }, (_, at) =>
    webhookStep({ answer: 500, attempts: at + 1 }, NOW, 0),
  );
  const waits = steps.map((step) => ('after' in step ? step.after : step.step));
  expect(waits).toEqual([
    ...[5_000, 300_000, HOUR / 2, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
    'failed',
  ]);
});

test.each([
  ['90', 90_000],
  ['Fri, 27 Nov 2026 10:02:00 GMT', 120_000],
  ['9999999', 24 * HOUR],
  ['1', 5_000],
  ['soon', 5_000],
])('Retry-After: %s is heeded', (retry_after, after) => {
  const step = webhookStep({ answer: 429, attempts: 1, retry_after }, NOW, 0);
  expect(step).toEqual({ step: 'retry', after });
});

test('what failed together comes back apart', () => {
  expect(webhookStep({ answer: 500, attempts: 1 }, NOW, 1)).toEqual({
    step: 'retry',
    after: 6_000,
  });
});

test('five days of failures turn a webhook off, but not the first failure after a quiet time', () => {
  const since = new Date(NOW.getTime() - 120 * HOUR);
  expect(failedTooLong(since, 3, NOW)).toBe(true);
  expect(failedTooLong(since, 2, NOW)).toBe(false);
  expect(failedTooLong(new Date(since.getTime() + 1), 9, NOW)).toBe(false);
  expect(failedTooLong(null, 9, NOW)).toBe(false);
});
