import { expect, test } from 'vitest';
import type { DatedEnrolment } from './enrolment-steps.ts';
import { nextSteps, type Standing } from './next-steps.ts';
import type { QuestOfPerson } from './quest-steps.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

const enrolment = (changes: Partial<DatedEnrolment>): DatedEnrolment => ({
  ...{ id: 1, kind: 'key', title: 'A key', closes_at: null, open: true, offer: 'invite' },
  ...{ state: 'offered', content: null, expires_at: null },
  ...changes,
});
const progress = (value: number, state: 'in_progress' | 'completed' = 'in_progress') => ({
  ...{ period: 'once', value, state, completed_at: null, claimed_at: null },
});
const quest = (changes: Partial<QuestOfPerson>): QuestOfPerson => ({
  ...{ id: 1, title: 'A quest', window: 'open', opens_at: null, closes_at: null },
  ...{ metric: 'hours', target: 10, points: 50, shared: null, claimable: 0 },
  progress: progress(0),
  prerequisites: [],
  ...changes,
});
const steps = (standing: Partial<Standing>) =>
  nextSteps(
    {
      ...{
        agreements: [],
        requests: [],
        requestable: [],
        appeals: [],
        enrolments: [],
        quests: [],
        rewards: [],
      },
      ...{ email: null, email_verified: true },
      ...standing,
    },
    NOW,
  );
const named = (standing: Partial<Standing>) =>
  steps(standing).map((step) => ('id' in step ? `${step.kind} ${step.id}` : step.kind));

test('what bars the way and what was asked come first, then what ends, what can be claimed, quests, a reward, the address', () => {
  expect(
    named({
      agreements: [
        { agreement: 'coc_accepted', current: false },
        { agreement: 'confirmed_18', current: true },
      ],
      requests: [{ id: 4, title: 'Early key' }],
      requestable: [
        { id: 30, title: 'A coat', closes_at: null },
        { id: 31, title: 'A hat', closes_at: inHours(60) },
        { id: 32, title: 'A third thing', closes_at: null },
      ],
      appeals: [{ id: 5, subject: 'content' }],
      enrolments: [
        enrolment({ id: 6 }),
        enrolment({ id: 7, state: 'accepted', closes_at: inHours(70) }),
        enrolment({ id: 8, expires_at: inHours(80) }),
      ],
      quests: [
        quest({ id: 10, progress: progress(10, 'completed'), claimable: 2 }),
        quest({ id: 11, closes_at: inHours(5) }),
        quest({ id: 12, progress: progress(8) }),
      ],
      rewards: [{ id: 20, title: 'A poster', cost: 100, balance: 40 }],
      email: 'maya@people.example',
      email_verified: false,
    }),
  ).toEqual([
    ...['agreements', 'request 4', 'appeal 5', 'quest 11', 'requestable 31', 'key 7'],
    ...['quests', 'offer 6', 'offer 8', 'quest 12', 'requestable 30', 'reward 20', 'email'],
  ]);
});

test('claims are counted together, with what they bring', () => {
  const quests = [
    quest({ claimable: 2, points: 50, progress: progress(10, 'completed') }),
    quest({ claimable: 1, points: 5, progress: progress(10, 'completed') }),
  ];
  expect(steps({ quests })).toEqual([{ kind: 'quests', count: 3, points: 105 }]);
});

test('what every member can join is told from what was granted and from an invitation; a season needs no joining', () => {
  const enrolments = [
    enrolment({ id: 1, kind: 'season', offer: 'automatic' }),
    enrolment({ id: 2, kind: 'content', offer: 'automatic' }),
    enrolment({ id: 3, kind: 'event', offer: 'request' }),
    enrolment({ id: 4, kind: 'event', offer: 'invite' }),
  ];
  expect(named({ enrolments })).toEqual(['join 2', 'granted 3', 'offer 4']);
});

test('what is closed, done or not yet open asks for nothing', () => {
  const enrolments = [enrolment({ open: false }), enrolment({ state: 'claimed' })];
  const quests = [
    quest({ window: 'upcoming' }),
    quest({ window: 'closed' }),
    quest({ progress: progress(10, 'completed') }),
    quest({ shared: { value: 10, reached_at: inHours(-1) } }),
  ];
  expect(steps({ enrolments, quests })).toEqual([]);
});

test('of many quests three are named: what ends, what is nearly done, what just opened, what was begun', () => {
  const quests = [
    quest({ id: 1 }),
    quest({ id: 2, progress: progress(2) }),
    quest({ id: 3, opens_at: inHours(-48) }),
    quest({ id: 4, opens_at: inHours(-24) }),
    quest({ id: 5, progress: progress(5) }),
    quest({ id: 6, progress: progress(9) }),
    quest({ id: 7, closes_at: inHours(60) }),
    quest({ id: 8, opens_at: inHours(-24 * 30), progress: progress(4) }),
  ];
  expect(named({ quests })).toEqual(['quest 7', 'quest 6', 'quest 5']);
  const without = (...ids: number[]) => quests.filter(({ id }) => !ids.includes(id));
  expect(named({ quests: without(5, 6, 7) })).toEqual(['quest 4', 'quest 3', 'quest 8']);
  expect(named({ quests: without(3, 4, 5, 6, 7) })).toEqual(['quest 8', 'quest 2', 'quest 1']);
});

test('a quest says why it is named and how far it is; a goal that all share, how far all are', () => {
  const shared = { value: 6, reached_at: null };
  const quests = [
    quest({ progress: progress(1), shared }),
    quest({ id: 2, progress: progress(1) }),
  ];
  expect(steps({ quests })).toEqual([
    {
      ...{ kind: 'quest', id: 1, title: 'A quest', until: null, reason: 'nearly_done' },
      ...{ metric: 'hours', value: 6, target: 10, shared: true, points: 50 },
    },
    expect.objectContaining({ id: 2, reason: 'open', value: 1, shared: false }),
  ]);
});

test('the reward is the one that the fewest points are missing for, else the dearest', () => {
  const reward = (id: number, cost: number, balance = 100) => ({
    ...{ id, title: `Reward ${id}`, cost, balance },
  });
  const nearest = (...rewards: Standing['rewards']) => steps({ rewards })[0];
  expect(nearest(reward(1, 500), reward(2, 150), reward(3, 50))).toEqual({
    ...{ kind: 'reward', id: 2, title: 'Reward 2', cost: 150, missing: 50 },
  });
  expect(nearest(reward(1, 100), reward(2, 20))).toMatchObject({ id: 1, missing: 0 });
  expect(nearest(reward(1, 0))).toBeUndefined();
});
