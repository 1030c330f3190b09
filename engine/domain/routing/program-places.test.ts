import { describe, expect, test } from 'vitest';
import type { Program, ServedSection } from '#contract/programs/program.ts';
import { enginePaths, findPlace, type ProgramPlace } from './program-places.ts';

const section = (name: ServedSection['name'], path: string): ServedSection => ({
  name,
  path,
  layout: 'dashboard',
  guards: [],
});
const page = (path: string, validate?: string) => ({ path, blocks: [], validate });
const PROGRAM = {
  pages: [page('/'), page('/errors/fail'), page('/hub/*', 'slug-tail'), page('/open/*')],
  sections: [
    section('index', '/'),
    section('login', '/login'),
    section('quests', '/dashboard/quests'),
    section('requests', '/dashboard/requests'),
    section('history', '/dashboard/requests/history'),
    section('rewards', '/rewards'),
  ],
} as unknown as Program;

const describePlace = (place: ProgramPlace | undefined) => {
  switch (place?.kind) {
    case 'page':
      return `page ${place.page.path}`;
    case 'section':
      return place.id === undefined ? place.section.name : `${place.section.name} ${place.id}`;
    case 'legal':
      return place.legal;
    case 'profile':
      return `profile of ${place.handle}`;
    case 'moved':
      return `moved to ${place.path}`;
    default:
      return 'nothing';
  }
};

describe('what stands at a path below a program', () => {
  test.each([
    ['/', 'page /'],
    ['/errors/fail', 'page /errors/fail'],
    ['/login', 'login'],
    ['/dashboard/quests', 'quests'],
    ['/dashboard/quests/17', 'quests 17'],
    ['/dashboard/requests/history', 'history'],
    ['/dashboard/requests/232', 'requests 232'],
    ['/rewards', 'rewards'],
    ['/dashboard/rewards', 'moved to /rewards'],
    ['/rewards/1', 'nothing'],
    ['/dashboard/quests/17/more', 'nothing'],
    ['/dashboard/quests/a b', 'nothing'],
    ['/dashboard', 'nothing'],
    ['/terms', 'terms'],
    ['/privacy', 'privacy'],
    ['/code-of-conduct', 'code_of_conduct'],
    ['/hub/week-1/day-2', 'page /hub/*'],
    ['/hub/Week', 'nothing'],
    ['/hub', 'nothing'],
    ['/open/Anything at all', 'page /open/*'],
    ['/elsewhere', 'nothing'],
    ['/creators/maya-plays', 'profile of maya-plays'],
    ['/creators/Maya-Plays', 'moved to /creators/maya-plays'],
    ['/creators/maya/more', 'nothing'],
    ['/creators/a b c', 'nothing'],
    ['/creators', 'nothing'],
  ])('%s: %s', (path, expected) => {
    expect(describePlace(findPlace(PROGRAM, path))).toBe(expected);
  });

  test('a page of the manifest comes before a section', () => {
    const pages = [...PROGRAM.pages, page('/rewards')];
    const place = findPlace({ ...PROGRAM, pages } as unknown as Program, '/rewards');
    expect(describePlace(place)).toBe('page /rewards');
  });
});

test('an archived program shows nobody', () => {
  const archived = { ...PROGRAM, status: 'archived' } as unknown as Program;
  expect(describePlace(findPlace(archived, '/creators/maya-plays'))).toBe('nothing');
});

test('the engine gives a program its sections and legal documents, but no landing page', () => {
  expect(enginePaths(PROGRAM.sections)).toEqual([
    ...['/login', '/dashboard/quests', '/dashboard/requests', '/dashboard/requests/history'],
    ...['/rewards', '/terms', '/privacy', '/code-of-conduct'],
  ]);
});
