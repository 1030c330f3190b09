import { expect, test } from 'vitest';
import type { Section, SectionName } from '#contract/programs/program.ts';
import { homeSection } from './home-section.ts';

const begin = (...names: readonly SectionName[]) =>
  homeSection(names.map((name): Section => ({ name, path: `/${name}` })))?.name;

test('who signs in begins on the dashboard, or with something to do, never with the account', () => {
  expect(begin('index', 'login', 'account', 'quests', 'dashboard')).toBe('dashboard');
  expect(begin('index', 'login', 'account', 'challenges', 'rewards')).toBe('challenges');
  expect(begin('account', 'history', 'requests')).toBe('requests');
});

test('a program with an account alone begins there, one without sections nowhere', () => {
  expect(begin('index', 'login', 'account')).toBe('account');
  expect(begin('index', 'login')).toBeUndefined();
});
