import { expect, test } from 'vitest';
import { originsOf } from './origins.ts';

const CATALOGUE = {
  hosts: new Map([
    ['acme.example', 'acme'],
    ['acme.localhost', 'acme'],
  ]),
  main_hosts: ['marquee.example'],
  staging_hosts: ['staging.example'],
  unknown_host_program: 'new-program',
};
const originsIn = (environment: 'development' | 'staging' | 'production') =>
  originsOf(CATALOGUE, environment, () => 3000);

test.each(['staging', 'production'] as const)(
  'in %s only the catalogue’s hosts are trusted: over https, on the port of it',
  (environment) => {
    const { isOwn } = originsIn(environment);
    const trusted = ['https://acme.example', 'https://marquee.example', 'https://staging.example'];
    expect(trusted.filter((origin) => !isOwn(origin))).toEqual([]);
    const strangers = [
      'https://acme.localhost',
      'https://localhost',
      'https://127.0.0.1',
      'https://acme.example:8443',
      'https://marquee.example:3000',
      'http://acme.example',
      'https://evil.example',
      'null',
    ];
    expect(strangers.filter(isOwn)).toEqual([]);
  },
);

test('in development this machine is trusted, on any port', () => {
  const { isOwn } = originsIn('development');
  const trusted = ['http://localhost:3000', 'http://acme.localhost:3000', 'http://127.0.0.1:5173'];
  expect(trusted.filter((origin) => !isOwn(origin))).toEqual([]);
  expect(['http://evil.example', 'null', ''].filter(isOwn)).toEqual([]);
});
