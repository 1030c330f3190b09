import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { startEnvironment } from './start-environment.ts';

test('without arguments the environment is as it is', () => {
  expect(startEnvironment([], { PORT: '1' })).toEqual({ PORT: '1' });
});

test('arguments say roles and processes, above the environment', () => {
  const environment = { MARQUEE_ROLE: 'api', MARQUEE_WORKERS: '3' };
  expect(startEnvironment(['web', '--workers', '2'], environment)).toEqual({
    MARQUEE_ROLE: 'web',
    MARQUEE_WORKERS: '2',
  });
});

test('"auto" is a process for each processor', () => {
  expect(startEnvironment(['--workers=auto'], {}).MARQUEE_WORKERS).toBe(
    String(availableParallelism()),
  );
});

test('an argument that it does not know is refused', () => {
  expect(() => startEnvironment(['--worker', '2'], {})).toThrow("Unknown option '--worker'");
});
