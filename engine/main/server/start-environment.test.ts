import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
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

test.each([
  [['--worker', '2'], "Unknown option '--worker'"],
  [['--workers'], 'argument missing'],
  [['web', 'api'], 'Several roles are written with commas: web,api.'],
])('arguments that it does not know are refused (%s)', (parameters, told) => {
  expect(() => startEnvironment(parameters, {})).toThrow(ConfigError);
  expect(() => startEnvironment(parameters, {})).toThrow(told);
});
