import { expect, test } from 'vitest';
import { countStreams, plainName } from './count-streams.ts';
import { dueCounts } from './due-counts.ts';
import type { SourceRule } from './metric-source.ts';
import type { MomentFacts, StreamFacts } from './observations.ts';

const RULE: SourceRule = {
  ...{ measure: 'minutes_streamed', platforms: ['twitch', 'youtube'], categories: [] },
  ...{ hashtags: [], languages: [], content_types: [], servers: [], roles: [], games: [] },
};
const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
const stream = (id: string, from: string, until: string, platform = 'twitch'): StreamFacts => ({
  ...{ platform, stream_id: id, account_id: '1', started_at: at(from) },
  ...{ ended_at: at(until), seen_at: at(until) },
});
const moment = (time: string, category: string | null, viewers: number | null): MomentFacts => ({
  ...{ platform: 'twitch', account_id: '1', at: at(time), category, viewers },
});
const accounts = ['twitch', 'youtube'].map((platform) => ({
  ...{ platform, account_id: '1', since: at('08:00') },
}));
const count = (
  rule: Partial<SourceRule>,
  streams: readonly StreamFacts[],
  moments: readonly MomentFacts[] = [],
) =>
  countStreams({ ...RULE, ...rule }, streams, moments, accounts).map((one) => [
    ...[one.activity, one.counted, one.observed, Object.fromEntries(one.uncounted)],
  ]);

test('what is live on two platforms at once counts once, for the one that began first', () => {
  const both = [stream('b', '10:30', '12:00', 'youtube'), stream('a', '10:00', '11:00')];
  expect(count({}, both)).toEqual([
    ['twitch:stream:a', 60, 60, {}],
    ['youtube:stream:b', 60, 90, { counted_elsewhere: 30 }],
  ]);
});

test('a restart within a quarter of an hour is one stream; the gap does not count', () => {
  const parts = [stream('a', '10:00', '10:20'), stream('b', '10:35', '11:00')];
  expect(count({}, parts)).toEqual([['twitch:stream:a', 45, 45, {}]]);
  const apart = [stream('a', '10:00', '10:20'), stream('b', '10:36', '11:00')];
  expect(count({}, apart)).toHaveLength(2);
});

test('only the time in the category counts, and what a stream begins with is what was seen first', () => {
  const moments = [moment('10:02', 'Elden Ring', null), moment('10:42', 'Just Chatting', null)];
  expect(count({ categories: ['ELDEN  RING'] }, [stream('a', '10:00', '10:55')], moments)).toEqual([
    ['twitch:stream:a', 42, 55, { other_category: 13 }],
  ]);
});

test('before the consent nothing counts, and short streams do not', () => {
  expect(count({}, [stream('a', '07:30', '08:30')])).toEqual([
    ['twitch:stream:a', 30, 60, { before_consent: 30 }],
  ]);
  expect(count({ minimum_minutes: 10 }, [stream('a', '09:00', '09:09')])).toEqual([
    ['twitch:stream:a', 0, 9, { too_short: 9 }],
  ]);
});

test('hours watched are viewers by time, as long as they were counted', () => {
  const moments = [moment('10:00', null, 12), moment('10:15', null, 24)];
  expect(count({ measure: 'hours_watched' }, [stream('a', '10:00', '10:30')], moments)).toEqual([
    ['twitch:stream:a', 9, 9, {}],
  ]);
});

test('days begin with a quarter of an hour: what is counted is kept by them', () => {
  const [one] = countStreams(RULE, [stream('a', '10:10', '10:50')], [], accounts);
  expect([...(one?.slots ?? [])]).toEqual([
    ['2026-11-18T10:00:00.000Z', 5],
    ['2026-11-18T10:15:00.000Z', 15],
    ['2026-11-18T10:30:00.000Z', 15],
    ['2026-11-18T10:45:00.000Z', 5],
  ]);
});

test('names of categories are compared without signs and case', () => {
  expect(plainName('Battlefield™ 6')).toBe(plainName('BATTLEFIELD 6'));
});

test('what was counted for one stream is not counted for another that is known later', () => {
  const wanted = new Map<string, Record<string, number>>([
    ['early', { slot: 15 }],
    ['late', { slot: 0, next: 5 }],
  ]);
  const counted = new Map([['late', { slot: 10 }]]);
  expect(dueCounts(wanted, counted)).toEqual([
    { activity: 'late', slot: 'next', before: 0, value: 5 },
    { activity: 'early', slot: 'slot', before: 0, value: 5 },
  ]);
});
