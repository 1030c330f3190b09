import { expect, test } from 'vitest';
import type { DatedEnrolment } from './enrolment-steps.ts';
import { nearestDeadlines } from './nearest-deadlines.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const enrolment = (changes: Partial<DatedEnrolment>): DatedEnrolment => ({
  ...{ id: 1, kind: 'key', title: 'A key', closes_at: null, open: true, offer: 'invite' },
  ...{ state: 'offered', content: null, expires_at: null },
  ...changes,
});

test('deadlines come in their order, at the first moment that ends something', () => {
  const brief = { types: [], hashtags: [], minimum: 1, instructions: null };
  const deadlines = nearestDeadlines(
    [
      enrolment({ id: 1, closes_at: '2026-12-24T12:00:00.000Z' }),
      enrolment({
        ...{ id: 2, kind: 'content', state: 'accepted', closes_at: '2026-12-31T12:00:00.000Z' },
        content: { ...brief, due_at: '2026-12-01T12:00:00.000Z' },
      }),
      enrolment({ id: 3, state: 'claimed', closes_at: '2026-11-22T12:00:00.000Z' }),
      enrolment({ id: 4, closes_at: '2026-11-20T12:00:00.000Z' }),
    ],
    [],
    NOW,
  );
  expect(deadlines.map(({ id, kind, at }) => [id, kind, at])).toEqual([
    [2, 'content', '2026-12-01T12:00:00.000Z'],
    [1, 'offer', '2026-12-24T12:00:00.000Z'],
  ]);
});

test('quests that end together stand together, without those that are done', () => {
  const quest = (id: number, title: string, state: 'in_progress' | 'completed') => ({
    ...{ id, title },
    window: 'open' as const,
    closes_at: '2026-11-30T12:00:00.000Z',
    progress: { period: 'once', value: 1, state, completed_at: null, claimed_at: null },
    shared: null,
    prerequisites: [],
  });
  const quests = [
    quest(4, 'Stream', 'in_progress'),
    quest(2, 'Upload', 'in_progress'),
    quest(3, 'Write', 'completed'),
  ];
  expect(nearestDeadlines([], quests, NOW)).toEqual([
    {
      ...{ kind: 'quest', at: '2026-11-30T12:00:00.000Z', titles: ['Stream', 'Upload'] },
      ...{ id: null, quest_ids: [4, 2] },
    },
  ]);
});
