import { expect, test } from 'vitest';
import { guardReload } from './reload-guard.ts';

test('a path is reloaded at most once in 10 s', () => {
  const first = guardReload({}, '/a', 1000);
  expect(first).toEqual({ allowed: true, reloads: { '/a': 1000 } });
  expect(guardReload(first.reloads, '/a', 10_999).allowed).toBe(false);
  expect(guardReload(first.reloads, '/a', 11_000).allowed).toBe(true);
});

test('a refusal does not prolong the window', () => {
  const refused = guardReload({ '/a': 1000 }, '/a', 9000);
  expect(refused.reloads).toEqual({ '/a': 1000 });
});

test('each path has a window of its own', () => {
  expect(guardReload({ '/a': 1000 }, '/b', 2000)).toEqual({
    allowed: true,
    reloads: { '/a': 1000, '/b': 2000 },
  });
});

test('what lies outside the window is forgotten, and so is the future', () => {
  expect(guardReload({ '/old': 1, '/late': 99_000 }, '/late', 20_000)).toEqual({
    allowed: true,
    reloads: { '/late': 20_000 },
  });
});

test('names that every object has are paths like others', () => {
  expect(guardReload({}, 'constructor', 5).allowed).toBe(true);
});
