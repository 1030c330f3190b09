import { expect, test } from 'vitest';
import { handleOfPath } from './profile-path.ts';

test('an address names a handle in small letters, or none', () => {
  expect(handleOfPath('/creators/Maya-Plays')).toBe('maya-plays');
  for (const path of [
    '/creators',
    '/creators/',
    '/creators/a/b',
    '/creators/a b c',
    '/Creators/maya',
  ])
    expect(handleOfPath(path)).toBeUndefined();
});
