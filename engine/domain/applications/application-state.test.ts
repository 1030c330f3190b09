import { expect, test } from 'vitest';
import { applicationState } from './application-state.ts';

const WINDOW = {
  state: 'window',
  opens_at: '2026-12-01T09:00:00Z',
  closes_at: '2026-12-31T23:00:00+01:00',
} as const;
const at = (moment: string) => applicationState(WINDOW, Date.parse(moment));

test('applications are open or closed where the manifest says so', () => {
  expect(applicationState({ state: 'open' }, 0)).toEqual({ state: 'open' });
  expect(applicationState({ ...WINDOW, state: 'closed' }, 0)).toEqual({ state: 'closed' });
});

test('a window is upcoming until the moment it opens', () => {
  expect(at('2026-12-01T08:59:59Z')).toEqual({ state: 'upcoming', until: WINDOW.opens_at });
  expect(at('2026-12-01T09:00:00Z')).toEqual({ state: 'open', until: WINDOW.closes_at });
});

test('a window closes at the moment it names, in its own offset', () => {
  expect(at('2026-12-31T21:59:59Z')).toEqual({ state: 'open', until: WINDOW.closes_at });
  expect(at('2026-12-31T22:00:00Z')).toEqual({ state: 'closed' });
});

test('a window may have one end only', () => {
  const { opens_at, closes_at } = WINDOW;
  const early = Date.parse('2026-01-01T00:00:00Z');
  const late = Date.parse('2027-01-01T00:00:00Z');
  expect(applicationState({ state: 'window', opens_at }, late)).toEqual({ state: 'open' });
  expect(applicationState({ state: 'window', closes_at }, early)).toEqual({
    state: 'open',
    until: closes_at,
  });
});
