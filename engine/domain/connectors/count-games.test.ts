import { expect, test } from 'vitest';
import { countPlayed, judgeOwned } from './count-games.ts';
import type { GameFacts, PlayedFacts } from './observations.ts';

const RULE = { games: ['730', '570'] };
const ADA = { platform: 'steam', account_id: 'ada', since: new Date('2026-11-29T10:00:00Z') };
const LEN = { ...ADA, account_id: 'len' };

const time = (at: string, facts: Partial<PlayedFacts> = {}): PlayedFacts => ({
  ...{ platform: 'steam', account_id: 'ada', game_id: '730', at: new Date(at) },
  ...{ since: new Date(Date.parse(at) - 3_600_000), minutes: 30, earlier_minutes: 0 },
  ...facts,
});
const game = (facts: Partial<GameFacts> = {}): GameFacts => ({
  ...{ platform: 'steam', account_id: 'ada', game_id: '730', owned: true },
  observed_at: new Date('2026-11-29T12:00:00Z'),
  ...facts,
});

test('each day of a game is one, with what each reading saw of it', () => {
  const times = [
    time('2026-11-29T23:00:00Z'),
    time('2026-11-29T12:00:00Z', { minutes: 20 }),
    time('2026-11-30T00:10:00Z'),
    time('2026-11-29T12:00:00Z', { game_id: '570' }),
    time('2026-11-29T12:00:00Z', { game_id: '440' }),
  ];
  expect(countPlayed(RULE, times, [ADA])).toEqual([
    {
      ...{ activity: 'steam:played:730:2026-11-29', platform: 'steam' },
      ...{ started_at: new Date('2026-11-29T12:00:00Z'), observed: 50, before_consent: 0 },
      slots: { '2026-11-29T12:00:00.000Z': 20, '2026-11-29T23:00:00.000Z': 30 },
    },
    expect.objectContaining({ activity: 'steam:played:570:2026-11-29', observed: 30 }),
    expect.objectContaining({ activity: 'steam:played:730:2026-11-30', observed: 30 }),
  ]);
});

test.each<[string, Partial<PlayedFacts>, number]>([
  ['since the consent', { since: ADA.since }, 30],
  ['partly before it, as far as anybody knows', { since: new Date(+ADA.since - 1) }, 0],
  ['on an account that nobody agreed to', { account_id: 'eve' }, 0],
])('what was played %s counts so much', (_case, facts, counted) => {
  const [play] = countPlayed(RULE, [time('2026-11-29T12:00:00Z', facts)], [ADA]);
  expect(Object.values(play?.slots ?? {}).reduce((sum, one) => sum + one, 0)).toBe(counted);
  expect([play?.observed, play?.before_consent]).toEqual([30, 30 - counted]);
});

test('what there was no time for is said to be from before', () => {
  const [play] = countPlayed(RULE, [time('2026-11-29T12:00:00Z', { earlier_minutes: 12 })], [ADA]);
  expect(play).toMatchObject({ observed: 42, before_consent: 12 });
});

test.each<[string, Partial<GameFacts>, string | undefined]>([
  ['is owned', {}, undefined],
  ['is not', { owned: false }, 'not_owned'],
  ['was last seen before the consent', { observed_at: new Date(+ADA.since - 1) }, 'before_consent'],
  ['is of somebody else', { account_id: 'eve' }, 'before_consent'],
])('a game that %s', (_case, facts, reason) => {
  expect(judgeOwned(RULE, [game(facts)], [ADA])).toEqual([
    { activity: 'steam:owned:730', game: game(facts), reason },
  ]);
});

test('a game that two accounts own is one, and one that no metric names is none', () => {
  const both = [game({ owned: false }), game({ account_id: 'len' }), game({ game_id: '440' })];
  for (const order of [both, both.toReversed()])
    expect(judgeOwned(RULE, order, [ADA, LEN]).map(({ reason }) => reason)).toEqual([undefined]);
});
