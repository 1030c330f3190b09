import { describe, expect, test } from 'vitest';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { nearestDeadlines } from './nearest-deadlines.ts';
import { nextSteps } from './next-steps.ts';

const enrolment = (changes: Partial<InfluencerActivation>): InfluencerActivation => ({
  id: 1,
  activation_id: 10,
  kind: 'key',
  title: 'A key',
  description: null,
  opens_at: null,
  closes_at: null,
  open: true,
  offer: 'invite',
  state: 'offered',
  agreements: [],
  key_options: [],
  key_option_id: null,
  content: null,
  offered_at: '2026-11-01T12:00:00.000Z',
  accepted_at: null,
  claimed_at: null,
  completed_at: null,
  expires_at: null,
  ...changes,
});
const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('what to do next', () => {
  test('begins with what bars the way and ends with the e-mail address', () => {
    const steps = nextSteps({
      self: { email: 'maya@people.example', email_verified: false },
      agreements: [
        { agreement: 'coc_accepted', current: false },
        { agreement: 'confirmed_18', current: true },
      ],
      requests: [
        { id: 4, activation_title: 'Early key', state: 'needs_changes' },
        { id: 5, activation_title: 'Late key', state: 'submitted' },
      ],
      enrolments: [enrolment({ id: 7 }), enrolment({ id: 8, state: 'accepted' })],
      quests: [
        { claimable: 2, points: 50 },
        { claimable: 0, points: 900 },
      ],
    });
    expect(steps).toEqual([
      { kind: 'agreements', names: ['coc_accepted'] },
      { kind: 'request', id: 4, title: 'Early key' },
      { kind: 'quests', count: 2, points: 100 },
      { kind: 'offer', id: 7, title: 'A key', until: null },
      { kind: 'key', id: 8, title: 'A key', until: null },
      { kind: 'email', email: 'maya@people.example' },
    ]);
  });

  test('tells what every member can join from what was granted and from an invitation; a season needs no joining', () => {
    const steps = nextSteps({
      enrolments: [
        enrolment({ id: 1, kind: 'season', offer: 'automatic' }),
        enrolment({ id: 2, kind: 'content', offer: 'automatic' }),
        enrolment({ id: 3, kind: 'event', offer: 'request' }),
        enrolment({ id: 4, kind: 'event', offer: 'invite' }),
      ],
    });
    expect(steps.map(({ kind }) => kind)).toEqual(['join', 'granted', 'offer']);
  });

  test('names an appeal that needs changes, and no other one', () => {
    const appeals = [
      { id: 1, subject_kind: 'content', state: 'submitted' },
      { id: 2, subject_kind: 'metric_event', state: 'needs_changes' },
    ] as const;
    expect(nextSteps({ appeals })).toEqual([{ kind: 'appeal', id: 2, subject: 'metric_event' }]);
  });

  test('leaves out what is closed, done or unknown', () => {
    const enrolments = [enrolment({ open: false }), enrolment({ state: 'claimed' })];
    expect(nextSteps({ enrolments })).toEqual([]);
  });
});

describe('deadlines', () => {
  test('come in their order, at the first moment that ends something', () => {
    const brief = { types: [], hashtags: [], minimum: 1, instructions: null };
    const deadlines = nearestDeadlines(
      [
        enrolment({ id: 1, closes_at: '2026-12-24T12:00:00.000Z' }),
        enrolment({
          id: 2,
          kind: 'content',
          state: 'accepted',
          closes_at: '2026-12-31T12:00:00.000Z',
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

  test('put quests that end together together, without those that are done', () => {
    const quest = (title: string, state: 'in_progress' | 'completed') => ({
      title,
      window: 'open' as const,
      closes_at: '2026-11-30T12:00:00.000Z',
      progress: { period: 'once', value: 1, state, completed_at: null, claimed_at: null },
    });
    const quests = [
      quest('Stream', 'in_progress'),
      quest('Upload', 'in_progress'),
      quest('Write', 'completed'),
    ];
    expect(nearestDeadlines([], quests, NOW)).toEqual([
      { kind: 'quest', at: '2026-11-30T12:00:00.000Z', titles: ['Stream', 'Upload'] },
    ]);
  });
});
