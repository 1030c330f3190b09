import { expect, test } from 'vitest';
import type { Section, SectionName } from '#contract/programs/program.ts';
import { memberSections, sectionBar } from './section-bar.ts';

const sections = (...names: readonly SectionName[]) =>
  names.map((name): Section => ({ name, path: `/${name}` }));
const names = (all: readonly Section[]) => all.map(({ name }) => name);
const onPhone = (...all: readonly SectionName[]) => {
  const { bar, more } = sectionBar(memberSections(sections(...all)));
  return [names(bar), names(more)];
};

test('on a phone the start comes first, three more as the manifest has them, then the rest', () => {
  expect(
    onPhone(
      'index',
      'login',
      'account',
      'quests',
      'rewards',
      'dashboard',
      'leaderboards',
      'claims',
    ),
  ).toEqual([
    ['dashboard', 'quests', 'rewards', 'leaderboards'],
    ['claims', 'account'],
  ]);
});

test('the account is not at hand, and alone it is not behind "More" either', () => {
  expect(onPhone('account', 'challenges', 'leaderboards', 'rewards')).toEqual([
    ['challenges', 'leaderboards', 'rewards'],
    [],
  ]);
  expect(onPhone('index', 'login', 'account')).toEqual([[], []]);
});

test('every section but the account is in one of the two, once', () => {
  const all: readonly SectionName[] = [
    'history',
    'requests',
    'claims',
    'challenges',
    'quests',
    'rewards',
  ];
  expect(onPhone(...all).flat()).toHaveLength(all.length);
  expect(new Set(onPhone(...all).flat())).toEqual(new Set(all));
});

test('the way in is no section for members', () => {
  expect(names(memberSections(sections('index', 'login', 'quests')))).toEqual(['quests']);
});

test('the account is the last section, wherever the manifest has it', () => {
  expect(names(memberSections(sections('account', 'index', 'rewards', 'quests')))).toEqual([
    'rewards',
    'quests',
    'account',
  ]);
});
