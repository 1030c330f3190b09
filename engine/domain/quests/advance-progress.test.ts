import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  advanceProgress,
  FIRST_PERIOD,
  PERIODS_AT_ONCE,
  type Progress,
} from './advance-progress.ts';

const now = new Date('2026-11-21T12:00:00Z');
const once = { kind: 'individual', repeat: 'once', target: 5 } as const;
const always = { kind: 'individual', repeat: 'always', target: 3 } as const;

it('a quest is completed when its target is reached, and keeps the moment', () => {
  const [begun] = advanceProgress(once, { period: 'once' }, 4, now);
  expect(begun).toEqual({ period: 'once', value: 4, state: 'in_progress', completed_at: null });
  const [done] = advanceProgress(once, begun as Progress, 1, now);
  expect(done).toEqual({ period: 'once', value: 5, state: 'completed', completed_at: now });
  const [more] = advanceProgress(once, done as Progress, 2, new Date(now.getTime() + 1));
  expect(more).toEqual({ period: 'once', value: 7, state: 'completed', completed_at: now });
});

it('nobody completes a shared goal alone', () => {
  const goal = { ...once, kind: 'shared_goal' } as const;
  expect(advanceProgress(goal, { period: 'once' }, 9, now)).toMatchObject([
    { value: 9, state: 'in_progress' },
  ]);
});

it('an always quest completes as often as the sum reaches the target, in any portions', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }), (values) => {
      let open: Progress | typeof FIRST_PERIOD = FIRST_PERIOD;
      const periods: string[] = [];
      for (const value of values) {
        const rows = advanceProgress(always, open, value, now);
        for (const row of rows.slice(0, -1)) {
          expect(row).toMatchObject({ value: 3, state: 'completed' });
          periods.push(row.period);
        }
        open = rows.at(-1) as Progress;
      }
      const sum = values.reduce((total, value) => total + value, 0);
      expect(periods).toEqual(
        Array.from({ length: Math.floor(sum / 3) }, (_, index) => String(index + 1)),
      );
      if (values.length > 0) expect(open).toMatchObject({ value: sum % 3, state: 'in_progress' });
    }),
  );
});

it('an event of any size completes only so many periods at once, and nothing is lost', () => {
  const rows = advanceProgress(always, FIRST_PERIOD, 3 * PERIODS_AT_ONCE + 7, now);
  expect(rows).toHaveLength(PERIODS_AT_ONCE + 1);
  expect(rows.at(-1)).toMatchObject({ value: 7, state: 'in_progress' });
  const next = advanceProgress(always, rows.at(-1) as Progress, 0, now);
  expect(next.map(({ value }) => value)).toEqual([3, 3, 1]);
});
