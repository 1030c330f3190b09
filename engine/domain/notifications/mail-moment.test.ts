import { describe, expect, test } from 'vitest';
import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import { digestAfter, mailStep, type Patience } from './mail-moment.ts';

const QUIET = { quiet_hours: { from: '22:00', until: '09:00' } };
/** A Wednesday. */
const EVENING = '2026-07-01T20:00:00Z';
const NIGHT = '2026-07-01T23:00:00Z';

const step = (patience: Patience, timing: Partial<MailTiming>, now: string, created = now) =>
  mailStep({ patience, created_at: new Date(created) }, timing, new Date(now));

describe('a mail', () => {
  test('goes at once where nothing was chosen, or where it cannot wait', () => {
    expect(step('digest', {}, NIGHT)).toEqual({ step: 'send' });
    expect(step('none', { ...QUIET, rhythm: 'weekly' }, NIGHT)).toEqual({ step: 'send' });
    expect(step('digest', QUIET, EVENING)).toEqual({ step: 'send' });
  });

  test('waits for the end of quiet hours, by the clocks of the person', () => {
    const until = new Date('2026-07-02T09:00:00Z');
    expect(step('quiet_hours', QUIET, NIGHT)).toEqual({ step: 'wait', until });
    expect(step('digest', QUIET, NIGHT)).toEqual({ step: 'wait', until });
    expect(step('digest', { ...QUIET, time_zone: 'Asia/Tokyo' }, EVENING)).toEqual({
      ...{ step: 'wait', until: new Date('2026-07-02T00:00:00Z') },
    });
  });

  test('waits for the digest that comes after it, and for quiet hours that last then', () => {
    const daily = { rhythm: 'daily' } as const;
    const until = new Date('2026-07-02T08:00:00Z');
    expect(step('digest', daily, NIGHT)).toEqual({ step: 'wait', until });
    expect(step('digest', daily, '2026-07-02T08:00:00Z', NIGHT)).toEqual({ step: 'gather' });
    expect(step('digest', { ...QUIET, ...daily }, '2026-07-02T08:00:00Z', NIGHT)).toEqual({
      ...{ step: 'wait', until: new Date('2026-07-02T09:00:00Z') },
    });
    expect(step('quiet_hours', daily, NIGHT)).toEqual({ step: 'send' });
  });

  test('that waited for a week goes with the next tick once each day will do', () => {
    const now = '2026-07-03T12:00:00Z';
    expect(step('digest', { rhythm: 'weekly' }, now, NIGHT)).toMatchObject({ step: 'wait' });
    expect(step('digest', { rhythm: 'daily' }, now, NIGHT)).toEqual({ step: 'gather' });
    expect(step('digest', { rhythm: 'at_once' }, now, NIGHT)).toEqual({ step: 'send' });
  });
});

describe('the digest after a moment', () => {
  const next = (at: string, rhythm: 'daily' | 'weekly', zone: string) =>
    digestAfter(new Date(at), rhythm, zone).toISOString();

  test.each([
    ['daily', 'UTC', '2026-07-01T07:59:59Z', '2026-07-01T08:00:00.000Z'],
    ['daily', 'UTC', '2026-07-01T08:00:00Z', '2026-07-02T08:00:00.000Z'],
    ['daily', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['daily', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['weekly', 'UTC', '2026-07-01T12:00:00Z', '2026-07-06T08:00:00.000Z'],
    ['weekly', 'UTC', '2026-07-06T07:00:00Z', '2026-07-06T08:00:00.000Z'],
    ['weekly', 'Pacific/Auckland', '2026-07-05T18:00:00Z', '2026-07-05T20:00:00.000Z'],
    ['weekly', 'America/Los_Angeles', '2026-07-06T15:00:00Z', '2026-07-13T15:00:00.000Z'],
  ] as const)('%s in %s: after %s comes %s', (rhythm, zone, at, expected) => {
    expect(next(at, rhythm, zone)).toBe(expected);
  });

  test('comes once on each day of a year', () => {
    const seen = new Set<string>();
    const begin = Date.parse('2026-01-01T00:00:00Z');
    for (let hour = 0; hour < 365 * 24; hour += 6)
      seen.add(next(new Date(begin + hour * 3_600_000).toISOString(), 'daily', 'Europe/Berlin'));
    expect(seen.size).toBe(366);
  });
});
