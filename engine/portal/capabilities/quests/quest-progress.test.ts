import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodAt } from '#domain/quests/periods.ts';
import { nextChange, periodEnd, shareOf, standingOf } from './quest-progress.ts';

const progress = (value: number, state: 'in_progress' | 'completed' | 'claimed') => ({
  ...{ period: 'once', value, state },
  completed_at: null,
  claimed_at: null,
});
const base = { prerequisites: [] };

describe('how far a quest is', () => {
  test('is a share of its target, and whole once it is done', () => {
    expect(shareOf({ target: 600, progress: progress(150, 'in_progress') })).toBe(0.25);
    expect(shareOf({ target: 600, progress: progress(900, 'in_progress') })).toBe(1);
    expect(shareOf({ target: 600, progress: progress(10, 'claimed') })).toBe(1);
    expect(shareOf({ target: 600, progress: null })).toBe(0);
  });

  test('what waits to be claimed comes before everything else, also after its end', () => {
    const claimed = progress(1, 'claimed');
    expect(standingOf({ ...base, window: 'closed', progress: claimed, claimable: 1 })).toBe(
      'claimable',
    );
    expect(standingOf({ ...base, window: 'open', progress: claimed, claimable: 0 })).toBe(
      'claimed',
    );
    expect(standingOf({ ...base, window: 'upcoming', progress: null, claimable: 0 })).toBe(
      'upcoming',
    );
  });

  test('is locked while something has to be completed first, and only while it is open', () => {
    const first = (completed: boolean) => [{ id: 2, title: 'First', completed }];
    const quest = { window: 'open', progress: null, claimable: 0 } as const;
    expect(standingOf({ ...quest, prerequisites: [...first(true), ...first(false)] })).toBe(
      'locked',
    );
    expect(standingOf({ ...quest, prerequisites: first(true) })).toBe('open');
    expect(standingOf({ ...quest, window: 'closed', prerequisites: first(false) })).toBe('closed');
    expect(standingOf({ ...quest, claimable: 1, prerequisites: first(false) })).toBe('claimable');
  });
});

describe('the end of a period', () => {
  const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

  test('is the first moment of another period', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom('daily', 'weekly'), (now, repeat) => {
        const end = periodEnd(repeat, now) ?? 0;
        expect(end).toBeGreaterThan(now);
        expect(periodAt(repeat, new Date(end - 1))).toBe(periodAt(repeat, new Date(now)));
        expect(periodAt(repeat, new Date(end))).not.toBe(periodAt(repeat, new Date(now)));
      }),
    );
  });

  test('does not come for what is done once or counted on', () => {
    expect(periodEnd('once', 0)).toBeUndefined();
    expect(periodEnd('always', 0)).toBeUndefined();
  });
});

test('the next change is the soonest of openings, ends, draws and new periods', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const quest = { opens_at: null, closes_at: null, repeat: 'once', draw: null } as const;
  expect(nextChange([quest], now)).toBeUndefined();
  const opens = { ...quest, opens_at: '2026-11-21T18:00:00Z', closes_at: '2026-11-30T00:00:00Z' };
  const past = { ...quest, opens_at: '2026-11-01T00:00:00Z' };
  expect(nextChange([past, opens], now)).toBe(Date.parse('2026-11-21T18:00:00Z'));
  const draw = { winners: 1, draw_at: '2026-11-21T12:00:00Z', drawn_at: null, won: null };
  expect(nextChange([opens, { ...quest, draw }], now)).toBe(Date.parse('2026-11-21T12:00:00Z'));
  expect(nextChange([{ ...quest, repeat: 'daily' }], now)).toBe(Date.parse('2026-11-22T00:00:00Z'));
});
