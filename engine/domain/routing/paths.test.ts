import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinPath, matchPattern, parentPaths, readPath } from './paths.ts';

describe('reading a path', () => {
  test.each([
    ['/', '/'],
    ['/programs/acme', '/programs/acme'],
    ['/programs/acme/', '/programs/acme'],
    ['/caf%C3%A9', '/café'],
    ['/a%20b', '/a b'],
  ])('%s is %s', (raw, path) => {
    expect(readPath(raw)).toBe(path);
  });

  test.each([
    ['no slash in front', 'programs'],
    ['nothing', ''],
    ['an encoded slash', '/programs%2Facme'],
    ['an encoded backslash', '/programs%5cacme'],
    ['a backslash', '/\\evil.example'],
    ['an empty segment', '//evil.example'],
    ['a dot segment', '/programs/../site.yaml'],
    ['an encoded dot segment', '/programs/%2e%2e/site.yaml'],
    ['a single dot', '/./programs'],
    ['a control character', '/a%0d%0aSet-Cookie'],
    ['half an encoding', '/100%'],
    ['what is not UTF-8', '/%E9'],
    ['more than 2,000 characters', `/${'a'.repeat(2000)}`],
  ])('refuses %s', (_case, raw) => {
    expect(readPath(raw)).toBeUndefined();
  });

  test('never throws, and answers a path that stays on the host', () => {
    const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webUrl());
    const raw = fc.oneof(
      odd,
      odd.map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(raw, (text) => {
        expect(readPath(text) ?? '/').toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});

test('a base and a path make one path', () => {
  expect(joinPath('/programs/acme', '/')).toBe('/programs/acme');
  expect(joinPath('/programs/acme', '/login')).toBe('/programs/acme/login');
  expect(joinPath('', '/')).toBe('/');
  expect(joinPath('', '/login')).toBe('/login');
});

test('a pattern matches itself, or everything below where it ends in a star', () => {
  expect(matchPattern('/a', '/a')).toBe('');
  expect(matchPattern('/a', '/a/b')).toBeUndefined();
  expect(matchPattern('/a/*', '/a/b/c')).toBe('b/c');
  expect(matchPattern('/a/*', '/a')).toBeUndefined();
  expect(matchPattern('/a/*', '/a/')).toBeUndefined();
  expect(matchPattern('/a/*', '/ab/c')).toBeUndefined();
});

test('the paths above a path come nearest first', () => {
  expect(parentPaths('/a/b/c')).toEqual(['/a/b', '/a']);
  expect(parentPaths('/a')).toEqual([]);
  expect(parentPaths('')).toEqual([]);
});
