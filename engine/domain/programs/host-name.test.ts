import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostName, isIpAddress, isLocalhost } from './host-name.ts';

describe('the host name of a Host header', () => {
  test.each([
    ['creators.acme.example', 'creators.acme.example'],
    ['Creators.ACME.example:8443', 'creators.acme.example'],
    ['creators.acme.example.', 'creators.acme.example'],
    ['acme.localhost:3000', 'acme.localhost'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['[2001:DB8::1]', '[2001:db8::1]'],
  ])('%s is %s', (header, name) => {
    expect(hostName(header)).toBe(name);
  });

  test.each([
    undefined,
    '',
    'acme example',
    'acme.example/path',
    'user@acme.example',
    '-acme.example',
    'acme..example',
    'acme.example:port',
    '[::1',
    '[acme]',
    'a'.repeat(261),
  ])('%s is no host name', (header) => {
    expect(hostName(header)).toBeUndefined();
  });

  test('is undefined or a lower-case name without a port, whatever the header', () => {
    const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.webAuthority());
    fc.assert(
      fc.property(odd, (header) => {
        expect(hostName(header) ?? 'none').toMatch(/^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/);
      }),
    );
  });
});

test('localhost is localhost, and every name below it', () => {
  expect(['localhost', 'acme.localhost'].every(isLocalhost)).toBe(true);
  expect(['notlocalhost', 'localhost.example'].some(isLocalhost)).toBe(false);
});

test('addresses are told from names', () => {
  expect(['10.0.0.1', '[::1]'].every(isIpAddress)).toBe(true);
  expect(['acme.example', '10.0.0.1.example', '1.2.3'].some(isIpAddress)).toBe(false);
});
