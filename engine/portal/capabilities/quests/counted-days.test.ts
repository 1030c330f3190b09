import { expect, test } from 'vitest';
import { countedDays, type MetricEvent } from './counted-days.ts';

const event = (changes: Partial<MetricEvent>): MetricEvent => ({
  ...{ id: 1, metric: 'minutes', value: 30, platform: null, counted: true },
  ...{ occurred_at: '2026-11-20T10:00:00Z', received_at: '2026-11-20T10:00:00Z' },
  outcomes: [{ quest_id: 1, counted: true, reason_code: null }],
  ...changes,
});
const dayOf = (moment: string) => moment.slice(0, 10);

test('events stand with the day on which they happened, the latest first, in whatever order they came', () => {
  const events = [
    event({ occurred_at: '2026-11-20T09:00:00Z' }),
    event({ occurred_at: '2026-11-21T09:00:00Z' }),
    event({ occurred_at: '2026-11-20T23:00:00Z' }),
  ];
  const days = countedDays(events, dayOf);
  expect(days.map(({ day, counted }) => [day, counted.map((one) => one.occurred_at)])).toEqual([
    ['2026-11-21', ['2026-11-21T09:00:00Z']],
    ['2026-11-20', ['2026-11-20T23:00:00Z', '2026-11-20T09:00:00Z']],
  ]);
});

test('what counted is added up for each quest and metric, what counted for none stands apart', () => {
  const refused = event({
    counted: false,
    outcomes: [{ quest_id: null, counted: false, reason_code: 'too_old' }],
  });
  const [day] = countedDays(
    [
      event({}),
      event({
        value: 12,
        outcomes: [
          { quest_id: 1, counted: true, reason_code: null },
          { quest_id: 2, counted: true, reason_code: null },
          { quest_id: 3, counted: false, reason_code: 'quest_claimed' },
        ],
      }),
      event({ metric: 'wins', value: 1 }),
      refused,
    ],
    dayOf,
  );
  expect(day?.tallies).toEqual([
    { quest_id: 1, metric: 'minutes', value: 42 },
    { quest_id: 2, metric: 'minutes', value: 12 },
    { quest_id: 1, metric: 'wins', value: 1 },
  ]);
  expect(day?.refused).toEqual([refused]);
});
