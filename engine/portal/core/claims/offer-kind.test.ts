import { expect, test } from 'vitest';
import { offerKind, offerWindow } from './offer-kind.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const window = { offer: 'automatic', opens_at: null, closes_at: null, open: true } as const;

test('what every member is offered is open, and only what was given by hand is an invitation', () => {
  expect(offerKind({ offer: 'automatic' })).toBe('open');
  expect(offerKind({ offer: 'request' })).toBe('granted');
  expect(offerKind({ offer: 'invite' })).toBe('invited');
});

test('an offer is not open yet, open, or over by its dates, and over where it left the campaign', () => {
  const later = { ...window, open: false, opens_at: '2026-12-01T00:00:00Z' };
  expect(offerWindow(later, NOW)).toBe('upcoming');
  expect(offerWindow(window, NOW)).toBe('open');
  const past = { ...window, open: false, closes_at: '2026-11-21T12:00:00Z' };
  expect(offerWindow(past, NOW)).toBe('closed');
  expect(offerWindow({ ...window, open: false }, NOW)).toBe('closed');
});
