import { expect, test } from 'vitest';
import { classifyHost } from './classify-host.ts';

const DIRECTORY = {
  hosts: new Map([
    ['creators.acme.example', 'acme'],
    ['acme.localhost', 'acme'],
  ]),
  main_hosts: ['marquee.example'],
  staging_hosts: ['staging.marquee.example'],
  unknown_host_program: 'welcome',
};

test.each([
  ['creators.acme.example', { kind: 'own', slug: 'acme', host: 'creators.acme.example' }],
  ['Creators.Acme.Example:443', { kind: 'own', slug: 'acme', host: 'creators.acme.example' }],
  ['acme.localhost:3000', { kind: 'own', slug: 'acme', host: 'acme.localhost' }],
  ['marquee.example', { kind: 'portal', local: false }],
  ['staging.marquee.example', { kind: 'portal', local: false }],
  ['localhost:3000', { kind: 'portal', local: true }],
  ['other.localhost', { kind: 'portal', local: true }],
  ['192.168.0.7:3000', { kind: 'portal', local: true }],
  ['[::1]:3000', { kind: 'portal', local: true }],
  ['parked.example', { kind: 'unknown', slug: 'welcome' }],
  ['not a host', { kind: 'unknown', slug: 'welcome' }],
  [undefined, { kind: 'unknown', slug: 'welcome' }],
])('the host %s is classed as %o', (header, expected) => {
  expect(classifyHost(header, DIRECTORY)).toEqual(expected);
});
