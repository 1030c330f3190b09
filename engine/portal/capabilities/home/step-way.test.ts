import { expect, test } from 'vitest';
import type { SectionName } from '#contract/programs/program.ts';
import type { NextStep } from '#contract/shapes/today.ts';
import { canBeDone, stepWay } from './step-way.ts';

const sections = (...names: readonly SectionName[]) =>
  names.map((name) => ({ name, path: `/the-${name}` }));
const offer = (kind: 'join' | 'offer' | 'granted' | 'key' | 'content'): NextStep => ({
  kind,
  id: 7,
  title: 'A night',
  until: null,
});

test('a step leads to the section where it is done', () => {
  const all = sections('account', 'quests', 'requests', 'claims');
  expect(stepWay(offer('join'), all)).toBe('/the-claims/7');
  expect(stepWay({ kind: 'request', id: 4, title: 'A key' }, all)).toBe('/the-requests/4');
  expect(stepWay({ kind: 'appeal', id: 1, subject: 'content' }, all)).toBe('/the-claims');
  expect(stepWay({ kind: 'appeal', id: 1, subject: 'metric_event' }, all)).toBe(
    '/the-quests#counted',
  );
  expect(stepWay({ kind: 'email', email: null }, all)).toBe('/the-account');
  expect(stepWay({ kind: 'quests', count: 1, points: 5 }, sections('challenges'))).toBe(
    '/the-challenges',
  );
});

test('a quest and a reward are led to where they stand in their list', () => {
  const quest: NextStep = {
    ...{ kind: 'quest', id: 5, title: 'Stream', until: null, reason: 'open' },
    ...{ metric: 'hours', value: 1, target: 2, shared: false, points: 3 },
  };
  const reward: NextStep = { kind: 'reward', id: 6, title: 'A poster', cost: 9, missing: 4 };
  expect(stepWay(quest, sections('challenges'))).toBe('/the-challenges#quest-5');
  expect(stepWay(reward, sections('quests', 'rewards'))).toBe('/the-rewards#reward-6');
  expect(canBeDone(quest, sections('rewards'))).toBe(false);
  expect(canBeDone(reward, sections('quests'))).toBe(false);
});

test('nobody is told to join, accept or claim where the program has no section for it', () => {
  const some = sections('account', 'quests', 'rewards');
  for (const kind of ['join', 'offer', 'granted', 'key', 'content'] as const) {
    expect(canBeDone(offer(kind), some)).toBe(false);
    expect(canBeDone(offer(kind), sections('claims'))).toBe(true);
  }
  expect(canBeDone({ kind: 'quests', count: 1, points: 5 }, some)).toBe(true);
  expect(canBeDone({ kind: 'quests', count: 1, points: 5 }, sections('account'))).toBe(false);
});

test('agreements and an address can be seen to in every program', () => {
  expect(canBeDone({ kind: 'agreements', names: ['coc_accepted'] }, [])).toBe(true);
  expect(canBeDone({ kind: 'email', email: 'maya@people.example' }, [])).toBe(true);
});
