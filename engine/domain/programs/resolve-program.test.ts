import { describe, expect, test } from 'vitest';
import type { HostClass } from './classify-host.ts';
import { resolveProgram } from './resolve-program.ts';

const PORTAL: HostClass = { kind: 'portal', local: false };
const OWN: HostClass = { kind: 'own', slug: 'third', host: 'creators.third.example' };
const UNKNOWN: HostClass = { kind: 'unknown', slug: 'welcome' };
const PROGRAMS = ['first', 'second', 'third', 'fourth', 'fifth', 'fifth-two', 'welcome'];
const resolve = (clues: Partial<Parameters<typeof resolveProgram>[0]>) =>
  resolveProgram({ path: '/', host: PORTAL, ...clues }, (slug) => PROGRAMS.includes(slug));

describe('the current program is resolved in the order of the specification', () => {
  const all = {
    meta: 'first',
    parameter: 'second',
    host: OWN,
    path: '/programs/fourth/login',
    routeName: 'programs-fifth-login',
  };
  test('route meta comes first', () => {
    expect(resolve(all)).toBe('first');
  });
  test("then the route's program parameter", () => {
    expect(resolve({ ...all, meta: undefined })).toBe('second');
  });
  test('then the host name', () => {
    expect(resolve({ ...all, meta: undefined, parameter: undefined })).toBe('third');
  });
  test('then the path segment after /programs/', () => {
    expect(resolve({ path: all.path, routeName: all.routeName })).toBe('fourth');
  });
  test("then the route's name", () => {
    expect(resolve({ routeName: all.routeName })).toBe('fifth');
  });
});

test('a clue that names no program is passed over', () => {
  expect(resolve({ meta: 'nobody', parameter: 'nobody', path: '/programs/second' })).toBe('second');
});

test("the longest program in a route's name is meant", () => {
  expect(resolve({ routeName: 'programs-fifth-two' })).toBe('fifth-two');
  expect(resolve({ routeName: 'programs-fifth-two-login' })).toBe('fifth-two');
  expect(resolve({ routeName: 'programs-fifth-three' })).toBe('fifth');
});

test('a host that belongs to nobody means the program for unknown hosts', () => {
  expect(resolve({ host: UNKNOWN, path: '/programs/second' })).toBe('welcome');
});

test('no clue, no program', () => {
  expect(resolve({})).toBeUndefined();
  expect(resolve({ routeName: 'verify' })).toBeUndefined();
});
