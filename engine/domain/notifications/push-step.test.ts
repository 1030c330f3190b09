import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PushAttempt, pushStep } from './push-step.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const after = (attempt: Partial<PushAttempt>, chance = 1) =>
  pushStep({ answer: 503, attempts: 1, ...attempt }, NOW, chance);

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'failed'],
  [301, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
  [408, 'retry'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
  ['none', 'retry'],
] as const)('a push service that answers %s: %s', (answer, step) => {
  expect(after({ answer }).step).toBe(step);
});

test('each attempt waits twice as long as the one before, at most an hour, and the eighth is the last', () => {
  const waits = [1, 2, 3, 7].map((attempts) => after({ attempts }));
  expect(waits).toEqual(
    [30_000, 60_000, 120_000, 1_920_000].map((wait) => ({ step: 'retry', after: wait })),
  );
  expect(after({ attempts: 8 })).toEqual({ step: 'failed' });
});

test('what failed together comes back apart', () => {
  expect(after({}, 0)).toEqual({ step: 'retry', after: 15_000 });
  expect(after({}, 1)).toEqual({ step: 'retry', after: 30_000 });
});

test('it waits at least for as long as it was asked to, in seconds or until a date, but never longer than six hours and a little', () => {
  const asked = { answer: 429, attempts: 1 } as const;
  expect(after({ ...asked, retry_after: '120' }, 0)).toEqual({ step: 'retry', after: 120_000 });
  const date = new Date(NOW.getTime() + 300_000).toUTCString();
  expect(after({ ...asked, retry_after: date }, 0)).toEqual({ step: 'retry', after: 300_000 });
  expect(after({ ...asked, retry_after: '999999999' }, 0)).toEqual({
    step: 'retry',
    after: 6 * 3_600_000,
  });
  expect(after({ ...asked, retry_after: '120' }, 1)).toEqual({ step: 'retry', after: 135_000 });
});

test('whatever stands in Retry-After, it is a wait', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }), (retry_after, chance) => {
      const step = after({ retry_after, answer: 429 }, chance);
      expect(step.step === 'retry' && step.after >= 15_000 && step.after < 7 * 3_600_000).toBe(
        true,
      );
    }),
  );
});
